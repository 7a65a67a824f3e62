// Parts of the top bar that load after the first view: search box, bell, and global shortcuts.
import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Bell } from "@/features/notifications/bell";
import { useMessages } from "@/lib/i18n";
import { may, type Permission } from "@/lib/may";
import type { Me } from "@/lib/me";
import { isMac, keysOf, type ShortcutId } from "@/lib/shortcut-list";
import { useShortcuts } from "@/lib/shortcuts";
import { Kbd } from "@/ui/kbd";
import { lazyPart } from "@/ui/lazy-part";

const PALETTE = lazyPart(() => import("./palette/command-palette"), "CommandPalette");
const SWITCHER = lazyPart(() => import("@/features/orgs/organisation/switcher-dialog"), "SwitcherDialog");
const HELP = lazyPart(() => import("./palette/shortcut-help"), "ShortcutHelp");

interface ShortcutPage {
  id: ShortcutId;
  to: string;
  /** Permission without which its shortcut does nothing. */
  permission?: Permission;
}

/** Screens with a shortcut of their own. */
const PAGES: readonly ShortcutPage[] = [
  { id: "go_overview", to: "/dashboard" },
  { id: "go_locations", to: "/dashboard/locations" },
  { id: "go_posts", to: "/dashboard/posts", permission: "see_posts" },
  { id: "go_pages", to: "/dashboard/pages", permission: "see_pages" },
  { id: "go_reviews", to: "/dashboard/reviews", permission: "see_reviews" },
  { id: "go_requests", to: "/dashboard/requests", permission: "see_contacts" },
  { id: "go_citations", to: "/dashboard/citations", permission: "see_citations" },
  { id: "go_heatmaps", to: "/dashboard/heatmaps", permission: "see_heatmaps" },
  { id: "go_reports", to: "/dashboard/reports", permission: "see_reports" },
  { id: "go_settings", to: "/dashboard/settings" },
];

/** Search box and bell. */
export function Tools({ me }: { me: Me }) {
  const { shell } = useMessages();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"palette" | "help" | "switcher" | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const help = useCallback(() => setOpen("help"), []);
  const switcher = useCallback(() => setOpen("switcher"), []);
  useShortcuts({
    "?": help,
    ...Object.fromEntries(
      PAGES.filter(({ permission }) => permission === undefined || may(me, permission)).map(({ id, to }) => [
        keysOf(id).join(" "),
        () => void navigate({ to }),
      ]),
    ),
  });
  usePaletteKey(() => setOpen(open === "palette" ? null : "palette"));
  return (
    <>
      <AriaButton
        aria-label={`${shell.search} ${isMac() ? "⌘" : "Ctrl"} K`}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? "Meta+K" : "Control+K"}
        onPress={() => setOpen("palette")}
        onHoverStart={() => void PALETTE.load()}
        onFocus={() => void PALETTE.load()}
        className="focus-ring target-44 relative flex h-9 shrink-0 cursor-default items-center gap-2 rounded-md text-ink-muted transition-colors hover:bg-hover hover:text-ink max-lg:w-9 max-lg:justify-center lg:w-72 lg:border lg:border-line-strong lg:bg-paper lg:px-3 lg:hover:border-ink-faint"
      >
        <Search className="size-5 shrink-0 lg:size-4" strokeWidth={1.5} aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate text-left max-lg:hidden">{shell.search}</span>
        <span className="flex shrink-0 gap-1 max-lg:hidden" aria-hidden="true">
          <Kbd>{isMac() ? "⌘" : "Ctrl"}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </AriaButton>
      {may(me, "read_notifications") && <Bell />}
      <Suspense>
        {open === "palette" && <PALETTE.Part me={me} onClose={close} onHelp={help} onSwitch={switcher} />}
        {open === "switcher" && <SWITCHER.Part isOpen onClose={close} />}
        {open === "help" && <HELP.Part onClose={close} />}
      </Suspense>
    </>
  );
}

/** Ctrl-K, on a Mac Command-K; also while someone types, but not behind another dialog. */
function usePaletteKey(toggle: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (event.key.toLowerCase() !== "k" || !isMeant || event.altKey || event.shiftKey) return;
    if (document.querySelector("[data-overlay]:not([data-overlay=palette])")) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
