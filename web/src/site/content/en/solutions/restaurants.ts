// Restaurants.
import type { SolutionText } from "../../types/solutions";

/** The call button, besides what all industries have. */
export const call = {
  action: "Talk to a restaurant specialist",
  note: "Monday to Friday 9 to 6, Saturday 10 to 4.",
};

/** The page of each house, besides what all industries have. */
export const card = {
  title: "Today’s card, not last year’s PDF",
  text: "A page for each house, with the dishes, the hours and the button that guests look for. It opens at once on a phone in the street, and changes when your list changes.",
  points: [
    "The menu as text that search engines and screen readers can read",
    "Gluten-free, vegan, terrace, high chairs: answered before anyone calls",
    "Book and order at your own address, without a portal’s share",
  ],
  action: "See the restaurant template",
  picture: "The local page of a restaurant with its opening hours and a button to book a table.",
};

export const restaurants: SolutionText = {
  meta: {
    title: "Local SEO for restaurants | Vitrine",
    description:
      "Right menu, right hours, answered reviews: how 500+ restaurants fill their tables from Google Maps. Free for 14 days, no credit card.",
    name: "Restaurants",
  },
  hero: {
    eyebrow: "For restaurants",
    title: "At seven, people choose between three names",
    lead: "The map shows three restaurants. Vitrine helps you to be one of them, with the right menu, the right hours and a rating that makes people hungry.",
    picture:
      "A map result for “pizza near me”: Mario’s Pizzeria comes first with 4.7 stars and the words open now.",
  },
  searches: {
    title: "What your guests type",
    items: [
      "pizza near me",
      "terrace open now",
      "vegan brunch",
      "table for 8 tonight",
      "best ramen",
      "kids menu",
    ],
  },
  features: {
    title: "Eight things we do for a dining room",
    lead: "All of them between two services, none of them by you.",
    items: [
      {
        title: "Menu and dishes",
        text: "Menu, prices and photos on your profile, and the link to the current card, not to last year’s PDF.",
      },
      {
        title: "Hours that are true",
        text: "Lunch, dinner, terrace, holidays. The kitchen closes at ten, and Google knows.",
      },
      {
        title: "Booking and order links",
        text: "Straight to your own booking page, before the portals that take a share.",
      },
      {
        title: "Reviews from everywhere",
        text: "Google, Yelp, TripAdvisor, Facebook and delivery sites in one list, with drafted replies.",
      },
      {
        title: "Photos that sell",
        text: "The dish of the week as cover. Blurred guest photos show up at once, so you can add better ones.",
      },
      {
        title: "Posts for quiet evenings",
        text: "Tuesday menu, live music, oysters: planned for the month, published on the day.",
      },
      {
        title: "Rank by street and dish",
        text: "See where “pizza” finds you, and behind which bridge it does not.",
      },
      {
        title: "Several houses",
        text: "Each restaurant with its own hours, card and manager, all in one list.",
      },
    ],
  },
  steps: {
    title: "From import to full tables",
    lead: "Three steps, the first one takes an evening off.",
    items: [
      {
        title: "Put the profile right",
        text: "Connect Google, run the audit, fix hours, menu, links and photos in one sitting.",
      },
      {
        title: "Answer and ask",
        text: "Reply to what is open. A QR code on the bill asks every guest for a review.",
      },
      {
        title: "Follow the map",
        text: "Keep an eye on rank and orders week by week, and post where evenings are empty.",
      },
    ],
  },
  metrics: {
    title: "What 500+ restaurants report",
    items: [
      { value: "+180%", label: "online orders" },
      { value: "65%", label: "more foot traffic" },
      { value: "4.7", label: "stars on average" },
      { value: "90%", label: "faster response to reviews" },
    ],
  },
  story: {
    eyebrow: "Case study",
    title: "Mario’s Pizzeria: guests on a Tuesday",
    text: "Queues on Saturday, nine covers on Tuesday, and not one review answered. Three months later the order of work was written down, so that anyone can follow it. An illustrative story.",
    figure: { value: "+180%", label: "online orders" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "We change the menu every week. Is that a problem?",
      answer:
        "No. The menu link points to one address that always shows the current card, and posts take care of the daily dishes.",
    },
    {
      question: "Do I have to ask guests for reviews myself?",
      answer:
        "A QR code on the bill or a message after the booking does it. Every guest sees the same links, and can also write to you privately.",
    },
    {
      question: "Can the manager of one house see the others?",
      answer: "Only if you want it. Each member of your team may be limited to some locations.",
    },
  ],
  closing: {
    title: "A full room on a Tuesday",
    text: "Start with the audit. It takes as long as an espresso.",
  },
};
