// Keyword ideas.
import type { ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Local keyword ideas by industry and city | Vitrine",
    description:
      "Enter your industry and city and get local keyword ideas grouped by intent, to copy or download as a CSV. Free, no account needed.",
    name: "Keyword ideas",
  },
  eyebrow: "Free tool",
  title: "What do people nearby search for?",
  lead: "Enter your industry and city, plus a neighborhood if you like. Get the searches that bring in local customers, sorted by intent.",
  script:
    "This tool runs in your browser and requires JavaScript. The patterns below show how to find keywords by hand.",
  how: {
    title: "Where the ideas come from",
    items: [
      {
        title: "Patterns, not guesses",
        text: "Searches for local services follow patterns: a service plus a place, “near me,” urgent need, price, hours, and comparisons.",
      },
      {
        title: "Sorted by intent",
        text: "People who type “emergency” want to call now. People who type “cost” want to compare. Give each intent its own page or section.",
      },
      {
        title: "No invented volumes",
        text: "We don’t show search volumes, because no one outside Google knows them for a single city.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Where should I use these keywords?",
        answer:
          "In the titles and headings of your local pages, in questions and answers on your site, in posts, and in your profile’s services. Never add them to your business name; Google doesn’t allow it.",
      },
      {
        question: "Do I need a page for “near me”?",
        answer:
          "No. Google already knows where people are. A complete profile and a page that names your city help more.",
      },
      {
        question: "How many keywords do I need?",
        answer:
          "Start with ten: two for your main service, two urgent ones, two about price, and four for neighborhoods you actually serve.",
      },
    ],
  },
  cta: {
    title: "See where you rank for these keywords",
    text: "Vitrine shows your rank for each keyword, street by street.",
    action: "Start Free Trial",
  },
};

export const keywords = {
  ...page,
  form: {
    title: "Your business",
    trade: "Industry",
    trade_placeholder: "bakery, dentist, plumber…",
    city: "City",
    district: "Neighborhood (optional)",
    language: "Search language",
    languages: { en: "English", fr: "French" },
    submit: "Find keywords",
  },
  words: {
    found: "{n} keyword ideas",
    missing: "Enter an industry and a city.",
    copy: "Copy all",
    copied: "Copied",
    csv: "Download CSV",
    file: "keywords",
    columns: ["Keyword", "Intent"],
    groups: {
      near: "Nearby",
      urgent: "Right now",
      price: "Price",
      choice: "Choosing",
      hours: "Business hours",
      special: "Special requests",
      area: "Neighborhoods",
      questions: "Questions",
    },
  },
};
