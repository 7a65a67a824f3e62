// Where users meet and help.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const community: TextPageText = {
  meta: {
    title: "Community: learn, ask, take part | Vitrine",
    description:
      "Learn local SEO with others: workshops, webinars, the summit, templates to share, and how to report a bug or suggest a feature.",
    name: "Community",
  },
  eyebrow: "Support",
  title: "Nobody has to learn local search alone",
  lead: "Shop owners, agencies and the people who build Vitrine: here is where they meet.",
  contents: "On this page",
  blocks: [
    h2("Learn together"),
    list(
      "**Webinars**: the [masterclass](page:webinar-masterclass) and others, free, with questions at the end.",
      "**Workshop**: [a whole Business Profile](page:workshop-gbp), step by step, on your own shop.",
      "**Summit**: [twice a year](page:event-summit), an afternoon about local search.",
      "**Newsletter**: one short letter a week, at the foot of this page.",
    ),
    h2("Help yourself"),
    list(
      "The [guide](page:guide) from the first profile to the first hundred reviews.",
      "The [glossary](page:glossary), when somebody says “NAP” and everybody nods.",
      "[Templates](page:templates) to download and change as you like.",
      "The [free audit](page:tool-audit), the [profile check](page:tool-gbp-optimizer) and [keyword ideas](page:tool-keyword-research).",
    ),
    h2("Report a bug or suggest a feature"),
    steps(
      "Look at [Status](page:status): perhaps we know already.",
      "Write with the [contact form](page:contact): what you did, what you expected, what happened. The version number is on the status page.",
      "You get an answer from the people who write the code.",
    ),
    h2("Take part"),
    p(
      "The program is published under the Apache License 2.0. Corrections to translations are as welcome as code: tell us the word a shopkeeper would really use, and we change it.",
    ),
    h2("House rules"),
    list(
      "Speak to others as you would across your counter.",
      "No tricks that Google’s guidelines forbid, no trade in reviews.",
      "No customer data in examples.",
    ),
  ],
  next: {
    title: "See you there?",
    text: "The webinar page says when the next sessions are.",
    to: "webinars",
    action: "All webinars",
  },
};
