// The sample businesses of the local page templates. None of them exists.
import type { SamplePage, Trade } from "../../types/products";

/** Labels that all sample pages share. */
export const sampleWords = {
  hours: "Hours",
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
    intro:
      "Forty seats inside and thirty on the patio. Our dough rests for two days, and our oven burns beech wood.",
    address: "18 Mill Street, Riverside",
    actions: ["Book a table", "Call"],
    hours: [
      ["Tuesday to Friday", "12–2:30 PM, 6–10:30 PM"],
      ["Saturday and Sunday", "12–11 PM"],
      ["Monday", "Closed"],
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
      text: "Sunset on the patio and a crust that crackles. We come every Thursday.",
      by: "Ines, 5 stars",
    },
    question: {
      question: "Do you have gluten-free crust?",
      answer: "Yes, and we bake it on a separate stone. Just tell us when you book.",
    },
  },
  medical: {
    name: "Northgate Family Practice",
    host: "northgate.example/old-town",
    headline: "Your doctors in Old Town",
    intro: "Four doctors, two nurses, and a front desk that picks up the phone. New patients are welcome.",
    address: "7 Linden Square, Old Town",
    actions: ["Book an appointment", "Call"],
    hours: [
      ["Monday to Thursday", "8 AM–6 PM"],
      ["Friday", "8 AM–1 PM"],
      ["Vaccinations", "Wednesday, 2–5 PM"],
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
      text: "They called me back within the hour and explained everything in a way I could understand.",
      by: "a patient, 5 stars",
    },
    question: {
      question: "Is the entrance wheelchair accessible?",
      answer: "Yes, through the door on the square. The elevator goes to both floors.",
    },
  },
  realEstate: {
    name: "Harbor & Hill Realty",
    host: "harborhill.example/westside",
    headline: "Homes in Westside, street by street",
    intro:
      "We sell homes on eleven streets and know every one of them. Ask us about schools, noise, and the morning sun.",
    address: "102 Orchard Street, Westside",
    actions: ["Get your home’s value", "Call"],
    hours: [
      ["Monday through Friday", "9 AM–7 PM"],
      ["Saturday", "10 AM–4 PM"],
      ["Showings", "By appointment"],
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
      text: "They told us what the house was worth, not what we wanted to hear. It sold in three weeks.",
      by: "Paul and Mei, 5 stars",
    },
    question: {
      question: "How much is a home value estimate?",
      answer: "It’s free. It takes an hour, and you get it in writing.",
    },
  },
  legal: {
    name: "Birch Lane Law",
    host: "birchlane.example/downtown",
    headline: "A lawyer who answers in plain English",
    intro:
      "Family, employment, and landlord-tenant law, two minutes from the courthouse. You’ll know the cost before we start.",
    address: "3 Birch Lane, Downtown",
    actions: ["Book a consultation", "Call"],
    hours: [
      ["Monday through Friday", "9 AM–6 PM"],
      ["Evenings", "Tuesday until 8 PM"],
      ["By video", "On request"],
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
      text: "She told us on day one what we could win, and that’s what we won.",
      by: "a client, 5 stars",
    },
    question: {
      question: "What should I bring?",
      answer: "Bring the letter you’re worried about and any contracts. We’ll make copies here.",
    },
  },
  homeServices: {
    name: "Kestrel Plumbing",
    host: "kestrel.example/eastfield",
    headline: "Your Eastfield plumber, there within the hour",
    intro: "Leaks, heating, and bathrooms. Six trucks, one dispatcher, and a price before we start.",
    address: "Serves Eastfield, Marlow, Kingsbridge, and Old Ferry",
    actions: ["Call now", "Get a quote"],
    hours: [
      ["Monday to Saturday", "7 AM–8 PM"],
      ["Sunday", "Emergencies only"],
      ["Phone", "24 hours a day"],
    ],
    offers: {
      title: "What jobs usually cost",
      items: [
        ["Clogged drain", "from $95"],
        ["New faucet", "from $140"],
        ["Furnace tune-up", "$120"],
      ],
    },
    review: {
      text: "We had water coming through the ceiling at nine. It was dry by ten, and they swept up, too.",
      by: "Tomas, 5 stars",
    },
    question: { question: "Do you charge a trip fee?", answer: "Not in the four towns on this page." },
  },
  retail: {
    name: "Fern & Field",
    host: "fernandfield.example/market-street",
    headline: "Outdoor gear on Market Street",
    intro: "Boots, tents, and bikes on two floors, and a repair shop for the gear you already own.",
    address: "55 Market Street, next to the streetcar stop",
    actions: ["Check stock", "Get directions"],
    hours: [
      ["Monday through Friday", "10 AM–7 PM"],
      ["Saturday", "9 AM–7 PM"],
      ["First Sunday of the month", "12–5 PM"],
    ],
    offers: {
      title: "In this store",
      items: [
        ["In-store pickup", "ready in 2 hours"],
        ["Bike repair", "from $25"],
        ["Tent rental", "$18 a weekend"],
      ],
    },
    review: { text: "They resoled boots I’d given up on. That’s why I shop here.", by: "Ruth, 5 stars" },
    question: {
      question: "Can I return online orders here?",
      answer: "Yes, within 60 days, with or without the box.",
    },
  },
};
