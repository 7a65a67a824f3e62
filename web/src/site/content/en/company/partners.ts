// For agencies and other partners.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const partners: TextPageText = {
  meta: {
    title: "Partners: agencies, consultants, builders | Vitrine",
    description:
      "Work with Vitrine as an agency, consultant or software maker: one place for all clients, white-label reports, the API, and people who answer.",
    name: "Partners",
  },
  eyebrow: "Company",
  title: "Your clients’ shops, in one window",
  lead: "For agencies and consultants who look after many businesses, and for makers of software that shops already use.",
  contents: "On this page",
  blocks: [
    h2("For agencies and consultants"),
    list(
      "**One list for all clients.** Labels and saved views keep clients apart; search finds any shop in one field.",
      "**Work on thousands at once.** Holiday hours for every branch in one go, with undo for 30 days.",
      "**Roles.** Give a colleague the right to edit and a client the right to look.",
      "**White-label reports** with your logo and your domain on the Enterprise plan.",
      "**Proof.** Every change carries a date and an author: you can show what you did.",
    ),
    h2("For software makers"),
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
      "Enterprise prices from the first client on if you bring five or more.",
    ),
    h2("How to start"),
    steps(
      "Write to us: how many clients, how many locations, which tools today.",
      "We set up a trial with your own list: a CSV is enough.",
      "After 14 days we look at the result together and agree on the terms.",
    ),
    p("Being a partner costs nothing and binds you to nothing."),
  ],
  next: {
    title: "Bring your list",
    text: "We show you your clients’ locations in Vitrine within 30 minutes.",
    to: "contact",
    action: "Become a partner",
  },
};
