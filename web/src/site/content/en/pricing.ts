// The pricing page.
import { addOns, guaranteeDays, money, trialDays } from "../../prices";
import type { PricingText } from "../types/pricing";
import { addOnTexts, everything } from "./plans";

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
  plans: everything,
  add_ons: {
    title: "Add what you need",
    lead: "Add these to any plan, and drop them when you no longer need them.",
    add: "Add to your plan",
    items: addOnTexts,
  },
  comparison: {
    title: "Compare plans",
    lead: "Everything each plan includes, line by line.",
    feature: "Feature",
    yes: "Included",
    no: "Not included",
    note: "Heatmaps run on your own account with a rank provider, DataForSEO or SerpApi. You pay the provider’s price, with no markup from us.",
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
        name: "Security",
        rows: [
          ["Single sign-on (OpenID Connect)", true, true, true],
          ["Audit log", true, true, true],
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
        answer:
          "Yes, at any time. The change takes effect immediately, and you only pay the difference for the rest of the period. You’ll see the exact amount before you confirm.",
      },
      {
        question: "Is there a free trial?",
        answer: `Yes. You get ${trialDays} days of the Professional plan with every feature included. You don’t need a credit card, and nothing renews automatically.`,
      },
      {
        question: "How can I pay?",
        answer: "With any major credit card or PayPal. You can also pay for annual plans by ACH transfer.",
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
    title: "See what’s missing before you pay anything",
    text: "Try every feature for fourteen days, with up to five locations. For heatmaps, bring a key from a rank provider. You pay only what it charges.",
  },
};
