// The home page.
import type { HomeText } from "../types/home";

export const home: HomeText = {
  meta: {
    name: "Home",
    title: "Vitrine: local SEO for places people walk into",
    description:
      "Get found on Google Maps, win more reviews, and bring in more customers. Local SEO for shops, practices, chains, and agencies. Free 14-day trial, no card.",
  },
  hero: {
    eyebrow: "Local SEO and reputation, in one place",
    title: "Be the place people find when they look nearby",
    lead: "Vitrine keeps your Google profile complete, shows where you rank street by street, helps you reply to every review, and gets your details right everywhere. For one shop or a thousand.",
    start: "Start Free Trial",
    demo: "Watch Demo",
    note: "14-day free trial. No credit card. Cancel anytime.",
  },
  picture: {
    label:
      "A map of a neighborhood with the rank of a pizzeria at 25 points, from first near the shop to eleventh at the edge, a five-star review with its reply, and 127 percent more calls than a month ago.",
    keyword: "pizza near me",
    area: "Little Italy, 2 miles around",
    average: "Average rank 3.1",
    before: "was 7.8",
    review: "Best margherita in town, and they remembered our names.",
    reviewer: "Ana R.",
    reply: "Reply ready",
    reply_text: "Thank you, Ana! The oven is hot again on Friday.",
    calls: "Calls",
    month: "vs. last month",
  },
  proof: [
    { value: "10,000+", label: "businesses use Vitrine" },
    { value: "4.9/5", label: "average customer rating" },
    { value: "95%", label: "average ranking improvement" },
    { value: "150%", label: "average traffic increase" },
  ],
  features: {
    title: "Everything that brings people to your door",
    lead: "Six tools that share one list of your locations. Change an address once and it’s right everywhere.",
    more: "See how",
    items: {
      "google-business-profile": {
        title: "Google Business Profile",
        text: "AI suggestions for what’s missing, posts on a schedule, photos in order, and a warning when someone changes your hours.",
      },
      heatmaps: {
        title: "Local Heatmaps",
        text: "Your rank on a grid over the city, from red to green, for each keyword, next to your competitors, as far back as you like.",
      },
      reviews: {
        title: "Review Management",
        text: "Google, Yelp, Facebook, TripAdvisor and 50+ more in one inbox, with reply drafts that sound like you.",
      },
      citations: {
        title: "Citation Building",
        text: "The same name, address and phone number in 100+ directories, checked and corrected for you.",
      },
      "local-pages": {
        title: "Local Landing Pages",
        text: "A fast page for every place you serve, with the structured data that search engines look for.",
      },
      reporting: {
        title: "Local SEO Reporting",
        text: "What changed and what it brought in, on one page, under your own name if you’re an agency.",
      },
    },
  },
  week: {
    title: "Three short stops a week",
    lead: "You don’t need a marketing department. You need to know what to do next.",
    days: {
      reporting: {
        title: "Monday: see where you stand",
        text: "Views, calls and directions on a page you can read in two minutes, with what to do this week.",
        points: [
          "Figures in plain words",
          "By email, as a PDF or as a link",
          "In your own colors, if you’re an agency",
        ],
        action: "See the reports",
      },
      reviews: {
        title: "Wednesday: reply to reviews",
        text: "Reviews from Google, Yelp, Facebook, TripAdvisor and 50+ more wait in one inbox, each with a draft reply. Change two words and send it.",
        points: [
          "Drafts that respond to what was written",
          "Recurring words, counted",
          "The right colleague for each review",
        ],
        action: "Reply to reviews",
      },
      "google-business-profile": {
        title: "Friday: be ready for the weekend",
        text: "Vitrine reads each profile the way a customer would and starts with what’s costing you calls.",
        points: [
          "A health score for every location",
          "Missing phone, category or hours at the top",
          "A warning when someone edits your profile",
        ],
        action: "Complete your profile",
      },
    },
  },
  industries: {
    title: "Built for neighborhood businesses",
    lead: "Nobody picks a dentist the way they pick a pizza. Vitrine knows the categories, directories, and questions of each industry.",
    more: "See the solution",
    all: "All industries",
    items: {
      restaurants: {
        title: "Restaurants",
        text: "Menus, hours, and photos that make people hungry, right where they look an hour before dinner.",
        points: ["500+ restaurants", "+180% online orders", "4.7 stars on average"],
      },
      healthcare: {
        title: "Healthcare",
        text: "Patients find the right practitioner and book. Replies say thank you without ever naming a patient.",
        points: ["1,000+ medical practices", "+120% new patients", "HIPAA compliant"],
      },
      "home-services": {
        title: "Home Services",
        text: "No storefront, but a service area: rank in every suburb your trucks reach, not only where you park them.",
        points: [
          "Service areas without an address",
          "Calls counted by suburb",
          "Review requests by text message",
        ],
      },
    },
  },
  stats: {
    title: "What a thousand street corners add up to",
    items: [
      { value: "1M+", label: "searches tracked" },
      { value: "500M+", label: "reviews managed" },
      { value: "2M+", label: "citations built" },
      { value: "99.9%", label: "uptime, support 24/7" },
    ],
  },
  cta: {
    title: "Look at your own street first",
    text: "Add one location and see its rank, its reviews, and what’s missing. It takes about four minutes.",
    start: "Start Free Trial",
    talk: "Schedule Demo",
    subject: "Schedule a demo",
    note: "14 days free. No credit card. Cancel anytime.",
  },
};
