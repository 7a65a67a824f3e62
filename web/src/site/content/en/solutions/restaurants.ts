// Restaurants.
import type { SolutionText } from "../../types/solutions";

/** The call button, besides what all industries have. */
export const call = {
  action: "Talk to a restaurant specialist",
  note: "Monday through Friday, 9 AM to 6 PM, and Saturday, 10 AM to 4 PM.",
};

/** The page of each house, besides what all industries have. */
export const card = {
  title: "Today’s menu, not last year’s PDF",
  text: "A page for each restaurant, with the dishes, the hours, and the button guests are looking for. It loads instantly on a phone and updates when your location data does.",
  points: [
    "A text menu that search engines and screen readers can read",
    "Gluten-free, vegan, patio, and high chair questions answered before anyone calls",
    "Reservations and orders on your own site, commission-free",
  ],
  action: "See the restaurant template",
  picture: "A restaurant’s local page with its hours and a button to book a table.",
};

export const restaurants: SolutionText = {
  meta: {
    title: "Local SEO for restaurants | Vitrine",
    description:
      "The right menu, the right hours, and a reply to every review: how 500+ restaurants fill tables from Google Maps. Free for 14 days, no credit card.",
    name: "Restaurants",
  },
  hero: {
    eyebrow: "For restaurants",
    title: "At dinnertime, people choose from three names",
    lead: "The map shows three restaurants. Vitrine helps you be one of them, with the right menu, the right hours, and a rating that makes people hungry.",
    picture:
      "A map result for “pizza near me”: Mario’s Pizzeria comes first, with 4.7 stars and the words “open now.”",
  },
  searches: {
    title: "What your guests search for",
    items: [
      "pizza near me",
      "patio dining open now",
      "vegan brunch",
      "table for 8 tonight",
      "best ramen",
      "kids menu",
    ],
  },
  features: {
    title: "Eight things we do for restaurants",
    lead: "All handled between lunch and dinner, with no extra work for you.",
    items: [
      {
        title: "Menu and dishes",
        text: "Menu, prices, and photos on your profile, and a link to the current menu, not last year’s PDF.",
      },
      {
        title: "Accurate hours",
        text: "Lunch, dinner, patio, and holidays. The kitchen closes at ten, and Google knows it.",
      },
      {
        title: "Reservation and order links",
        text: "Links to your own booking page appear ahead of apps that charge a commission.",
      },
      {
        title: "Reviews from everywhere",
        text: "Google reviews as they come in, plus the ones you import from Yelp, TripAdvisor, Facebook, and delivery sites: one list, with draft replies.",
      },
      {
        title: "Photos that sell",
        text: "Make the dish of the week your cover photo. Spot blurry guest photos right away and add better ones.",
      },
      {
        title: "Posts for slow nights",
        text: "Tuesday specials, live music, and oyster night: plan a month at a time, and each post goes live on the right day.",
      },
      {
        title: "Rank by street and dish",
        text: "See where people searching for “pizza” find you, and where they don’t.",
      },
      {
        title: "Multiple restaurants",
        text: "Each with its own hours, menu, and manager, all in one list.",
      },
    ],
  },
  steps: {
    title: "From import to full tables",
    lead: "Three steps. The first takes an evening.",
    items: [
      {
        title: "Fix your profile",
        text: "Connect Google, run the audit, and fix your hours, menu, links, and photos in one sitting.",
      },
      {
        title: "Reply and ask",
        text: "Reply to your unanswered reviews. Put a QR code on the check to ask every guest for a review.",
      },
      {
        title: "Follow the map",
        text: "Watch your rank and orders week by week, and publish posts for your slow nights.",
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
    text: "Lines out the door on Saturday, nine guests on Tuesday, and not one reply to a review. Three months later, Tuesdays were busy. See the whole plan, step by step. An illustrative story.",
    figure: { value: "+180%", label: "online orders" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "We change the menu every week. Is that a problem?",
      answer:
        "No. The menu link points to one address that always shows the current menu, and posts cover the daily specials.",
    },
    {
      question: "Do I have to ask guests for reviews myself?",
      answer:
        "No. A QR code on the check or a message after the visit does it for you. Every guest sees the same links and can also message you privately.",
    },
    {
      question: "Can the manager of one restaurant see the others?",
      answer: "Only if you want them to. You can limit each member to selected locations.",
    },
  ],
  closing: {
    title: "A full house on a Tuesday",
    text: "Start with the audit. It takes about as long as an espresso.",
  },
};
