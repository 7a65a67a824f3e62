// Working here.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const careers: TextPageText = {
  meta: {
    title: "Careers: build tools for real shops | Vitrine",
    description:
      "How we work at Vitrine, what we look for, how hiring works, and how to apply even if no position is listed.",
    name: "Careers",
  },
  eyebrow: "Company",
  title: "Work on something the baker next door uses",
  lead: "A small team, real users, two languages, and software that has to be right.",
  contents: "On this page",
  blocks: [
    h2("Open positions"),
    p(
      "We don’t have any open positions right now, but we read every application that tells us how you’d improve our product.",
    ),
    h2("How we work"),
    list(
      "**Remote first**, within three hours of Paris or Montréal time, with a week together twice a year.",
      "**Four hours a day without meetings.** If we can put it in writing, we do.",
      "**If you build it, you support it.** Everyone spends one day a month replying to customers.",
      "**Measure, don’t guess.** If a change is meant to make things faster, it comes with numbers to prove it.",
      "**English or French.** Use the language you think in. Important documents are written in both.",
    ),
    h2("What we look for"),
    list(
      "Engineers who like Rust, SQL, and TypeScript, and who enjoy deleting code.",
      "Designers who care as much about empty states and error messages as about the hero section.",
      "Writers and local search specialists who know shops inside and out.",
    ),
    h2("How hiring works"),
    steps(
      "You send us a link to something you made and one thing you’d change in Vitrine.",
      "We always reply within a week.",
      "You have two one-hour conversations with people you’d work with.",
      "You spend a day working with us on a real project, and we pay you for it.",
      "You get an offer within the salary range we shared in the first conversation.",
    ),
    p(
      "We don’t ask for a photo, your age, or your marital status. We keep applications for six months, or less if you ask.",
    ),
  ],
  next: {
    title: "Tell us what you’d change",
    text: "Use the contact form and put “Application” in the subject line.",
    to: "contact",
    action: "Apply",
  },
};
