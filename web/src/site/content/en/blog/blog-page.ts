// The page of the blog, in English.
import type { BlogText } from "@/site/content/types/blog";

export const blog: BlogText = {
  meta: {
    title: "Local SEO blog: insights and strategies",
    description:
      "Articles on Google Business Profile, reviews, citations, heatmaps, and multi-location SEO, written by people who do the work. Free to read.",
    name: "Blog",
  },
  title: "Local SEO Insights & Strategies",
  lead: "Tactics you can use this week, with real-world examples and numbers. No filler.",
  search: "Search articles...",
  searchLabel: "Search articles",
  submit: "Search",
  featured: "Featured Article",
  readArticle: "Read Article",
  readMore: "Read More",
  listTitle: "All articles",
  categoriesLabel: "Category",
  all: "All",
  categories: {
    "google-business-profile": "Google Business Profile",
    analytics: "Analytics",
    "reputation-management": "Reputation Management",
    citations: "Citations",
    "case-studies": "Case Studies",
    "industry-solutions": "Industry Solutions",
    enterprise: "Enterprise",
  },
  found: { one: "1 article found", many: "{n} articles found" },
  none: { title: "No articles found", text: "Try adjusting your search or filter criteria." },
  newsletter: {
    title: "New articles by email",
    text: "Join 15,000+ local business owners and marketing professionals. One email a week. Unsubscribe with one click.",
    submit: "Subscribe",
  },
  topicsTitle: "Popular topics",
  count: { one: "1 article", many: "{n} articles" },
  topics: [
    { category: "google-business-profile", name: "Google Business Profile" },
    { category: "reputation-management", name: "Review Management" },
    { category: "analytics", name: "Local SEO Analytics" },
    { category: "industry-solutions", name: "Industry Solutions" },
  ],
  authors: {
    claire: { name: "Claire Moreau", role: "Head of local search" },
    daniel: { name: "Daniel Okafor", role: "Reviews and reputation" },
    sophie: { name: "Sophie Tremblay", role: "Measurement and maps" },
    marco: { name: "Marco Ricci", role: "Customer stories" },
  },
  by: "By",
  updated: "Published",
  related: "Related articles",
  backToBlog: "All articles",
};
