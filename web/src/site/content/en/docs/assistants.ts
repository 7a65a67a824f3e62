// Documentation of assistants: how they connect, and what they can do.
import { code, h2, list, p, steps, table } from "../../types/blocks";

export const assistants = {
  meta: {
    name: "Assistants",
    title: "Connect Claude and other assistants (MCP) | Vitrine docs",
    description:
      "Connect Claude, ChatGPT, or your own program to Vitrine through the Model Context Protocol: access, scopes, limits, and what an assistant can never do.",
  },
  title: "Assistants (MCP)",
  lead: "Ask Claude or another assistant about your locations and reviews, and let it prepare work for you. It can never do more than you can.",
  blocks: [
    h2("Connect one"),
    steps(
      "Open [Settings, Assistants](app:/dashboard/settings/assistants) and copy the server address. It ends in /mcp.",
      "Create a token in [Settings, API tokens](app:/dashboard/settings/tokens). Every token can read. Add more scopes only if the assistant needs to make changes.",
      "Give the assistant the server address, and put the token in the Authorization header. Never put the token in the URL, because URLs end up in logs.",
      "Ask it for an overview of your locations.",
    ),
    code(
      "Claude Code",
      "claude mcp add --transport http vitrine https://vitrine.example/mcp \\",
      '  --header "Authorization: Bearer vtr_…"',
    ),
    h2("What it can do"),
    table(
      "Token scopes",
      ["Scope", "What it allows"],
      ["Read", "Locations, audits, performance, reviews, heatmaps, citations, posts, pages, and reports"],
      ["Write", "Draft replies and posts, write notes, assign reviews, work on tasks, and edit locations"],
      ["Publish", "Schedule posts, and remove posts and replies"],
      ["Spend", "Start heatmap scans, which cost money"],
    ),
    p("The assistant sees only the tools that both the token and your role allow."),
    h2("What keeps you safe"),
    list(
      "An assistant can draft replies but never send them. A member reads each draft and sends it.",
      "Text from reviewers, directories, and other businesses is marked as data, so a review that contains instructions is less likely to mislead an assistant. If one does, the token’s scopes limit what the assistant can do.",
      "Each call is recorded in the [audit log](page:docs-audit) with the token, the assistant, the tool, and the outcome.",
      "Owners can turn assistants off. If any of your locations is in a healthcare or legal profession, assistants are off until an owner turns them on.",
    ),
    h2("Limits"),
    p(
      "Each token can send 60 messages a minute, and 10 of them can make changes. Lists return 20 entries, or up to 100 on request. For everything else, use the [API](page:api).",
    ),
  ],
} as const;
