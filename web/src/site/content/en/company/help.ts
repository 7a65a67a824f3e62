// The help center: questions people really ask, about what the product does.
import type { HelpText } from "../../types/help";

export const help: HelpText = {
  meta: {
    title: "Help center: answers by topic | Vitrine",
    description:
      "Short answers about signing in, locations, importing a CSV, opening hours, the audit, duplicates, teams, data and the API of Vitrine.",
    name: "Help",
  },
  eyebrow: "Support",
  title: "How can we help?",
  lead: "The answers people need most. If yours is missing, a person answers within 24 hours on working days.",
  topicsTitle: "Topics",
  topics: [
    {
      id: "account",
      title: "Account and signing in",
      questions: [
        {
          question: "I forgot my password.",
          answer:
            "On the sign-in page choose “Forgot password”. We send a link that is good for one hour. Look into the spam folder, too.",
        },
        {
          question: "Why is my password refused?",
          answer:
            "It needs three of five points: at least 8 characters, a capital, a small letter, a digit, a symbol. A sentence of 15 or more characters that is hard to guess is fine as well. The most common passwords are never accepted.",
        },
        {
          question: "How do I protect my account better?",
          answer:
            "In your settings, add a second factor or a passkey and keep the recovery codes somewhere safe. You can see there which devices are signed in, and sign them out.",
        },
        {
          question: "What does “Access Denied” mean?",
          answer:
            "You are signed in, but belong to no organization yet. Complete the sign-up, or accept the invitation you were sent.",
        },
      ],
    },
    {
      id: "locations",
      title: "Locations",
      questions: [
        {
          question: "How do I add a location?",
          answer:
            "Open Locations and choose Add Location. Name, street address and city are enough; phone, website and category raise its health at once.",
        },
        {
          question: "How do I change many locations at once?",
          answer:
            "Select them in the list, or all that match your filters, and choose what to change in the bar at the bottom: category, website, labels, holiday hours. You can undo it for 30 days.",
        },
        {
          question: "I deleted something by mistake.",
          answer:
            "Deleted locations can be restored for 30 days: choose Undo in the message, or look at the history.",
        },
        {
          question: "How do I enter holiday hours?",
          answer:
            "In the drawer of a location open Settings, then Opening hours. Special days are below the week. For many locations use the bar at the bottom of the list.",
        },
        {
          question: "Two entries are the same shop.",
          answer:
            "Open Duplicates in Locations. Both stand side by side; choose what to keep and merge. You can take them apart again.",
        },
      ],
    },
    {
      id: "import",
      title: "Importing a CSV",
      questions: [
        {
          question: "Which format does the file need?",
          answer:
            "CSV with headers in the first row, in English or French. Required are Business Name, Address, City, State and ZIP Code. The dialog has a template to download. At most 10 MB and 1,000 rows, unless whoever runs your Vitrine allows more.",
        },
        {
          question: "Some rows were left out. Why?",
          answer:
            "The check lists each of them with its line, column and reason, before anything is imported. Correct the file and choose it again; rows that are there already are recognized.",
        },
        {
          question: "Can I undo an import?",
          answer:
            "Yes. What it created is removed, and what it changed gets its old values back, except where somebody has changed it since.",
        },
      ],
    },
    {
      id: "audit",
      title: "Health and audit",
      questions: [
        {
          question: "What does the health number mean?",
          answer:
            "0 to 100: how much of what customers need is there. From 80 it is green, from 60 yellow, below that red. The Audit tab of a location says what costs how many points.",
        },
        {
          question: "Why is my location not verified?",
          answer:
            "Only Google can verify a profile. Start the verification in your Google Business Profile; after the next sync Vitrine shows it.",
        },
        {
          question: "A rating is missing. Is that bad?",
          answer: "No. A location without ratings loses no points; one rated below 4 does.",
        },
      ],
    },
    {
      id: "team",
      title: "Team, data and billing",
      questions: [
        {
          question: "How do I invite colleagues?",
          answer:
            "In Settings, Members: enter their email address and choose a role. They get a link by email.",
        },
        {
          question: "How do I get my data out?",
          answer:
            "Export CSV in the list exports what you have selected, or everything that matches your filters. Programs use the API.",
        },
        {
          question: "What happens after the trial?",
          answer:
            "It lasts 14 days and ends by itself. No card is needed and nothing is charged unless you choose a plan.",
        },
      ],
    },
  ],
  more: {
    title: "More to read",
    docs: { title: "Documentation", text: "Getting started, and running Vitrine on your own server." },
    api: { title: "API", text: "Tokens, example calls and the OpenAPI document." },
    status: { title: "Status", text: "How this instance is, right now." },
  },
  cta: {
    title: "Not found?",
    text: "Write to us. A person who knows the product answers.",
    action: "Contact support",
  },
};
