// Law firms.
import type { SolutionText } from "../../types/solutions";

/** The rules of the profession, besides what all industries have. */
export const conduct = {
  title: "Within your profession’s rules",
  lead: "A law firm can’t advertise like a pizzeria. Our tools know where the lines are.",
  may: "You can",
  mayList: [
    "Ask every client for a review, in the same words",
    "Thank a reviewer without saying that you represented them",
    "List your practice areas, languages, bar admissions, and fees truthfully",
  ],
  not: "Vitrine never drafts",
  notList: [
    "A reply that confirms representation or mentions a case",
    "A promise of a result or a comparison with other lawyers",
    "The word “specialist” where your bar restricts it",
  ],
};

export const legal: SolutionText = {
  meta: {
    title: "Local SEO for law firms | Vitrine",
    description:
      "Practice areas in plain language, accurate listings in legal directories, and reviews that follow bar rules: local SEO for lawyers. 14 days free.",
    name: "Legal",
  },
  hero: {
    eyebrow: "For law firms",
    title: "The letter came today. Who do they call?",
    lead: "People look for a lawyer once every ten years, on their phone, when they’re worried. They choose the first one who explains things clearly and seems trustworthy.",
    picture:
      "A table of legal directories with name, address, and phone number. One still shows an old address.",
  },
  searches: {
    title: "What your clients search for",
    items: [
      "divorce lawyer near me",
      "employment lawyer free consultation",
      "tenant rights lawyer",
      "landlord won’t return deposit",
      "notary open Saturday",
      "divorce lawyer cost",
    ],
  },
  features: {
    title: "Eight things we do for law firms",
    lead: "With the care your profession requires.",
    items: [
      {
        title: "Practice areas in plain language",
        text: "The services on your profile use the words people type, not legal jargon.",
      },
      {
        title: "Legal directories",
        text: "The same name, address, and phone number on Avvo, FindLaw, Justia, Lawyers.com, and others.",
      },
      {
        title: "The firm and its lawyers",
        text: "One profile for the firm and one for each lawyer who sees clients, with no duplicates.",
      },
      {
        title: "Discreet replies",
        text: "Drafts thank the reviewer and offer to talk by phone. They never confirm representation.",
      },
      {
        title: "A page for each practice area",
        text: "Explain what happens, how long it takes, what it costs, and who handles it.",
      },
      {
        title: "Consultation first",
        text: "Book your first appointment in one tap: by phone, in person, or by video.",
      },
      {
        title: "Rank near the courthouse",
        text: "See how far from your office you still show up in search, and for what kinds of cases.",
      },
      {
        title: "Change alerts",
        text: "If a stranger reports you as “permanently closed,” you’ll hear about it the same day.",
      },
    ],
  },
  steps: {
    title: "Three careful steps",
    items: [
      {
        title: "Take stock",
        text: "See what each directory says about your firm, and catch the old address, the former name, or the wrong number.",
      },
      {
        title: "Set the limits",
        text: "Decide once what replies and posts can say. Your limits apply to the whole team.",
      },
      {
        title: "Explain what you do",
        text: "Write one page for each practice area. Clear writing gets found and gets read.",
      },
    ],
  },
  metrics: {
    title: "Numbers that hold up",
    items: [
      { value: "100+", label: "directories, including legal ones" },
      { value: "2M+", label: "citations built" },
      { value: "95%", label: "average ranking improvement" },
      { value: "24/7", label: "support" },
    ],
  },
  story: {
    eyebrow: "Keep reading",
    title: "The same name on every listing",
    text: "When a firm moves or a partner leaves, directories keep the old information for years. This article shows you how to find every copy and fix it, starting at the source.",
    figure: { value: "100+", label: "directories in a single plan" },
    action: "Read about NAP consistency",
  },
  questions: [
    {
      question: "Can lawyers ask for reviews?",
      answer:
        "In most places, yes, as long as you don’t pay or pressure anyone and you ask everyone the same way. Your bar’s rules come first, and you can turn off requests for the whole firm.",
    },
    {
      question: "How do we reply to an unfair review?",
      answer:
        "Keep it short, don’t confirm that the reviewer was a client, and invite them to call. If the review breaks the site’s rules, Vitrine helps you report it.",
    },
    {
      question: "We share an address with other lawyers. Is that a problem?",
      answer:
        "No, as long as each firm has its own name, phone number, and sign on the door. Vitrine shows you which directories have you mixed up.",
    },
  ],
  closing: {
    title: "Be the calm voice they find first",
    text: "Start with an audit of your firm’s profile. It’s discreet and takes a minute.",
  },
};
