// Documentation: getting started and running it yourself.
import { code, h2, list, p, steps, table, tip } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const docs: TextPageText = {
  meta: {
    title: "Documentation: getting started, self-hosting | Vitrine",
    description:
      "Start with Vitrine in ten minutes, import your locations, and run the program on your own server: commands, options, mail, backup.",
    name: "Documentation",
  },
  eyebrow: "Support",
  title: "Documentation",
  lead: "From the first sign-in to your own server. For programs that talk to Vitrine, see the API.",
  contents: "On this page",
  blocks: [
    h2("Getting started"),
    steps(
      "Sign up, or open the demo: it is an organization of your own for 24 hours, with real shops.",
      "Open **Locations** and choose **Import CSV**, or **Add Location** for a single shop.",
      "Look at the **Overview**: the worst problems come first, each with a link to its fix.",
      "Open a location. **Audit** says what is wrong, why it matters and what it is worth.",
    ),
    h2("Importing a list"),
    p(
      "Any CSV works: comma, semicolon or tab, UTF-8, UTF-16 or Windows-1252, headers in English or French. Required are name, address, city, state and ZIP code; phone, website and category are optional. A check tells what will happen before anything does, and lists each row it leaves out with line and reason. Then everything is imported, or nothing, and you can undo it.",
    ),
    p("Without other settings, a file may have 10 MB and 1,000 rows."),
    h2("How health is counted"),
    table(
      "Points of the audit",
      ["Problem", "Kind", "Points"],
      ["No phone number, no category, not verified", "Critical", "20 each"],
      ["No description, photos, opening hours or website; rating below 4", "Warning", "8 each"],
    ),
    p(
      "A location that came from Google starts at 100 and loses these points. A location you added by hand starts at 40 and gains 20 each for phone, website and category. From 80 it is green, from 60 yellow, below that red.",
    ),
    h2("Running it yourself"),
    p(
      "Vitrine is one program. It serves the site, the dashboard and the API, and keeps everything in one SQLite file, or in PostgreSQL.",
    ),
    code(
      "With a file of its own",
      "vitrine serve --listen 0.0.0.0:8080 \\\n  --site-url https://vitrine.example \\\n  --database sqlite:./data/vitrine.db",
    ),
    code("With PostgreSQL", "vitrine serve --database postgres://vitrine@db/vitrine"),
    table(
      "Options you will want",
      ["Option", "What it does"],
      [
        "--mail smtps://user:password@mail.example",
        "Letters reach people. Without it they become files in a folder",
      ],
      ['--mail-from "Shop <no-reply@shop.example>"', "Whom letters come from"],
      ["--contact-to desk@shop.example", "Where messages of the contact form are sent on to"],
      ["--company-name, --company-address", "Who runs the site: in its legal notice and below newsletters"],
      ["--photos s3://bucket/prefix", "Photos in an S3-compatible store instead of a folder"],
      ["--trusted-proxy 10.0.0.2", "The proxy in front, whose X-Forwarded-For is believed"],
      ["--map-style https://tiles.example/style.json", "Maps in a MapLibre style of yours"],
    ),
    p("Every option is an environment variable, too: **vitrine serve --help** names them."),
    h2("Commands"),
    list(
      "**vitrine doctor** checks configuration, database, clock and disk, and says what to do.",
      "**vitrine messages** shows what visitors sent with the contact form.",
      "**vitrine user create** and **vitrine user set-password** work without the site.",
      "**vitrine mail-preview** writes every letter into a folder, to look at.",
      "**vitrine keys rotate** makes a new key for signing; nobody is signed out.",
    ),
    h2("Backup"),
    p(
      "Back up the database, the folder with photos, and, apart from both, the file with the keys: beside a SQLite file it is called like it with “-keys” at the end. Without the keys, sealed secrets cannot be read again.",
    ),
    tip(
      "Before an update",
      "Take a backup, stop the old program, start the new one. It brings the database up to date by itself; several processes on one PostgreSQL agree on who does it.",
    ),
    h2("For programs"),
    p("Everything the dashboard does goes through a public API. [What it offers](page:api)."),
  ],
  next: {
    title: "Stuck?",
    text: "The help center has the short answers, and we have the others.",
    to: "help",
    action: "Help center",
  },
};
