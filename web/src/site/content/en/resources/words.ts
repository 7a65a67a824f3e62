// Words that several pages of the resources share, in English.
import type { ResourceWords } from "@/site/content/types/resources";

export const words: ResourceWords = {
  contents: "On this page",
  readNext: "Read next",
  minutes: (count) => `${count} min read`,
  glossary: {
    meta: {
      title: "Local SEO glossary: 70+ terms in plain English",
      description:
        "NAP, citation, local pack, ARP, ATRP, SoLV, geo-grid, service-area business: more than seventy local SEO terms, clearly defined.",
      name: "Glossary",
    },
    title: "The local SEO glossary",
    lead: (count) =>
      `${count} terms, from aggregator to zero-click, each explained in two or three sentences, with a link to learn more.`,
    letters: "Jump to a letter",
    also: "also:",
    see: "See also",
  },
  templates: {
    meta: {
      title: "Free local SEO templates to print or download",
      description:
        "Three free templates: a local SEO checklist, a citation tracker, and review replies. Print them or download a CSV. No sign-up needed.",
      name: "Templates",
    },
    title: "Templates you’ll actually use",
    lead: "On paper or in a spreadsheet, with real content already filled in. Free, no sign-up needed.",
    csv: "Download CSV",
    print: "Printable page",
    preview: "What’s inside",
    rows: (count) => `${count} rows`,
    note: "The CSV opens in Excel, Numbers, LibreOffice, and Google Sheets.",
    cards: {
      "template-checklist": "36 tasks in six parts",
      "template-citations": "34 directories in five tiers",
      "template-reviews": "16 replies, 4 review requests",
    },
    printed: "Free to use and share. More templates: ",
  },
  cases: {
    meta: {
      title: "Local SEO case studies: six illustrative stories",
      description:
        "Six businesses, what they did, and in what order: a restaurant chain, clinics, a plumber, a pizzeria, a dental practice, and a real estate agency.",
      name: "Case studies",
    },
    title: "What they did, and in what order",
    lead: "Six stories, six businesses. Each one covers the starting point, the steps, the numbers, and what you can copy.",
    note: "An illustrative story, based on situations many businesses will recognize, with results in line with those we publish for the industry. Names are made up.",
    read: "Read the story",
    figures: "The numbers",
    others: "More stories",
  },
  cta: {
    title: "See your own storefront",
    text: "Add your first location and see within minutes what’s missing, where you rank, and what to do first.",
    start: "Start Free Trial",
    talk: "Schedule Demo",
    subject: "Schedule a demo",
    note: "14 days free. No credit card. Cancel anytime.",
  },
};
