// Retail chains. `{monthly}` and `{yearly}` stand for the price of one more location.
import type { SolutionText } from "../../types/solutions";

/** Many stores at once, besides what all industries have. */
export const chain = {
  title: "Four hundred stores, one change",
  lead: "What a chain needs is not more features but the same one, four hundred times, without a mistake.",
  steps: [
    { title: "Import", text: "A CSV of up to 1,000 stores, checked line by line before anything is saved." },
    {
      title: "Edit together",
      text: "Holiday hours for all stores in one region, with a count of what will change before you press the button.",
    },
    {
      title: "Undo",
      text: "A bulk edit can be taken back for 30 days, whole, without touching what was changed since.",
    },
  ],
  action: "All about locations at scale",
};

export const retail: SolutionText = {
  meta: {
    title: "Local SEO for retail chains | Vitrine",
    description:
      "Right hours on every store, bulk edits with undo, roles per store and a page for each: local SEO for retail chains. 14 days free.",
    name: "Retail",
  },
  hero: {
    eyebrow: "For retail",
    title: "Open until eight. Everywhere. For certain.",
    lead: "A customer in front of a closed door does not come back. Vitrine keeps hours, phone and departments right on every store of the chain.",
    picture: "The list of stores of a chain in Vitrine; one of them has wrong holiday hours and comes first.",
  },
  searches: {
    title: "What your customers type",
    items: [
      "shoe store open Sunday",
      "garden center near me",
      "click and collect",
      "return online order in store",
      "phone repair",
      "opening hours December 24",
    ],
  },
  features: {
    title: "Eight things we do for a chain",
    lead: "For headquarters and for the one behind the counter.",
    items: [
      {
        title: "Import from CSV",
        text: "Up to 1,000 stores per file, with a dry run that names every bad line and why.",
      },
      {
        title: "Bulk edits with undo",
        text: "Hours, category, website or labels for hundreds of stores, reversible for 30 days.",
      },
      {
        title: "Holiday hours",
        text: "Set once for a region, a country or a label. Exceptions stay exceptions.",
      },
      {
        title: "Roles per store",
        text: "A store manager answers for one store, the region for twelve, headquarters for all.",
      },
      {
        title: "A page per store",
        text: "Departments, stock, parking and the next Sunday opening, fed by the same list.",
      },
      {
        title: "Reviews by topic",
        text: "“Queue”, “staff”, “parking”: what the stores with five stars do differently.",
      },
      {
        title: "Doubles and closures",
        text: "Two profiles for one store, or one for a store that closed, are found before customers find them.",
      },
      {
        title: "API",
        text: "Your own systems read and write locations, with tokens you can withdraw. Part of Enterprise.",
      },
    ],
  },
  steps: {
    title: "A rollout without a project team",
    items: [
      {
        title: "Import the stores",
        text: "Upload the file you already have. Columns are recognized, doubles pointed out.",
      },
      { title: "Hand out the keys", text: "Invite regions and stores, each with their part of the list." },
      {
        title: "Follow the weak ones",
        text: "The health score sorts the stores. The ten worst bring the most.",
      },
    ],
  },
  metrics: {
    title: "Figures for a whole chain",
    items: [
      { value: "10,000+", label: "businesses" },
      { value: "50,000+", label: "landing pages published" },
      { value: "1B+", label: "data points" },
      { value: "99.9%", label: "uptime" },
    ],
  },
  story: {
    eyebrow: "Read on",
    title: "Many doors, one brand",
    text: "Who may change what, which data come from headquarters and which from the store: the article shows how chains divide the work without losing the overview.",
    figure: { value: "+156%", label: "direction requests" },
    action: "Read about multi-location SEO",
  },
  questions: [
    {
      question: "We have more than 1,000 stores. Does that work?",
      answer:
        "Yes. Import several files, connect Google or use the API. The list stays quick with 100,000 locations.",
    },
    {
      question: "What does an extra location cost?",
      answer: "{monthly} a month, or {yearly} with yearly billing. Enterprise includes as many as you like.",
    },
    {
      question: "Can stores make mistakes that hurt the brand?",
      answer:
        "They can change what you let them change. Every change is kept with author and former value, and can be taken back.",
    },
  ],
  closing: {
    title: "Know tonight which stores have it wrong",
    text: "Upload your list. The health score sorts it before you have finished your tea.",
  },
};
