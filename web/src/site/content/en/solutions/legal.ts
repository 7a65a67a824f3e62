// Law firms.
import type { SolutionText } from "../../types/solutions";

/** The rules of the profession, besides what all industries have. */
export const conduct = {
  title: "Within the rules of the profession",
  lead: "A law firm can’t advertise like a pizzeria. Our tools know where the lines are.",
  may: "You can",
  mayList: [
    "Ask every client for a review, in the same words",
    "Thank a reviewer without saying that you acted for them",
    "State practice areas, languages, bars and fees that are true",
  ],
  not: "Vitrine never drafts",
  notList: [
    "A reply that confirms representation or mentions a case",
    "A promise of a result, a comparison with colleagues",
    "The word “specialist” where your bar reserves it",
  ],
};

export const legal: SolutionText = {
  meta: {
    title: "Local SEO for law firms | Vitrine",
    description:
      "Practice areas in plain language, accurate legal directories, reviews within bar rules: local SEO for lawyers. 14 days free.",
    name: "Legal",
  },
  hero: {
    eyebrow: "For law firms",
    title: "The letter came today. Who do they call?",
    lead: "People look for a lawyer once in ten years, worried, on a phone. They take the first one who explains things clearly and looks trustworthy.",
    picture: "A table of legal directories with name, address and phone; one still shows a former address.",
  },
  searches: {
    title: "What your clients type",
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
    title: "Eight things we do for a firm",
    lead: "With the care your profession requires.",
    items: [
      {
        title: "Practice areas in plain words",
        text: "Services on your profile in the words people type, not legal jargon.",
      },
      {
        title: "Legal directories",
        text: "Avvo, FindLaw, Justia, Lawyers.com and others with the same name, address and phone.",
      },
      {
        title: "Lawyers and firm",
        text: "A profile for the firm and one for each lawyer who sees clients, without duplicates.",
      },
      {
        title: "Discreet replies",
        text: "Drafts that say thanks and offer a call, and never confirm representation.",
      },
      {
        title: "A page per practice area",
        text: "What happens, how long it takes, what it costs, who does it.",
      },
      {
        title: "Consultation first",
        text: "The first appointment is one tap away, by phone, in person or by video.",
      },
      { title: "Rank near the courthouse", text: "See how far away people find you, and for which matters." },
      {
        title: "Change alerts",
        text: "A stranger suggests “permanently closed”? You hear of it the same day.",
      },
    ],
  },
  steps: {
    title: "Three careful steps",
    items: [
      {
        title: "Take stock",
        text: "Find every mention of the firm, of former partners and of former addresses.",
      },
      {
        title: "Set the limits",
        text: "Decide once what replies and posts can say. It applies to the whole team.",
      },
      { title: "Explain what you do", text: "One page per practice area. Clear text is found, and read." },
    ],
  },
  metrics: {
    title: "Numbers that hold up",
    items: [
      { value: "100+", label: "directories, legal ones included" },
      { value: "2M+", label: "citations built" },
      { value: "95%", label: "average ranking improvement" },
      { value: "24/7", label: "support" },
    ],
  },
  story: {
    eyebrow: "Keep reading",
    title: "The same name on every brass plate",
    text: "When a firm moves or a partner leaves, directories keep the old plate for years. The article shows how to find every copy and put it right, source first.",
    figure: { value: "100+", label: "directories checked every month" },
    action: "Read about NAP consistency",
  },
  questions: [
    {
      question: "Can lawyers ask for reviews?",
      answer:
        "In most places, yes, if no one is paid or pressured and everyone is asked the same way. Your bar’s rules come first, and you can turn off requests for the whole firm.",
    },
    {
      question: "How do we reply to an unfair review?",
      answer:
        "Briefly, without confirming that the writer was a client, with an invitation to call. If it breaks the site’s rules, Vitrine helps you report it.",
    },
    {
      question: "We share an address with other lawyers. Is that a problem?",
      answer:
        "No, as long as each firm has its own name, phone and sign on the door. Vitrine shows which directories mix you up.",
    },
  ],
  closing: {
    title: "Be the calm voice they find first",
    text: "Start with the audit of your firm’s profile. It’s discreet and takes a minute.",
  },
};
