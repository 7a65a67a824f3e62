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
      "No position is open at the moment. We still read every application that tells us what you would make better in our product.",
    ),
    h2("How we work"),
    list(
      "**Remote first**, within three hours of Paris or Montréal time, with a week together twice a year.",
      "**Four hours a day without meetings.** What can be written is written.",
      "**Whoever builds it supports it.** Everybody answers customers one day a month.",
      "**Measured, not guessed.** A change that claims to be faster comes with its numbers.",
      "**English or French**: use the language you think in. Documents exist in both where they matter.",
    ),
    h2("What we look for"),
    list(
      "Engineers who like Rust, SQL and TypeScript, and who delete code with pleasure.",
      "Designers who care about the empty state and the error message as much as about the hero.",
      "Writers and local search specialists who know shops from the inside.",
    ),
    h2("How hiring goes"),
    steps(
      "You write, with a link to something you made and one thing you would change in Vitrine.",
      "We answer within a week, always.",
      "Two conversations of an hour, with people you would work with.",
      "A day of real work together, paid.",
      "An offer, with the salary band you have known since the first conversation.",
    ),
    p(
      "We do not ask for a photo, your age or your family situation, and we keep an application for six months unless you ask for less.",
    ),
  ],
  next: {
    title: "Tell us what you would change",
    text: "Use the form; put “Application” in the subject.",
    to: "contact",
    action: "Apply",
  },
};
