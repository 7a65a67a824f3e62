// The sample businesses of the local page templates. None of them exists.
import type { SamplePage, Trade } from "../../types/products";

/** Labels that all sample pages share. */
export const sampleWords = {
  hours: "Opening hours",
  way: "How to find us",
  review: "What customers say",
  question: "Good to know",
  open: "Open now",
};

export const samplePages: Record<Trade, SamplePage> = {
  restaurant: {
    name: "Casa Lume",
    host: "casalume.example/riverside",
    headline: "Wood-fired pizza by the river",
    intro: "Forty seats inside, thirty on the patio. The dough rests for two days, the oven burns beech.",
    address: "18 Mill Quay, Riverside",
    actions: ["Book a table", "Call"],
    hours: [
      ["Tuesday to Friday", "12–2:30, 6–10:30"],
      ["Saturday, Sunday", "12–11"],
      ["Monday", "closed"],
    ],
    offers: {
      title: "From the menu",
      items: [
        ["Margherita", "$13"],
        ["Zucchini, mint, ricotta", "$16"],
        ["Tiramisu for two", "$11"],
      ],
    },
    review: {
      text: "The patio at sunset, and a crust that cracks. We come every Thursday.",
      by: "Ines, 5 stars",
    },
    question: {
      question: "Is there gluten-free dough?",
      answer: "Yes, baked on a separate stone. Tell us when you book.",
    },
  },
  medical: {
    name: "Northgate Family Practice",
    host: "northgate.example/old-town",
    headline: "Your doctors in Old Town",
    intro: "Four doctors, two nurses, one front desk that picks up. New patients are welcome.",
    address: "7 Linden Square, Old Town",
    actions: ["Book an appointment", "Call"],
    hours: [
      ["Monday to Thursday", "8–6"],
      ["Friday", "8–1"],
      ["Vaccinations", "Wednesday, 2–5"],
    ],
    offers: {
      title: "Our practitioners",
      items: [
        ["Dr. Amara Cole", "family medicine"],
        ["Dr. Jonas Weil", "pediatrics"],
        ["Dr. Lina Park", "cardiology"],
      ],
    },
    review: {
      text: "They called me back within the hour and explained everything in a way I understood.",
      by: "a patient, 5 stars",
    },
    question: {
      question: "Is the entrance step-free?",
      answer: "Yes, by the door on the square. The elevator goes to both floors.",
    },
  },
  realEstate: {
    name: "Harbor & Hill Realty",
    host: "harborhill.example/westside",
    headline: "Homes in Westside, street by street",
    intro:
      "We sell on eleven streets and know every one of them. Ask us about schools, noise and the morning sun.",
    address: "102 Orchard Street, Westside",
    actions: ["Get a home value", "Call"],
    hours: [
      ["Monday to Friday", "9–7"],
      ["Saturday", "10–4"],
      ["Showings", "by appointment"],
    ],
    offers: {
      title: "For sale now",
      items: [
        ["Two-bedroom condo with balcony", "$412,000"],
        ["Townhouse with yard", "$589,000"],
        ["Loft by the old mill", "$365,000"],
      ],
    },
    review: {
      text: "They told us what the house was worth, not what we hoped. It sold in three weeks.",
      by: "Paul and Mei, 5 stars",
    },
    question: {
      question: "What does a home value estimate cost?",
      answer: "Nothing. It takes an hour, and you get it in writing.",
    },
  },
  legal: {
    name: "Birch Lane Law",
    host: "birchlane.example/downtown",
    headline: "A lawyer who answers in plain words",
    intro:
      "Family, employment, and landlord-tenant law, two minutes from the courthouse. You know the cost before we start.",
    address: "3 Birch Lane, Downtown",
    actions: ["Book a consultation", "Call"],
    hours: [
      ["Monday to Friday", "9–6"],
      ["Evenings", "Tuesday until 8"],
      ["By video", "on request"],
    ],
    offers: {
      title: "Practice areas",
      items: [
        ["Family law", "Sofia Brandt"],
        ["Employment law", "Marcus Hale"],
        ["Landlord-tenant law", "Yara Odell"],
      ],
    },
    review: {
      text: "She said on the first day what we could win, and that’s what we won.",
      by: "a client, 5 stars",
    },
    question: {
      question: "What should I bring?",
      answer: "The letter that worries you, and any contract. We copy them here.",
    },
  },
  homeServices: {
    name: "Kestrel Plumbing",
    host: "kestrel.example/eastfield",
    headline: "Your plumber in Eastfield, there within the hour",
    intro: "Leaks, heating, bathrooms. Six trucks, one dispatcher, and prices before we start.",
    address: "Serves Eastfield, Marlow, Kingsbridge and Old Ferry",
    actions: ["Call now", "Get a quote"],
    hours: [
      ["Monday to Saturday", "7–8"],
      ["Sunday", "emergencies"],
      ["Phone", "24 hours"],
    ],
    offers: {
      title: "What it usually costs",
      items: [
        ["Clogged drain", "from $95"],
        ["New faucet", "from $140"],
        ["Furnace tune-up", "$120"],
      ],
    },
    review: {
      text: "Water through the ceiling at nine, dry by ten. And they swept up.",
      by: "Tomas, 5 stars",
    },
    question: { question: "Do you charge a trip fee?", answer: "Not within the four towns on this page." },
  },
  retail: {
    name: "Fern & Field",
    host: "fernandfield.example/market-street",
    headline: "Outdoor gear on Market Street",
    intro: "Boots, tents and bicycles on two floors, and a workshop that repairs what you already own.",
    address: "55 Market Street, next to the tram stop",
    actions: ["Check stock", "Get directions"],
    hours: [
      ["Monday to Friday", "10–7"],
      ["Saturday", "9–7"],
      ["Sunday", "first of the month, 12–5"],
    ],
    offers: {
      title: "In this store",
      items: [
        ["In-store pickup", "ready in 2 hours"],
        ["Bicycle workshop", "from $25"],
        ["Tent rental", "$18 a weekend"],
      ],
    },
    review: { text: "They resoled boots I had given up on. That’s why I buy here.", by: "Ruth, 5 stars" },
    question: {
      question: "Can I return online orders here?",
      answer: "Yes, within 60 days, with or without the box.",
    },
  },
};
