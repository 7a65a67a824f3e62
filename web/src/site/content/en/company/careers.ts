// Working here.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const careers: TextPageText = {
  meta: {
    title: "Careers: build tools for real shops | Vitrine",
    description:
      "How we work at Vitrine, what we look for, how hiring goes, and how to apply when no position is listed.",
    name: "Careers",
  },
  eyebrow: "Company",
  title: "Work on something the baker next door uses",
  lead: "Small team, real users, two languages, and software that has to be right.",
  contents: "On this page",
  blocks: [
    h2("Open positions"),
    p(
      "We don’t have any open positions right now. We still read every application that tells us how you’d improve our product.",
    ),
    h2("How we work"),
    list(
      "**Remote first**, within three hours of Paris or Montréal time, with a week together twice a year.",
      "**Four hours a day without meetings.** If it can be written, we write it.",
      "**If you build it, you support it.** Everyone replies to customers one day a month.",
      "**Measured, not guessed.** A change that claims to be faster comes with its numbers.",
      "**English or French**: use the language you think in. Important documents exist in both.",
    ),
    h2("What we look for"),
    list(
      "Engineers who like Rust, SQL and TypeScript, and who enjoy deleting code.",
      "Designers who care about the empty state and the error message as much as about the hero.",
      "Writers and local search specialists who know shops from the inside.",
    ),
    h2("How hiring goes"),
    steps(
      "You send us a link to something you made and one thing you’d change in Vitrine.",
      "We always reply within a week.",
      "Two one-hour conversations with people you’d work with.",
      "One paid day of real work together.",
      "An offer, within the salary range you’ve known since the first conversation.",
    ),
    p(
      "We don’t ask for a photo, your age, or your family situation. We keep applications for six months, or less if you ask.",
    ),
  ],
  next: {
    title: "Tell us what you would change",
    text: "Use the form; put “Application” in the subject.",
    to: "contact",
    action: "Apply",
  },
};
