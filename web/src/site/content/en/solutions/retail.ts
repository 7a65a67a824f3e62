// Retail chains. `{monthly}` and `{yearly}` stand for the price of one more location.
import type { SolutionText } from "../../types/solutions";

/** Many stores at once, besides what all industries have. */
export const chain = {
  title: "Four hundred stores, one change",
  lead: "What a chain needs isn’t more features but the same one, four hundred times, without a mistake.",
  steps: [
    { title: "Import", text: "A CSV of up to 1,000 stores, checked line by line before anything is saved." },
    {
      title: "Edit together",
      text: "Holiday hours for all stores in one region, with a count of what will change before you click.",
    },
    {
      title: "Undo",
      text: "You can undo a bulk edit for 30 days without touching anything changed since.",
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
    title: "Open till eight. Everywhere. Guaranteed.",
    lead: "A customer who finds a closed door doesn’t come back. Vitrine keeps hours, phone numbers, and departments right for every store in your chain.",
    picture: "The list of stores of a chain in Vitrine; the one with wrong holiday hours comes first.",
  },
  searches: {
    title: "What your customers type",
    items: [
      "shoe store open Sunday",
      "garden center near me",
      "in-store pickup",
      "return online order in store",
      "phone repair",
      "opening hours December 24",
    ],
  },
  features: {
    title: "Eight things we do for a chain",
    lead: "For headquarters and for the people behind the counter.",
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
        text: "A store manager handles one store, a regional manager twelve, headquarters all of them.",
      },
      {
        title: "A page per store",
        text: "Departments, stock, parking, and Sunday hours, all from the same list.",
      },
      {
        title: "Reviews by topic",
        text: "“Line,” “staff,” “parking”: see what your five-star stores do differently.",
      },
      {
        title: "Duplicates and closures",
        text: "Find two profiles for one store, or one for a closed store, before customers do.",
      },
      {
        title: "API",
        text: "Your own systems read and write locations, with tokens you can revoke. Part of Enterprise.",
      },
    ],
  },
  steps: {
    title: "A rollout without a project team",
    items: [
      {
        title: "Import the stores",
        text: "Upload the file you already have. Columns are recognized, duplicates flagged.",
      },
      { title: "Share access", text: "Invite regions and stores, each with their part of the list." },
      {
        title: "Focus on the weak spots",
        text: "Sort stores by health score. Fixing the ten lowest pays off most.",
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
    eyebrow: "Keep reading",
    title: "Many doors, one brand",
    text: "Who can change what, which data comes from headquarters, and which from the store: how chains divide the work without losing track.",
    figure: { value: "+156%", label: "direction requests" },
    action: "Read about multi-location SEO",
  },
  questions: [
    {
      question: "We have more than 1,000 stores. Does that work?",
      answer:
        "Yes. Import several files, connect Google or use the API. The list stays fast with 100,000 locations.",
    },
    {
      question: "What does an extra location cost?",
      answer: "{monthly} a month, or {yearly} with yearly billing. Enterprise includes unlimited locations.",
    },
    {
      question: "Can stores make mistakes that hurt the brand?",
      answer:
        "They can only change what you allow. Every change is recorded with its author and previous value, and can be undone.",
    },
  ],
  closing: {
    title: "Find out tonight which stores have it wrong",
    text: "Upload your list. The health score sorts it before you finish your coffee.",
  },
};
