// Documentation of assistants: how they connect, and what they can do.
import { code, h2, list, p, steps, table } from "../../types/blocks";

export const assistants = {
  meta: {
    name: "Assistants",
    title: "Connect Claude and other assistants (MCP) | Vitrine docs",
    description:
      "Connect Claude, ChatGPT, or your own program to Vitrine by the Model Context Protocol: access, scopes, limits, and what an assistant never does.",
  },
  title: "Assistants (MCP)",
  lead: "Ask Claude or another assistant about your locations and reviews, and let it prepare work for you. It can never do more than you can.",
  blocks: [
    h2("Connect one"),
    steps(
      "Open [Settings, Assistants](app:/dashboard/settings/assistants) and copy the server address. It ends in /mcp.",
      "Create a token in [Settings, API tokens](app:/dashboard/settings/tokens). Every token can read. Add more scopes only if the assistant is to change something.",
      "Give the assistant the address, and put the token in the Authorization header. Never put it in the address, because addresses end up in logs.",
      "Ask it for an overview of your locations.",
    ),
    code(
      "Claude Code",
      "claude mcp add --transport http vitrine https://vitrine.example/mcp \\",
      '  --header "Authorization: Bearer vtr_…"',
    ),
    h2("What it can do"),
    table(
      "Scopes of a token",
      ["Scope", "What it allows"],
      ["Read", "Locations, audits, performance, reviews, heatmaps, citations, posts, pages, and reports"],
      ["Write", "Draft replies and posts, write notes, assign reviews, work on tasks, and edit locations"],
      ["Publish", "Schedule posts, and remove posts and replies"],
      ["Spend", "Start heatmap scans, which cost money"],
    ),
    p("A tool that neither the token nor your role allows isn’t even listed."),
    h2("What keeps you safe"),
    list(
      "A reply is drafted, never sent. A member reads it and sends it.",
      "Text from reviewers, directories, and other businesses is marked as data, so that a review with instructions in it is less likely to mislead an assistant. The scopes limit what could happen.",
      "Each call is in the [audit log](page:docs-audit): the token, the assistant, the tool, and the outcome.",
      "Owners can turn assistants off. They’re off until an owner turns them on if one of your locations is in a health or legal profession.",
    ),
    h2("Limits"),
    p(
      "Each token has 60 messages a minute, of which 10 may change something. Lists have 20 entries, or up to 100 on request. For everything else, use the [API](page:api).",
    ),
  ],
} as const;
