// What the API offers.
import { code, h2, list, p, steps, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const api: TextPageText = {
  meta: {
    title: "API: locations, imports, audits, live events | Vitrine",
    description:
      "A REST API for everything the dashboard does: tokens, example calls, errors, paging, batches, a change feed and the OpenAPI document.",
    name: "API",
  },
  eyebrow: "Support",
  title: "Everything the dashboard does, your program can do",
  lead: "REST over HTTPS, JSON, one OpenAPI document. The dashboard uses the same addresses.",
  contents: "On this page",
  blocks: [
    h2("Your first call"),
    steps(
      "Sign in and create a personal token in your settings. It begins with vtr_ and is shown once.",
      "Send it with every request. It may do what you may do, in the role you have at that moment.",
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
    p("Send the same call with the same Idempotency-Key twice, and the location is there once."),
    h2("What there is"),
    table(
      "Areas of the API",
      ["Area", "What you can do"],
      ["Locations", "List, search, filter, sort, add, change, delete, restore, export"],
      ["Bulk", "Change or delete all that match, in the background, with undo"],
      ["Imports", "Send a CSV, check it, run it, undo it"],
      ["Audit and history", "What is wrong with a location, and who changed what"],
      ["Photos", "Upload, order, describe, remove"],
      ["Labels and views", "Sort locations your way and keep the filters"],
      ["Duplicates", "Find, merge, take apart again"],
      ["Changes and events", "A feed of everything that changed since a version, and live events"],
    ),
    h2("Rules that hold everywhere"),
    list(
      "**Errors** are RFC 9457 problem documents with a stable code; a wrong field is named in errors.",
      "**Pages** have a cursor: nothing is skipped or shown twice while data change.",
      "**Concurrent edits**: answers carry an ETag; send it as If-Match, and you never overwrite somebody else’s change.",
      "**Times** are RFC 3339 in UTC.",
      "**Limits** answer 429 with Retry-After.",
    ),
    h2("Follow what changes"),
    p(
      "Ask for the changes since the version you know, and you get exactly what happened after it, in order, missing nothing. A program that was away for a week catches up with the same call.",
    ),
    code(
      "Changes since version 1200",
      "curl 'https://vitrine.example/api/v1/locations/changes?since=1200' \\",
      "  -H 'Authorization: Bearer vtr_…'",
    ),
    h2("The document"),
    p(
      "The complete description is served by every instance at /api/v1/openapi.json, and readable in the browser at /docs/api. Generate a client from it in the language you like.",
    ),
    h2("Without an account"),
    p(
      "The [status](page:status) of an instance, the audit tool and the contact form are public addresses of the same API, with tighter limits.",
    ),
  ],
  next: {
    title: "API access is part of Enterprise",
    text: "Whoever runs Vitrine themselves has it without a plan.",
    to: "pricing",
    action: "See the plans",
  },
};
