// Documentation: getting started and running it yourself.
import { code, h2, list, p, steps, table, tip } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const docs: TextPageText = {
  meta: {
    title: "Documentation: getting started, self-hosting | Vitrine",
    description:
      "Get started with Vitrine in ten minutes, import your locations, and run the program on your own server: commands, options, email, and backup.",
    name: "Documentation",
  },
  eyebrow: "Support",
  title: "Documentation",
  lead: "Everything from your first sign-in to running your own server. To connect your software, see the API.",
  contents: "On this page",
  blocks: [
    h2("Getting started"),
    steps(
      "Sign up, or open the demo. The demo gives you your own sample organization for 24 hours, with real stores already in it.",
      "Open [Locations](app:/dashboard/locations) and choose **Connect Google** to bring in what Google already knows. If you don’t have a Google profile, choose **Import CSV**, or **Add Location** for a single shop.",
      "Look at the [Overview](app:/dashboard). The biggest problems come first, each with a link to the fix.",
      "Open a location. **Audit** shows what’s wrong, why it matters, and how many points it’s worth.",
    ),
    h2("Step by step"),
    list(
      "[Connect Google](page:docs-google): import, sync, and publish your edits.",
      "[Import a CSV](page:docs-import): columns, dry run, and undo.",
      "[Duplicates](page:docs-duplicates): find, merge, and split them.",
      "[Reviews](page:docs-reviews): read, filter, and reply.",
      "[AI drafts](page:docs-drafts): models, tone, limits, and automatic replies.",
      "[Local pages](page:docs-pages): your site, page text, web addresses, and performance.",
      "[Review requests](page:docs-requests): contacts, campaigns, QR codes, and the rules.",
      "[Posts](page:docs-posts): write, schedule, and approve them, and see what Google rejects.",
      "[Heatmaps](page:docs-heatmaps): keys, costs, and what the metrics mean.",
      "[Citations](page:docs-citations): checks, metrics, and tasks.",
      "[Reports](page:docs-reports): create, share, and schedule them.",
      "[Brands and client portal](page:docs-brands): your name on reports, and a portal for clients.",
      "[Invite people](page:docs-team): roles, and who sees which locations.",
      "[Single sign-on](page:docs-sso): sign in with your company’s identity provider.",
      "[Audit log](page:docs-audit): who did what, and emergency access.",
      "[Webhooks](page:docs-webhooks): signed events for your own systems.",
      "[Assistants](page:docs-assistants): connect Claude and others through MCP.",
      "[Export and backup](page:docs-data): take your data with you, or move an instance.",
    ),
    h2("Importing a list"),
    p(
      "Any CSV works: comma, semicolon, or tab; UTF-8, UTF-16, or Windows-1252; headers in English or French. Name, address, city, and ZIP code are required, and so is the state or province, except in France. Phone, website, and category are optional. Before anything changes, a check shows what will happen and lists each skipped row with its line number and the reason. The import is all or nothing, and you can undo it.",
    ),
    p("By default, the limit is 10 MB and 1,000 rows per file."),
    h2("How health is calculated"),
    table(
      "Audit points",
      ["Problem", "Severity", "Points"],
      ["No phone number, no category, not verified", "Critical", "20 each"],
      ["No description, photos, hours, or website; rating below 4", "Warning", "8 each"],
    ),
    p(
      "A location from Google starts at 100 and loses these points. A location you add manually starts at 40 and gains 20 each for a phone, website, and category. 80 and up is green, 60 to 79 is yellow, and below 60 is red.",
    ),
    h2("Running it yourself"),
    p(
      "Vitrine is a single program. It serves the site, dashboard, and API, and stores everything in one SQLite file or in PostgreSQL.",
    ),
    code(
      "With SQLite",
      "vitrine serve --listen 0.0.0.0:8080 \\\n  --site-url https://vitrine.example \\\n  --database sqlite:./data/vitrine.db",
    ),
    code("With PostgreSQL", "vitrine serve --database postgres://vitrine@db/vitrine"),
    table(
      "Common options",
      ["Option", "What it does"],
      [
        "--mail smtps://user:password@mail.example",
        "Sends emails; without it, they’re written to files in a folder",
      ],
      ['--mail-from "Shop <no-reply@shop.example>"', "Sender address for emails"],
      ["--contact-to desk@shop.example", "Address that contact form messages are forwarded to"],
      [
        "--company-name, --company-address",
        "The company that runs this site, identified in the legal notice and in every newsletter",
      ],
      ["--photos s3://bucket/prefix", "Stores photos in an S3-compatible bucket instead of a folder"],
      ["--trusted-proxy 10.0.0.2", "Proxy whose X-Forwarded-For header is trusted"],
      ["--map-style https://tiles.example/style.json", "Your own MapLibre style for maps"],
    ),
    p("Every option is also an environment variable. **vitrine serve --help** lists them."),
    h2("Commands"),
    list(
      "**vitrine doctor** checks configuration, database, clock, and disk, and suggests fixes.",
      "**vitrine messages** shows messages from the contact form.",
      "**vitrine user create** and **vitrine user set-password** create users and set passwords without going through the site.",
      "**vitrine mail-preview** writes a preview of every email to a folder.",
      "**vitrine backup**, **vitrine restore**, and **vitrine move** back up an instance, restore it, and move it between SQLite and PostgreSQL.",
      "**vitrine work** adds job workers, and **vitrine plan** lists and assigns plans.",
      "**vitrine audit verify** finds the first audit log entry that was changed.",
      "**vitrine keys rotate** creates a new signing key without signing anyone out.",
    ),
    h2("Backup"),
    p(
      "[vitrine backup](page:docs-data) saves the database and photos to one file while the program runs. Store the key file separately. For a SQLite database, it has the same name with “-keys” at the end. Without the keys, encrypted secrets can’t be read.",
    ),
    tip(
      "Before an update",
      "Take a backup, stop the old program, and start the new one. It migrates the database automatically, even with several processes sharing one PostgreSQL database.",
    ),
    h2("For developers"),
    p(
      "The dashboard runs on a public API, and your software can use it too. [See what it offers](page:api).",
    ),
  ],
  next: {
    title: "Stuck?",
    text: "The help center has short answers. For everything else, ask us.",
    to: "help",
    action: "Help center",
  },
};
