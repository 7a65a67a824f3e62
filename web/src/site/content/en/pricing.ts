// The pricing page.
import { addOns, guaranteeDays, money, trialDays } from "../../prices";
import type { PricingText } from "../types/pricing";

const extra = addOns.location;

export const pricing: PricingText = {
  meta: {
    name: "Pricing",
    title: "Local SEO plans and pricing | Vitrine",
    description: `Three plans from $39 a month, for one shop, five, or five hundred. ${trialDays} days free, no card, no contract, and a ${guaranteeDays}-day money-back guarantee.`,
  },
  title: "One price per plan. No surprises.",
  lead: "Start free and stay as long as it pays off. Change plans or cancel anytime.",
  billing: "Billing period",
  monthly: "Monthly",
  yearly: "Yearly",
  badge: (percent) => `Save ${percent}%`,
  per_month: "per month",
  per_year: "per month, billed yearly",
  saving: (amount) => `Save ${amount} a year`,
  popular: "Most Popular",
  start: "Start Free Trial",
  talk: "Talk to us",
  talk_subject: "The Enterprise plan",
  trial: (days) => `${days} days free. No credit card. No contract. Cancel anytime.`,
  plans: {
    starter: {
      name: "Starter",
      text: "For a single shop that wants to get found.",
      features: [
        "1 location",
        "Google Business Profile optimization",
        "Listed in 25 directories",
        "1 local landing page",
        "Monthly reports",
        "Email support",
      ],
    },
    professional: {
      name: "Professional",
      text: "For businesses with a few locations and not much time.",
      features: [
        "Up to 5 locations",
        "Local heatmaps",
        "AI review responses",
        "Listed in 100+ directories",
        "5 local landing pages",
        "Weekly reports",
        "Priority support",
      ],
    },
    enterprise: {
      name: "Enterprise",
      text: "For chains, franchises, and the agencies behind them.",
      features: [
        "Unlimited locations",
        "Real-time heatmaps",
        "Unlimited landing pages",
        "Daily white-label reports",
        "API access",
        "24/7 phone support",
      ],
    },
  },
  add_ons: {
    title: "Add what you need",
    lead: "You can add these to any plan and keep them for as long as you use them.",
    add: "Add to your plan",
    subject: (name) => `Add to my plan: ${name}`,
    items: {
      location: {
        title: "Additional Location",
        text: "One more location, with everything your plan includes.",
      },
      support: {
        title: "Premium Support",
        text: "A dedicated contact who knows your account, by phone and email.",
      },
      reporting: {
        title: "Custom Reporting",
        text: "Reports built around the metrics you care about, in your own design.",
      },
    },
  },
  comparison: {
    title: "Compare plans",
    lead: "Everything each plan includes, line by line.",
    feature: "Feature",
    yes: "Included",
    no: "Not included",
    groups: [
      {
        name: "Size",
        rows: [
          ["Locations", "1", "Up to 5", "Unlimited"],
          ["Directories", "25", "100+", "100+"],
          ["Local landing pages", "1", "5", "Unlimited"],
        ],
      },
      {
        name: "Visibility",
        rows: [
          ["Google Business Profile optimization", true, true, true],
          ["Post scheduling", false, true, true],
          ["Local heatmaps", false, true, "Real time"],
          ["Competitor comparison", false, true, true],
        ],
      },
      {
        name: "Reputation",
        rows: [
          ["Review monitoring and alerts", true, true, true],
          ["Review requests by email, SMS, and QR code", true, true, true],
          ["AI review responses", false, true, true],
        ],
      },
      {
        name: "Reports and support",
        rows: [
          ["Reports", "Monthly", "Weekly", "Daily"],
          ["White-label reports", false, false, true],
          ["API access", false, false, true],
          ["Support", "Email", "Priority", "24/7 phone"],
        ],
      },
    ],
  },
  faq: {
    title: "Pricing questions",
    items: [
      {
        question: "How much is an extra location?",
        answer: `${money(extra.monthly, "en")} per month, or ${money(extra.yearly, "en")} per month with yearly billing. It comes with everything in your plan.`,
      },
      {
        question: "Can I change plans later?",
        answer: "Yes, at any time. The change takes effect immediately and is prorated to the day.",
      },
      {
        question: "Is there a free trial?",
        answer: `Yes. You get ${trialDays} days of the Professional plan, with everything in it. You don’t need a credit card, and nothing renews automatically.`,
      },
      {
        question: "How can I pay?",
        answer: "With any major credit card or PayPal. Annual plans can also be paid by ACH bank transfer.",
      },
      {
        question: "What if it doesn’t work out?",
        answer: `You can get a full refund within the first ${guaranteeDays} days, no questions asked.`,
      },
    ],
  },
  guarantee: {
    title: (days) => `${days}-day money-back guarantee`,
    text: "If Vitrine isn’t worth it in the first month, send us a message and we’ll refund everything. There’s no contract to get out of.",
  },
  cta: {
    title: "See where you rank before you pay anything",
    text: "You get every feature for fourteen days, with one location or five.",
  },
};
