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
    title: "Be the place people find when they search nearby",
    lead: "Vitrine keeps your Google profile complete, shows where you rank street by street, helps you reply to every review, and finds every listing with the wrong details. It works for one shop or a thousand.",
    start: "Start Free Trial",
    demo: "Watch Demo",
    note: "14-day free trial. No credit card. Cancel anytime.",
  },
  picture: {
    label:
      "A neighborhood map with a pizzeria’s rank at 25 grid points, from first near the shop to eleventh at the edge, plus a five-star review with its reply, and 127 percent more calls than last month.",
    keyword: "pizza near me",
    area: "Little Italy, 2-mile radius",
    average: "Average rank 3.1",
    before: "was 7.8",
    review: "Best margherita in town, and they remembered our names.",
    reviewer: "Ana R.",
    reply: "Reply ready",
    reply_text: "Thank you, Ana! We’re firing up the oven again on Friday.",
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
    lead: "Six tools that share one list of your locations. Update an address once: your pages change within a second, Google updates with one click, and the corrections for each directory are ready to paste.",
    more: "See how",
    items: {
      "google-business-profile": {
        title: "Google Business Profile",
        text: "AI suggestions for what’s missing, scheduled posts, organized photos, and an alert when someone changes your hours.",
      },
      heatmaps: {
        title: "Local Heatmaps",
        text: "See how you rank across the city for each keyword, next to your competitors, on a red-to-green grid with full history.",
      },
      reviews: {
        title: "Review Management",
        text: "Google reviews in one inbox, plus the ones you bring in from Yelp, Facebook, TripAdvisor, and 50+ more, with draft replies that sound like you.",
      },
      citations: {
        title: "Citation Building",
        text: "The same name, address, and phone number in 100+ directories. Vitrine finds every difference and prepares every correction.",
      },
      "local-pages": {
        title: "Local Landing Pages",
        text: "A fast page for every place you serve, with the structured data search engines look for.",
      },
      reporting: {
        title: "Local SEO Reporting",
        text: "One page that shows what changed and what it brought in, under your own name if you’re an agency.",
      },
    },
  },
  week: {
    title: "Three quick check-ins a week",
    lead: "You don’t need a marketing department. You just need to know what to do next.",
    days: {
      reporting: {
        title: "Monday: see where you stand",
        text: "Views, calls, and direction requests on a page you can read in two minutes, plus what to do this week.",
        points: [
          "Results explained in plain language",
          "By email, as a PDF, or as a link",
          "In your own colors, if you’re an agency",
        ],
        action: "See the reports",
      },
      reviews: {
        title: "Wednesday: reply to reviews",
        text: "New Google reviews are waiting in one inbox, next to the ones you bring in from Yelp, Facebook, TripAdvisor, and 50+ more, each with a draft reply. Change a word or two and send it.",
        points: [
          "Drafts that respond to what customers wrote",
          "The words that come up most in your reviews",
          "Each review assigned to the right person",
        ],
        action: "Reply to reviews",
      },
      "google-business-profile": {
        title: "Friday: get ready for the weekend",
        text: "Vitrine reads each profile the way a customer would and starts with what’s costing you calls.",
        points: [
          "A health score for every location",
          "Missing phone numbers, categories, and hours listed first",
          "An alert when someone edits your profile",
        ],
        action: "Complete your profile",
      },
    },
  },
  industries: {
    title: "Built for neighborhood businesses",
    lead: "Nobody picks a dentist the way they pick a pizza. Vitrine knows each industry’s categories, directories, and questions.",
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
        text: "Patients find the right practitioner and book. Replies thank people without ever naming a patient.",
        points: ["1,000+ medical practices", "+120% new patients", "HIPAA compliant"],
      },
      "home-services": {
        title: "Home Services",
        text: "You have a service area, not a storefront. Rank in every town your trucks reach, not just where you park them.",
        points: ["Service areas with no address needed", "Rank by town", "Review requests by text message"],
      },
    },
  },
  stats: {
    title: "Street by street, it adds up",
    items: [
      { value: "1M+", label: "searches tracked" },
      { value: "500M+", label: "reviews managed" },
      { value: "2M+", label: "citations built" },
      { value: "99.9%", label: "uptime, with 24/7 support" },
    ],
  },
  cta: {
    title: "Start with your own street",
    text: "Add one location and see what’s missing in about four minutes. Connect Google to see its reviews, and a rank provider to see its map.",
    start: "Start Free Trial",
    talk: "Schedule Demo",
    subject: "Schedule a demo",
    note: "14 days free. No credit card. Cancel anytime.",
  },
};
