// Words of the settings of assistants.
export const assistants = {
  title: "Assistants",
  text: "AI assistants such as Claude can read your data and, if you allow it, prepare work for you. They use Vitrine with one of your API tokens and can never do more than you can.",
  load_failed: "The settings couldn’t be loaded.",
  address: {
    title: "Address",
    label: "Server address",
    copy: "Copy address",
    copied: "Copied",
    failed: "Your browser blocked copying. Select the address and copy it manually.",
  },
  switch: {
    label: "Allow assistants to connect",
    on: "Anyone with one of this organization’s API tokens can connect an assistant.",
    off: "No assistant can connect, no matter what its token allows.",
    guarded:
      "Off by default because one of your locations is in a health or legal profession bound by confidentiality.",
    owners: "Only owners can change this.",
    failed: "The change wasn’t saved.",
  },
  scopes: {
    title: "What an assistant can do",
    text: "That depends on its token. Start with read access, and add more only when you need it.",
    read: [
      "Read",
      "Locations, audits, performance, reviews, heatmaps, citations, posts, pages, and reports.",
    ],
    write: [
      "Write",
      "Draft replies and posts, write notes, assign reviews, work on tasks, and edit locations.",
    ],
    publish: [
      "Publish",
      "Schedule posts, and remove posts and replies from Google. Assistants never send replies.",
    ],
    spend: ["Spend", "Start heatmap scans, which cost money."],
    untrusted:
      "Reviews and directories can contain text that tries to mislead an assistant. Vitrine marks that text as data. Even so, give an assistant no more access than it needs.",
  },
  connect: {
    title: "Connect an assistant",
    steps: [
      "Create an API token.",
      "Give the assistant the address, and put the token in the Authorization header.",
      "Ask it for an overview of your locations.",
    ],
    token: "API tokens",
    ways: { claude: "Claude Code", desktop: "Assistants with a config file", other: "Your own code" },
    replace: "Replace vtr_… with your token.",
  },
  calls: {
    title: "Recent calls",
    failed: "The calls couldn’t be loaded.",
    empty: "No calls from assistants yet.",
    columns: { time: "Time", assistant: "Assistant", by: "Token owner", tool: "Tool", outcome: "Outcome" },
    done: "Done",
    insufficient_scope: "The token doesn’t have this scope",
    changed: "Setting changed",
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
