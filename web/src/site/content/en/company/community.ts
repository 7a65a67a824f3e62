// Where users meet and help.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const community: TextPageText = {
  meta: {
    title: "Community: learn, ask, get involved | Vitrine",
    description:
      "Learn local SEO with others: workshops, webinars, the summit, templates to share, and how to report a bug or suggest a feature.",
    name: "Community",
  },
  eyebrow: "Support",
  title: "You don’t have to learn local search alone",
  lead: "Learn with others, use our templates, and tell the people who build Vitrine what you need.",
  contents: "On this page",
  blocks: [
    h2("Learn together"),
    list(
      "**Webinars**: the [masterclass](page:webinar-masterclass) and others, all free, with Q&A at the end.",
      "**Workshop**: [a complete Business Profile](page:workshop-gbp), step by step, for your own shop.",
      "**Summit**: an afternoon of local search, [twice a year](page:event-summit).",
      "**Newsletter**: one short email a week. Sign up at the bottom of this page.",
    ),
    h2("Help yourself"),
    list(
      "The [guide](page:guide), from your first profile to your first hundred reviews.",
      "The [glossary](page:glossary), for when someone says “NAP” and everyone nods.",
      "[Templates](page:templates) to download and make your own.",
      "The [free audit](page:tool-audit), the [profile check](page:tool-gbp-optimizer), and [keyword ideas](page:tool-keyword-research).",
    ),
    h2("Report a bug or suggest a feature"),
    steps(
      "Check the [status page](page:status). We may already know about it.",
      "Use the [contact form](page:contact) to tell us what you did, what you expected, and what happened. The version number is on the status page.",
      "You’ll get a reply from the people who write the code.",
    ),
    h2("Get involved"),
    p(
      "Vitrine is published under the Apache License 2.0. Better translations are as welcome as code. Tell us the word a shop owner would really use, and we’ll change it.",
    ),
    h2("Ground rules"),
    list(
      "Talk to others the way you’d talk to your customers.",
      "No tricks that violate Google’s guidelines, and no buying or selling reviews.",
      "No customer data in examples.",
    ),
  ],
  next: {
    title: "Join us",
    text: "See upcoming sessions on the webinars page.",
    to: "webinars",
    action: "All webinars",
  },
};
