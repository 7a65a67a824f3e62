// English words beside pictures of the dashboard.
import type { ScreensText } from "../types/screens";

export const screens: ScreensText = {
  title: "This is what you’ll work with",
  lead: "Real screens, with made-up businesses. Try them yourself in the demo: no account, no card.",
  items: {
    overview: {
      title: "Start with what matters today",
      text: "Vitrine puts what needs you first, and says how often customers saw, called and visited you.",
      alt: "The overview in Vitrine: today’s tasks with a button each, the number of locations, and a chart of views over the last 30 days",
    },
    locations: {
      title: "Every location in one list",
      text: "Health, rating and status of each location, in an order that you choose.",
      alt: "The list of locations in Vitrine, each with its city, status, health and rating",
    },
    audit: {
      title: "Know what is missing, and why it matters",
      text: "Each problem of a profile says what it costs you, and has a button that leads to the field.",
      alt: "The audit of a location in Vitrine: problems with their severity, the reason, and a button to fix each",
    },
    reviews: {
      title: "Your Google reviews in one inbox",
      text: "Read reviews from all your locations, and reply beside them.",
      alt: "The reviews in Vitrine: a list of customers’ reviews on the left, the chosen one with its reply on the right",
    },
  },
};
