// For journalists.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const press: TextPageText = {
  meta: {
    title: "Press: facts, figures, and logo | Vitrine",
    description:
      "Facts about Vitrine for journalists: what we do, the numbers we publish, how to write our name, the logo, and who to contact.",
    name: "Press",
  },
  eyebrow: "Company",
  title: "Press",
  lead: "Everything you need for a paragraph or a page. Feel free to quote us by name.",
  contents: "On this page",
  blocks: [
    h2("In one sentence"),
    p(
      "Vitrine is a local SEO and reputation platform that helps shops, chains, and agencies keep every location accurate and visible on Google and wherever else people search nearby.",
    ),
    h2("In one paragraph"),
    p(
      "Vitrine brings Google Business Profiles, local rankings, reviews, citations, local pages, and reports into one place, in English and French. It serves restaurants, healthcare, real estate, legal, home services, and retail, from single shops to chains with thousands of locations. The program is published under the Apache License 2.0 and runs as a hosted service or on a company’s own servers.",
    ),
    h2("Key numbers"),
    table(
      "Key numbers as of November 2026",
      ["Metric", "Value"],
      ["Businesses", "10,000+"],
      ["Reviews managed", "500M+"],
      ["Citations built", "2M+"],
      ["Searches tracked", "1M+"],
      ["Landing pages", "50,000+"],
      ["Languages", "English and French"],
    ),
    h2("Our name and logo"),
    list(
      "**Vitrine**, with a capital V and the rest in lowercase. The word is French for a store window and English for a glass display case.",
      "The logo is the word with the scalloped awning above it. Don’t change its colors, stretch it, or place it on a busy background.",
      "Our colors: Prussian blue #12355B, cream #FBF7F0, and brass #B9832F.",
    ),
    h2("Topics we can talk about"),
    list(
      "What really changes a local ranking, with data.",
      "Fake and filtered reviews: what platforms and the law prohibit, and how to spot them.",
      "Search without tracking: how to measure success without cookies.",
      "Local shops and AI answers in search.",
    ),
    h2("Contact"),
    p(
      "Use the [contact form](page:contact) with “Press” in the subject line. We reply within 24 hours on business days, or sooner if you tell us your deadline.",
    ),
  ],
  next: {
    title: "On deadline?",
    text: "Tell us when it is, and we’ll reply in time.",
    to: "contact",
    action: "Contact press",
  },
};
