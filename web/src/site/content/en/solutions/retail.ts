// Retail chains. `{monthly}` and `{yearly}` stand for the price of one more location.
import type { SolutionText } from "../../types/solutions";

/** Many stores at once, besides what all industries have. */
export const chain = {
  title: "Four hundred stores, one change",
  lead: "A chain doesn’t need more features. It needs the same one to work four hundred times without a mistake.",
  steps: [
    { title: "Import", text: "A CSV of up to 1,000 stores, checked row by row before anything is saved." },
    {
      title: "Edit in bulk",
      text: "Set holiday hours for every store in a region, and see how many will change before you click.",
    },
    {
      title: "Undo",
      text: "You can undo a bulk edit for 30 days without losing any changes made since then.",
    },
  ],
  action: "Manage locations at scale",
};

export const retail: SolutionText = {
  meta: {
    title: "Local SEO for retail chains | Vitrine",
    description:
      "The right hours for every store, bulk edits with undo, roles for each store, and a page for each one: local SEO for retail chains. 14 days free.",
    name: "Retail",
  },
  hero: {
    eyebrow: "For retail",
    title: "Open till eight. Everywhere. Guaranteed.",
    lead: "Customers who find a locked door don’t come back. Vitrine keeps hours, phone numbers, and departments right for every store in your chain.",
    picture: "A chain’s list of stores in Vitrine. The one with the wrong holiday hours comes first.",
  },
  searches: {
    title: "What your customers search for",
    items: [
      "shoe store open Sunday",
      "garden center near me",
      "in-store pickup",
      "return online order in store",
      "phone repair",
      "store hours Christmas Eve",
    ],
  },
  features: {
    title: "Eight things we do for retail chains",
    lead: "For headquarters and for the people behind the counter.",
    items: [
      {
        title: "Import from CSV",
        text: "Up to 1,000 stores per file, with a dry run that flags every row with an error and explains why.",
      },
      {
        title: "Bulk edits with undo",
        text: "Change hours, categories, websites, or labels for hundreds of stores, and undo the edit for up to 30 days.",
      },
      {
        title: "Holiday hours",
        text: "Set them once for a region, a country, or a label. Any exceptions stay in place.",
      },
      {
        title: "Roles for each store",
        text: "A store manager handles one store, a regional manager handles twelve, and headquarters handles them all.",
      },
      {
        title: "A page for each store",
        text: "Departments, stock, parking, and Sunday hours, all from the same list.",
      },
      {
        title: "Reviews by topic",
        text: "“Checkout line,” “staff,” or “parking”: see what your five-star stores do differently.",
      },
      {
        title: "Duplicates and closures",
        text: "Find a store with two profiles, or a profile for a closed store, before customers do.",
      },
      {
        title: "API",
        text: "Your own systems can read and write locations, with tokens you can revoke. Included in Enterprise.",
      },
    ],
  },
  steps: {
    title: "A rollout without a project team",
    items: [
      {
        title: "Import the stores",
        text: "Upload the file you already have. Vitrine recognizes the columns and flags duplicates.",
      },
      {
        title: "Share access",
        text: "Invite your regional and store teams, and give each team access to its own stores.",
      },
      {
        title: "Focus on the weak spots",
        text: "Sort stores by health score. Fixing the ten lowest-scoring stores pays off the most.",
      },
    ],
  },
  metrics: {
    title: "Numbers for a whole chain",
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
    text: "Who can change what, and which data comes from headquarters and which from the store: how chains divide up the work without losing track.",
    figure: { value: "+156%", label: "direction requests" },
    action: "Read about multi-location SEO",
  },
  questions: [
    {
      question: "We have more than 1,000 stores. Can Vitrine handle that?",
      answer:
        "Yes. Import several files, connect Google, or use the API. The list stays fast with 100,000 locations.",
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
    title: "Find out tonight which stores show the wrong info",
    text: "Upload your list. The health score sorts it before you finish your coffee.",
  },
};
