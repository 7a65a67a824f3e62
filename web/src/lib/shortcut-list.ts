// All keyboard shortcuts, as the help dialog lists them; shortcuts.ts and the lists bind them.

/** Scope of a shortcut. */
export const SHORTCUT_AREAS = ["anywhere", "list", "posts", "reviews", "feedback"] as const;
export type ShortcutArea = (typeof SHORTCUT_AREAS)[number];

/** The shortcuts in the order they are listed. "mod" is Command on a Mac and Ctrl elsewhere. */
export const SHORTCUTS = [
  { id: "palette", area: "anywhere", keys: ["mod", "K"] },
  { id: "help", area: "anywhere", keys: ["?"] },
  { id: "go_overview", area: "anywhere", keys: ["g", "o"] },
  { id: "go_locations", area: "anywhere", keys: ["g", "l"] },
  { id: "go_posts", area: "anywhere", keys: ["g", "p"] },
  { id: "go_pages", area: "anywhere", keys: ["g", "a"] },
  { id: "go_reviews", area: "anywhere", keys: ["g", "r"] },
  { id: "go_requests", area: "anywhere", keys: ["g", "q"] },
  { id: "go_citations", area: "anywhere", keys: ["g", "c"] },
  { id: "go_heatmaps", area: "anywhere", keys: ["g", "h"] },
  { id: "go_reports", area: "anywhere", keys: ["g", "t"] },
  { id: "go_settings", area: "anywhere", keys: ["g", "s"] },
  { id: "search", area: "list", keys: ["/"] },
  { id: "next", area: "list", keys: ["j"] },
  { id: "previous", area: "list", keys: ["k"] },
  { id: "open", area: "list", keys: ["Enter"] },
  { id: "select", area: "list", keys: ["x"] },
  { id: "remove", area: "list", keys: ["Delete"] },
  { id: "clear", area: "list", keys: ["Escape"] },
  { id: "next_period", area: "posts", keys: ["j"] },
  { id: "previous_period", area: "posts", keys: ["k"] },
  { id: "current_period", area: "posts", keys: ["t"] },
  { id: "move_post", area: "posts", keys: ["m"] },
  { id: "search_reviews", area: "reviews", keys: ["/"] },
  { id: "next_review", area: "reviews", keys: ["j"] },
  { id: "previous_review", area: "reviews", keys: ["k"] },
  { id: "reply", area: "reviews", keys: ["r"] },
  { id: "finish_review", area: "reviews", keys: ["e"] },
  { id: "assign_review", area: "reviews", keys: ["a"] },
  { id: "select_review", area: "reviews", keys: ["x"] },
  { id: "next_feedback", area: "feedback", keys: ["j"] },
  { id: "previous_feedback", area: "feedback", keys: ["k"] },
  { id: "finish_feedback", area: "feedback", keys: ["e"] },
] as const satisfies readonly { id: string; area: ShortcutArea; keys: readonly string[] }[];

export type ShortcutId = (typeof SHORTCUTS)[number]["id"];

/** The keys of one shortcut. */
export function keysOf(id: ShortcutId): readonly string[] {
  return SHORTCUTS.find((shortcut) => shortcut.id === id)?.keys ?? [];
}

/** True on devices with a Command key instead of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
