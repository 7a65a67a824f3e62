// Words of the settings of assistants.
export const assistants = {
  title: "Assistants",
  text: "AI assistants such as Claude can read your data and, if you allow it, prepare work for you. They use Vitrine with one of your API tokens and never do more than you can.",
  load_failed: "The settings couldn’t be loaded.",
  address: {
    title: "Address",
    label: "Address of the server",
    copy: "Copy address",
    copied: "Copied",
    copy_failed: "Your browser blocked copying. Select the address and copy it manually.",
  },
  switch: {
    label: "Assistants may connect",
    on: "Anyone with a token of this organization can connect an assistant.",
    off: "No assistant gets in, whatever its token allows.",
    guarded: "Off by default: a location is in a health or legal profession with a duty of confidentiality.",
    owners: "Only owners can change this.",
    failed: "The change wasn’t saved.",
  },
  scopes: {
    title: "What an assistant can do",
    text: "The token decides. Start with reading, and add more only when you need it.",
    read: [
      "Read",
      "Locations, audits, performance, reviews, heatmaps, citations, posts, pages, and reports.",
    ],
    write: ["Write", "Draft replies and posts, write notes, assign reviews, work on tasks, edit locations."],
    publish: ["Publish", "Schedule posts, and remove posts and replies at Google. Replies are never sent."],
    spend: ["Spend", "Start heatmap scans, which cost money."],
    untrusted:
      "Reviews and directories can contain text that tries to mislead an assistant. Vitrine marks that text as data. Still, give an assistant no more than it needs.",
  },
  connect: {
    title: "Connect an assistant",
    steps: [
      "Create an API token.",
      "Give the assistant the address, and the token in the Authorization header.",
      "Ask it for an overview of your locations.",
    ],
    token: "API tokens",
    ways: { claude: "Claude Code", desktop: "Assistants with a settings file", other: "Your own program" },
    replace: "Replace vtr_… with your token.",
  },
  calls: {
    title: "Latest calls",
    failed: "The calls couldn’t be loaded.",
    empty: "No assistant has called yet.",
    columns: { time: "Time", assistant: "Assistant", by: "Token of", tool: "Tool", outcome: "Outcome" },
    done: "Done",
    insufficient_scope: "The token lacks the scope",
    changed: "Switch changed",
    all: "Audit log",
  },
} as const;

/** The texts of a tree, whatever they say. */
type Texts<T> = T extends string
  ? string
  : T extends readonly string[]
    ? { readonly [K in keyof T]: string }
    : { readonly [K in keyof T]: Texts<T[K]> };

export type AssistantWords = Texts<typeof assistants>;
