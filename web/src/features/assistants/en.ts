// Words of the settings of assistants.
export const assistants = {
  title: "Assistants",
  text: "AI assistants such as Claude can read your data and, if you allow it, prepare work for you. They use Vitrine with your consent and can never do more than you can.",
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
    on: "Members can connect assistants. An assistant can never do more than the member who connected it.",
    off: "No assistant can connect, regardless of its permissions.",
    guarded:
      "Off by default because one of your locations is in a health or legal profession bound by confidentiality.",
    owners: "Only owners can change this.",
    failed: "The change wasn’t saved.",
  },
  scopes: {
    title: "What an assistant can do",
    text: "You choose what to allow when you connect an assistant. Start with read access, and add more only when you need it.",
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
      "In Claude, ChatGPT, or another assistant, add a custom connector with the address above.",
      "When the assistant sends you here, sign in and choose what it can do.",
      "Ask it for an overview of your locations.",
    ],
    by_token:
      "For assistants and programs that can’t sign in, create an API token and send it in the Authorization header.",
    token: "API tokens",
    ways: { claude: "Claude Code", desktop: "Assistants with a config file", other: "Your own code" },
    replace: "Replace vtr_… with your token.",
  },
  connections: {
    title: "Connected assistants",
    failed: "The connected assistants couldn’t be loaded.",
    empty: "You haven’t connected an assistant yet.",
    since: (time: string) => `Connected ${time}`,
    used: (time: string) => `Last used ${time}`,
    never_used: "Never used",
    disconnect: "Disconnect",
    disconnect_name: (name: string) => `Disconnect ${name}`,
    confirm: (name: string) => `Disconnect “${name}”?`,
    confirm_text: "It loses access immediately. You can connect it again at any time.",
    disconnected: (name: string) => `“${name}” disconnected`,
  },
  consent: {
    document_title: "Connect an assistant",
    title: (name: string) => `Connect ${name} to Vitrine?`,
    receiver: (host: string) => `This gives access to ${host}.`,
    device: "This gives access to an app on this device.",
    published: (host: string) => `The assistant is published by ${host}.`,
    unverified:
      "Anyone can use this name. Continue only if you started this from your assistant a moment ago.",
    account: "Account",
    other_account: "Use another account",
    organization: "Organization",
    organization_help: "The assistant gets access to this organization only.",
    off: "Assistants are turned off in this organization. An owner can turn them on in Settings > Assistants.",
    scopes: "What the assistant can do",
    not_yours: "Your role doesn’t include this.",
    limits:
      "It can never do more than you can, and loses access when you do. You can disconnect it in Settings > Assistants.",
    connect: "Connect",
    decline: "Don’t connect",
    changed: "You’ve since switched to another organization. Reload the page and check the organization.",
    refused: "This assistant can’t be connected",
    back: "Back to the assistant",
    dashboard: "Go to dashboard",
    refusals: {
      client_unknown: "Vitrine doesn’t recognize this assistant. Start again from the assistant.",
      client_unreachable: "The assistant’s metadata couldn’t be loaded. Try again in a few minutes.",
      client_invalid: "The assistant’s metadata isn’t valid. Contact the assistant’s developer.",
      redirect_uri_unknown:
        "The request tried to send access to an address that the assistant didn’t register. No access was granted.",
      unsupported_response_type: "The assistant requested a connection method that Vitrine doesn’t support.",
      invalid_request: "The assistant’s request isn’t secure enough: it lacks PKCE with S256.",
      invalid_target: "The assistant requested access to a different server.",
    },
  },
  calls: {
    title: "Recent calls",
    failed: "The calls couldn’t be loaded.",
    empty: "No calls from assistants yet.",
    columns: { time: "Time", assistant: "Assistant", by: "Token owner", tool: "Tool", outcome: "Outcome" },
    done: "Done",
    insufficient_scope: "The token doesn’t have this scope",
    changed: "Assistants turned on or off",
    connected: "Assistant connected",
    disconnected: "Assistant disconnected",
    all: "Audit log",
  },
} as const;

/** The texts of a tree, whatever they say. */
type Texts<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly string[]
      ? { readonly [K in keyof T]: string }
      : { readonly [K in keyof T]: Texts<T[K]> };

export type AssistantWords = Texts<typeof assistants>;
