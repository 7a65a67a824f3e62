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
  title: "You don’t have to learn local search alone",
  lead: "This is where shop owners, agencies, and the people who build Vitrine meet.",
  contents: "On this page",
  blocks: [
    h2("Learn together"),
    list(
      "**Webinars**: the [masterclass](page:webinar-masterclass) and others, free, with questions at the end.",
      "**Workshop**: [a whole Business Profile](page:workshop-gbp), step by step, on your own shop.",
      "**Summit**: [twice a year](page:event-summit), an afternoon about local search.",
      "**Newsletter**: one short email a week. Sign up at the bottom of this page.",
    ),
    h2("Help yourself"),
    list(
      "The [guide](page:guide) from the first profile to the first hundred reviews.",
      "The [glossary](page:glossary), for when someone says “NAP” and everyone nods.",
      "[Templates](page:templates) to download and change as you like.",
      "The [free audit](page:tool-audit), the [profile check](page:tool-gbp-optimizer) and [keyword ideas](page:tool-keyword-research).",
    ),
    h2("Report a bug or suggest a feature"),
    steps(
      "Check [Status](page:status). We may already know.",
      "Use the [contact form](page:contact) to tell us what you did, what you expected, and what happened. The version number is on the status page.",
      "You’ll get a reply from the people who write the code.",
    ),
    h2("Take part"),
    p(
      "The program is published under the Apache License 2.0. Corrections to translations are as welcome as code: tell us the word a shop owner would really use, and we’ll change it.",
    ),
    h2("Ground rules"),
    list(
      "Talk to others as you would to your customers.",
      "No tricks that violate Google’s guidelines, and no buying or selling reviews.",
      "No customer data in examples.",
    ),
  ],
  next: {
    title: "See you there?",
    text: "Find the next sessions on the webinar page.",
    to: "webinars",
    action: "All webinars",
  },
};
