// For agencies and other partners.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const partners: TextPageText = {
  meta: {
    title: "Partners: agencies, consultants, builders | Vitrine",
    description:
      "Work with Vitrine as an agency, consultant or software maker: one place for all clients, white-label reports, the API, and people who reply.",
    name: "Partners",
  },
  eyebrow: "Company",
  title: "Your clients’ shops, in one window",
  lead: "For agencies and consultants with many clients, and for companies whose software shops already use.",
  contents: "On this page",
  blocks: [
    h2("For agencies and consultants"),
    list(
      "**One list for all clients.** Labels and saved views keep clients apart; search finds any shop in one field.",
      "**Work on thousands at once.** Holiday hours for every branch in one go, with undo for 30 days.",
      "**Roles.** Let a colleague edit and a client view.",
      "**White-label reports** with your logo and your domain on the Enterprise plan.",
      "**Proof.** Every change has a date and an author, so you can show your work.",
    ),
    h2("For software companies"),
    list(
      "**An open API** with a published document, batches, a change feed and personal tokens. See [API](page:api).",
      "**Standard formats** in and out: CSV with headers in English or French, OpenAPI, RFC 9457 errors.",
      "**Apache License 2.0**: read the code, run it in your tests, build on it.",
    ),
    h2("What you get from us"),
    list(
      "A named person who knows your setup.",
      "Training for your team, in English or French, as recordings and live.",
      "Early access to new features, and a say in what comes next.",
      "Enterprise pricing from the first client if you bring five or more.",
    ),
    h2("How to start"),
    steps(
      "Tell us how many clients and locations you have, and which tools you use.",
      "We set up a trial with your own list. A CSV is enough.",
      "After 14 days we look at the result together and agree on the terms.",
    ),
    p("Being a partner is free, with no commitment."),
  ],
  next: {
    title: "Bring your list",
    text: "We’ll show you your clients’ locations in Vitrine within 30 minutes.",
    to: "contact",
    action: "Become a partner",
  },
};
