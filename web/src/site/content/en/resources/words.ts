// Words that several pages of the resources share, in English.
import type { ResourceWords } from "@/site/content/types/resources";

export const words: ResourceWords = {
  contents: "On this page",
  readNext: "Read next",
  minutes: (count) => `${count} min read`,
  glossary: {
    meta: {
      title: "Local SEO glossary: 70+ terms in plain words",
      description:
        "NAP, citation, local pack, ARP, ATRP, SoLV, geo-grid, service-area business: more than seventy local SEO terms, defined precisely.",
      name: "Glossary",
    },
    title: "The local SEO glossary",
    lead: (count) =>
      `${count} terms, from aggregator to zero-click, each in two or three sentences, with the page that goes further.`,
    letters: "Jump to a letter",
    also: "also:",
    see: "See also",
  },
  templates: {
    meta: {
      title: "Free local SEO templates to print or download",
      description:
        "Three free templates: a local SEO checklist, a citation tracker and review replies. As a printable page and as CSV, without registration.",
      name: "Templates",
    },
    title: "Templates that get used",
    lead: "Made for paper and for spreadsheets, filled with real content, free, without registration.",
    csv: "Download CSV",
    print: "Printable page",
    preview: "What is in it",
    rows: (count) => `${count} rows`,
    note: "The CSV opens in Excel, Numbers, LibreOffice and Google Sheets.",
    cards: {
      "template-checklist": "36 tasks in six parts",
      "template-citations": "34 places in five layers",
      "template-reviews": "16 replies, 4 requests",
    },
    printed: "Free to use and to pass on. More templates: ",
  },
  cases: {
    meta: {
      title: "Local SEO case studies: six illustrative stories",
      description:
        "Six businesses, what they did and in which order: a restaurant chain, clinics, a plumber, a pizzeria, a dental practice and an estate agency.",
      name: "Case studies",
    },
    title: "What was done, and in which order",
    lead: "Six stories from six trades. Each names the starting point, the steps, the figures and what can be copied.",
    note: "An illustrative story: it is put together from situations many businesses will recognize, with figures in line with those we publish for the trade. Names are invented.",
    read: "Read the story",
    figures: "The figures",
    others: "More stories",
  },
  cta: {
    title: "See your own shop window",
    text: "Add your first location and see within minutes what is missing, where you rank, and what to do first.",
    start: "Start Free Trial",
    talk: "Schedule Demo",
    subject: "Schedule a demo",
    note: "14 days free. No credit card. Cancel anytime.",
  },
};
