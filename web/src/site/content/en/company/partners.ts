// For agencies and other partners.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const partners: TextPageText = {
  meta: {
    title: "Partners: agencies, consultants, builders | Vitrine",
    description:
      "Work with Vitrine as an agency, consultant, or software company: all your clients in one place, reports with your logo, the API, and a dedicated contact.",
    name: "Partners",
  },
  eyebrow: "Company",
  title: "All your clients’ locations in one place",
  lead: "For agencies and consultants with many clients, and for companies that make the software shops already use.",
  contents: "On this page",
  blocks: [
    h2("For agencies and consultants"),
    list(
      "**One list for all your clients.** Labels and saved views keep clients separate, and one search box finds any shop.",
      "**Work on thousands of locations at once.** Set holiday hours for every location in one step, with 30 days to undo it.",
      "**Roles.** Give a colleague edit access and a client view-only access.",
      "**Reports and a client portal under your brand**, on your own domain, by link, PDF, or email.",
      "**Proof.** Every change has a date and an author, so you can show clients what you did.",
    ),
    h2("For software companies"),
    list(
      "**An open API** with a published spec, batches, a change feed, and personal tokens. See the [API page](page:api).",
      "**Standard formats** in and out: CSV with headers in English or French, OpenAPI, and RFC 9457 errors.",
      "**Apache License 2.0**: read the code, run it in your tests, and build on it.",
    ),
    h2("What you get from us"),
    list(
      "A dedicated contact who knows your setup.",
      "Training for your team, in English or French, live and recorded.",
      "Early access to new features, and a say in what comes next.",
      "Enterprise pricing for every client, including the first, when you bring five or more.",
    ),
    h2("How to start"),
    steps(
      "Tell us how many clients and locations you have, and which tools you use.",
      "We set up a trial with your own list. All we need is a CSV.",
      "After 14 days, we look at the results together and agree on terms.",
    ),
    p("Becoming a partner is free, with no commitment."),
  ],
  next: {
    title: "Bring your list",
    text: "In 30 minutes, we’ll show you your clients’ locations in Vitrine.",
    to: "contact",
    action: "Become a partner",
  },
};
