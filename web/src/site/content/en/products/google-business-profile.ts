// Google Business Profile optimization.
import { profileOnly } from "../plans";
export const profile = {
  meta: {
    title: "Google Business Profile optimization | Vitrine",
    description:
      "See what your Google Business Profile is missing, fix it with AI suggestions, schedule posts, and get alerts about every change. Free for 14 days.",
    name: "Google Business Profile",
  },
  hero: {
    eyebrow: "Google Business Profile",
    title: "A profile that makes people want to walk in",
    lead: "For most customers, your Google profile is your front door. Vitrine shows what’s missing, suggests better wording, and tells you when someone changes it.",
    picture:
      "A location’s audit in Vitrine: two critical problems and two warnings, each with a button to fix it.",
  },
  features: {
    title: "Six jobs off your to-do list",
    lead: "Connect Google once, and your locations come in with their hours, categories, and photos.",
    items: {
      suggestions: {
        title: "AI suggestions",
        text: "Categories, services, and a description of up to 750 characters, based on what your customers search for. You approve every word.",
      },
      posts: {
        title: "Post scheduling",
        text: "Plan offers, events, and news in a calendar, and publish them to one location or all of them, each in its own time zone.",
      },
      reviews: {
        title: "Review management",
        text: "See each new Google review next to a draft reply in English or French, and reply from the list.",
      },
      photos: {
        title: "Photo management",
        text: "Upload photos at the right size, pick a cover and a logo, publish them to Google, and see which locations don’t have any.",
      },
      analytics: {
        title: "Analytics",
        text: "Views, calls, direction requests, and website clicks by location and day, compared with last month.",
      },
      alerts: {
        title: "Change alerts",
        text: "Google and its users can edit your profile. You’ll find out the same day and see the before and after.",
      },
    },
  },
  audit: {
    title: "Know what to fix first",
    text: "The audit reads your profile the way a customer would. Anything that keeps people from reaching you is critical. Anything that makes them hesitate is a warning. Each one has a button to fix it.",
    points: [
      "Critical: no phone number, no category, not verified",
      "Warnings: no description, no photos, no hours, no website, a rating below 4",
      "A health score from 0 to 100 for each location",
    ],
    action: "Audit a profile for free",
  },
  posts: {
    title: "Posts that change with the season",
    text: "Write once, publish everywhere. Post about the patio in May, gift cards in December, or the one store that’s open on Sundays.",
    points: [
      "Offers, events, and news",
      "For one location, a label, or all of them",
      "A calendar for planning, with approval if your team wants it",
    ],
    picture: "A week of scheduled posts: an offer on Tuesday, an event on Thursday, and news on Saturday.",
  },
  benefits: {
    title: "What a complete profile gets you",
    lead: "What businesses using Vitrine report, on average.",
    items: [
      {
        value: "95%",
        label: "average ranking improvement",
        text: "in local search, for the keywords they track",
      },
      { value: "150%", label: "average traffic increase", text: "from Google Search and Maps" },
      { value: "5×", label: "more visibility", text: "for a complete profile than for an empty one" },
      { value: "4.9/5", label: "average rating for Vitrine", text: "from the businesses that use it" },
    ],
  },
  plans: {
    title: "Profile-only plans",
    lead: "Just need help with your profile? These plans cover only that. Heatmaps, citations, and local pages come with the full plans.",
    all: "Compare with our full plans",
    items: {
      starter: { ...profileOnly.starter, action: "Start with Starter" },
      professional: { ...profileOnly.professional, action: "Start with Professional" },
      enterprise: { ...profileOnly.enterprise, action: "Start with Enterprise" },
    },
  },
  closing: {
    title: "A complete profile by tonight",
    text: "Connect Google, open the audit, and work your way down the list.",
  },
};
