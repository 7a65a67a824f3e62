// What the API offers.
import { code, h2, list, p, steps, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const api: TextPageText = {
  meta: {
    title: "API: locations, imports, audits, live events | Vitrine",
    description:
      "A REST API for your everyday work in the dashboard: tokens, example calls, errors, pagination, batches, a change feed, and the OpenAPI document.",
    name: "API",
  },
  eyebrow: "Support",
  title: "Your code can do what you do every day",
  lead: "REST over HTTPS, JSON, and one OpenAPI document. The dashboard uses the same API.",
  contents: "On this page",
  blocks: [
    h2("Your first call"),
    steps(
      "Sign in, create a personal token in Settings, and choose its scopes. It starts with vtr_ and is shown once.",
      "Send it with every request. It can do anything that both its scopes and your current role allow.",
    ),
    code(
      "Ten locations, sorted by health",
      "curl 'https://vitrine.example/api/v1/locations?sort=health&limit=10' \\",
      "  -H 'Authorization: Bearer vtr_…'",
    ),
    code(
      "Add a location",
      "curl -X POST https://vitrine.example/api/v1/locations \\",
      "  -H 'Authorization: Bearer vtr_…' \\",
      "  -H 'Content-Type: application/json' \\",
      "  -H 'Idempotency-Key: 2f1c8e' \\",
      '  -d \'{"name":"Chez Zoé","address":"1 rue de la Paix","city":"Paris"}\'',
    ),
    p("If you make the same call twice with the same Idempotency-Key, the location is added only once."),
    h2("What’s in the API"),
    table(
      "API areas",
      ["Area", "What you can do"],
      ["Locations", "List, search, filter, sort, add, edit, delete, restore, and export"],
      ["Bulk", "Edit or delete everything that matches, in the background, with undo"],
      ["Imports", "Upload a CSV, check it, run it, and undo it"],
      ["Audit and history", "Each location’s issues, and who changed what"],
      ["Photos", "Upload, reorder, describe, and delete"],
      ["Labels and views", "Group locations your way and save filters"],
      ["Duplicates", "Find and merge them, and undo a merge"],
      ["Reviews, posts, and pages", "Read, filter, draft, schedule, publish, and see the status of each"],
      ["Heatmaps and citations", "Start scans, read ranks, compare listings, and work on tasks"],
      ["Requests and reports", "Ask customers for reviews, and create and download reports"],
      ["Webhooks and assistants", "Signed events, and tools for Claude and other assistants at /mcp"],
      ["Changes and events", "A feed of everything that’s changed since a given version, plus live events"],
    ),
    h2("Conventions"),
    list(
      "**Errors** are RFC 9457 problem documents with a stable code. Invalid fields are listed in errors.",
      "**Pagination** uses cursors: nothing is skipped or repeated while data changes.",
      "**Concurrent edits**: responses include an ETag. Send it as If-Match and you’ll never overwrite someone else’s change.",
      "**Times** are RFC 3339 in UTC.",
      "**Rate limits** return 429 with Retry-After.",
      "**Left to people**: members, tokens, domains, and payments need a signed-in person, so a leaked token can’t touch them.",
    ),
    h2("Track changes"),
    p(
      "Request the changes since the version you have, and you’ll get everything after it, in order and without gaps. If your software was offline for a week, the same call brings it up to date.",
    ),
    code(
      "Changes since version 1200",
      "curl 'https://vitrine.example/api/v1/locations/changes?since=1200' \\",
      "  -H 'Authorization: Bearer vtr_…'",
    ),
    h2("OpenAPI document"),
    p(
      "Every instance serves the full description at /api/v1/openapi.json, and a human-readable version at /docs/api. Use it to generate a client in any language.",
    ),
    h2("Endpoints that don’t need an account"),
    p(
      "An instance’s [status](page:status), the audit tool, and the contact form are public endpoints of the same API, with tighter limits.",
    ),
  ],
  next: {
    title: "API access is part of Enterprise",
    text: "If you host Vitrine yourself, it’s included and you don’t need a plan.",
    to: "pricing",
    action: "See the plans",
  },
};
