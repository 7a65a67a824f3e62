// Law firms.
import type { SolutionText } from "../../types/solutions";

/** The rules of the profession, besides what all industries have. */
export const conduct = {
  title: "Within the rules of the profession",
  lead: "A law firm may not advertise like a pizzeria. The tools know where the lines are.",
  may: "You may",
  mayList: [
    "Ask every client for a review, in the same words",
    "Thank a reviewer without saying that you acted for them",
    "State practice areas, languages, bars and fees that are true",
  ],
  not: "Vitrine never drafts",
  notList: [
    "A reply that confirms a mandate or mentions a case",
    "A promise of a result, a comparison with colleagues",
    "The word “specialist” where your bar reserves it",
  ],
};

export const legal: SolutionText = {
  meta: {
    title: "Local SEO for law firms | Vitrine",
    description:
      "Practice areas in plain words, legal directories in order, reviews within the rules of the bar: local SEO for lawyers. 14 days free.",
    name: "Legal",
  },
  hero: {
    eyebrow: "For law firms",
    title: "The letter came today. Whom do they call?",
    lead: "People look for a lawyer once in ten years, worried, on a phone. They take the first one who explains things clearly and looks trustworthy.",
    picture: "A table of legal directories with name, address and phone; one still shows a former address.",
  },
  searches: {
    title: "What your clients type",
    items: [
      "divorce lawyer near me",
      "employment lawyer free consultation",
      "tenant rights lawyer",
      "landlord keeps deposit",
      "notary open Saturday",
      "lawyer fees divorce",
    ],
  },
  features: {
    title: "Eight things we do for a firm",
    lead: "With the care the profession asks for.",
    items: [
      {
        title: "Practice areas in plain words",
        text: "Services on your profile in the words people type, not those of the code.",
      },
      {
        title: "Legal directories",
        text: "Avvo, FindLaw, Justia, Lawyers.com and others with the same name, address and phone.",
      },
      {
        title: "Lawyers and firm",
        text: "A profile for the firm, one for each lawyer who receives clients, without doubles.",
      },
      {
        title: "Discreet replies",
        text: "Drafts that thank and invite to a call, and never confirm a mandate.",
      },
      {
        title: "A page per practice area",
        text: "What happens, how long it takes, what it costs, who does it.",
      },
      {
        title: "Consultation first",
        text: "The first appointment is one tap away, by phone, in person or by video.",
      },
      { title: "Rank near the courthouse", text: "See how far you are found, and for which matters." },
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
        text: "What replies and posts may say is laid down once and holds for the whole team.",
      },
      { title: "Explain what you do", text: "One page per practice area. Clear text is found, and read." },
    ],
  },
  metrics: {
    title: "Figures that stand",
    items: [
      { value: "100+", label: "directories, legal ones included" },
      { value: "2M+", label: "citations built" },
      { value: "95%", label: "average ranking improvement" },
      { value: "24/7", label: "support" },
    ],
  },
  story: {
    eyebrow: "Read on",
    title: "The same name on every brass plate",
    text: "When a firm moves or a partner leaves, directories keep the old plate for years. The article shows how to find every copy and put it right, source first.",
    figure: { value: "100+", label: "directories checked every month" },
    action: "Read about NAP consistency",
  },
  questions: [
    {
      question: "May lawyers ask for reviews?",
      answer:
        "In most places yes, if nobody is paid or pressed and everyone is asked alike. Your bar’s rules come first; requests can be switched off for the whole firm.",
    },
    {
      question: "How do we answer an unfair review?",
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
    text: "Start with the audit of your firm’s profile. It is discreet and takes a minute.",
  },
};
