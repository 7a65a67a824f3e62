// The resources hub, in English.
import type { HubText } from "@/site/content/types/resources";

export const hub: HubText = {
  meta: {
    title: "Local SEO resources: guides, tools, and templates",
    description:
      "Free local SEO resources: a complete guide, a glossary, three tools, printable templates, case studies, webinars, and a monthly masterclass.",
    name: "Resources",
  },
  title: "Everything you need to get found nearby",
  lead: "Guides, tools, templates, and sessions from people who do this every day. All free, with no forms to fill out.",
  start: "Read the guide",
  browse: "Audit my profile",
  bundlesTitle: "Not sure where to start?",
  bundlesLead: "Three bundles. Each one takes an evening.",
  bundles: [
    {
      kind: "Starter bundle",
      title: "From zero to a complete profile",
      text: "For anyone who hasn’t touched their profile in a year, or ever.",
      items: [
        { to: "template-checklist", name: "The checklist, 36 tasks" },
        { to: "article-google-business-profile", name: "The profile, field by field" },
        { to: "tool-audit", name: "A free audit in one minute" },
      ],
      action: "Start with the checklist",
    },
    {
      kind: "Reviews bundle",
      title: "More reviews, better replies",
      text: "How to get more people to write reviews, and how to write replies that bring more people in.",
      items: [
        { to: "template-reviews", name: "20 templates to make your own" },
        { to: "article-negative-reviews", name: "Replying to negative reviews" },
        { to: "workshop-gbp", name: "The two-hour workshop" },
      ],
      action: "Get the templates",
    },
    {
      kind: "Measurement bundle",
      title: "See whether it’s working",
      text: "Three numbers a month, a map you can read, and a one-page report.",
      items: [
        { to: "article-heatmap", name: "How to read a heatmap" },
        { to: "article-analytics", name: "The numbers that matter" },
        { to: "glossary", name: "ARP, ATRP, SoLV, and 76 other terms" },
      ],
      action: "Learn to read the map",
    },
  ],
  categoriesTitle: "All resources",
  categories: {
    learn: { title: "Learn", text: "From the basics to the finer points." },
    tools: { title: "Free tools", text: "No account needed, and results within a minute." },
    templates: { title: "Templates", text: "Print them, or download a CSV for your spreadsheet." },
    cases: { title: "Case studies", text: "What they did, in what order, and how it turned out." },
    events: { title: "Webinars and events", text: "Live and online, with time to work on your own profile." },
    support: { title: "Help and community", text: "Get help with Vitrine itself." },
  },
  items: {
    guide: {
      title: "The local SEO guide",
      text: "Twelve chapters and a plan for the first ninety days.",
      badge: "Guide",
      detail: "8 min read",
    },
    blog: {
      title: "Blog",
      text: "How-tos, case studies, and opinions from people who do the work.",
      badge: "Blog",
      detail: "8 articles",
    },
    glossary: {
      title: "Glossary",
      text: "Every term from aggregator to zero-click, in plain English.",
      badge: "Glossary",
      detail: "70+ terms",
    },
    "tool-audit": {
      title: "Profile audit",
      text: "See what’s missing or wrong, with critical issues first.",
      badge: "Tool",
      detail: "1 minute",
    },
    "tool-gbp-optimizer": {
      title: "Profile optimizer",
      text: "Get a score for your description and a structure for rewriting it.",
      badge: "Tool",
      detail: "Instant score",
    },
    "tool-keyword-research": {
      title: "Local keyword ideas",
      text: "Turn your industry and town into keywords worth targeting.",
      badge: "Tool",
      detail: "By industry and town",
    },
    "template-checklist": {
      title: "Local SEO checklist",
      text: "36 tasks in order of payoff, and why each one matters.",
      badge: "Template",
      detail: "CSV and print",
    },
    "template-citations": {
      title: "Citation tracker",
      text: "Enter your details once, then check them in 34 directories.",
      badge: "Template",
      detail: "CSV and print",
    },
    "template-reviews": {
      title: "Review replies",
      text: "16 reply templates and 4 review request templates to make your own.",
      badge: "Template",
      detail: "CSV and print",
    },
    "case-restaurant-chain": {
      title: "A restaurant chain",
      text: "24 kitchens and one source of truth for hours.",
      badge: "Case study",
      detail: "+65% foot traffic",
    },
    "case-healthcare": {
      title: "A clinic group",
      text: "Six clinics, nineteen doctors, one way to book.",
      badge: "Case study",
      detail: "+120% new patients",
    },
    "case-home-services": {
      title: "A plumbing company",
      text: "Its map pin was in the wrong town. Then it wasn’t.",
      badge: "Case study",
      detail: "+127% calls",
    },
    "webinar-masterclass": {
      title: "Masterclass",
      text: "An hour on one topic, with live fixes to participants’ profiles.",
      badge: "Webinar",
      detail: "First Tuesday of the month",
    },
    "workshop-gbp": {
      title: "Profile workshop",
      text: "Two hours, twelve people. Everyone leaves with a finished profile.",
      badge: "Workshop",
      detail: "Third Thursday of the month",
    },
    "event-summit": {
      title: "Local search summit",
      text: "Six short talks and a live profile clinic, online.",
      badge: "Event",
      detail: "March and October",
    },
    help: {
      title: "Help center",
      text: "Answers to questions about locations, imports, profile health, and your team.",
      badge: "Help",
      detail: "For everyone",
    },
    docs: {
      title: "Documentation",
      text: "How Vitrine works, and how to run it.",
      badge: "Docs",
      detail: "For everyone",
    },
    community: {
      title: "Community",
      text: "How to learn with others, report a bug, and suggest a feature.",
      badge: "Community",
      detail: "Free to join",
    },
  },
  more: "Open",
  newsletter: {
    title: "One useful email a week",
    text: "Join 25,000+ readers. Every Thursday, one how-to or case study you can read in two minutes. Unsubscribe with one click.",
  },
};
