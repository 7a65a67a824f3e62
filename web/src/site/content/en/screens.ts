// English words beside pictures of the dashboard.
import type { ScreensText } from "../types/screens";

export const screens: ScreensText = {
  title: "Take a look inside",
  lead: "Real screens, made-up businesses. Try them yourself in the demo, with no account or credit card.",
  items: {
    overview: {
      title: "Start with what matters today",
      text: "Vitrine puts your most urgent tasks first and shows how often customers saw, called, and visited you.",
      alt: "The Vitrine overview: today’s tasks, each with a button, the number of locations, and a chart of views over the last 30 days",
    },
    locations: {
      title: "Every location in one list",
      text: "See each location’s health, rating, and status, sorted the way you like.",
      alt: "The list of locations in Vitrine, each with its city, status, health, and rating",
    },
    audit: {
      title: "Know what’s missing and why it matters",
      text: "Each issue shows what it’s costing you, with a button that takes you right to the field.",
      alt: "A location’s audit in Vitrine: each issue with its severity, the reason it matters, and a button to fix it",
    },
    reviews: {
      title: "Your Google reviews in one inbox",
      text: "Read reviews from all your locations and reply without leaving the page.",
      alt: "Reviews in Vitrine: a list of customer reviews on the left, and the selected review with its reply on the right",
    },
  },
};
