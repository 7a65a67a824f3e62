// Contents of the plans: the price pages and the app show the same.
import type { AddOnTexts, PlanTexts } from "../types/plans";

/** The full plans. */
export const everything: PlanTexts = {
  starter: {
    name: "Starter",
    text: "For a single shop that wants to get found.",
    features: [
      "1 location",
      "Google Business Profile optimization",
      "25 directories compared, corrections ready",
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
      "100+ directories compared, corrections ready",
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
};

/** The plans of the Google Business Profile product alone. */
export const profileOnly: PlanTexts = {
  starter: {
    name: "Starter",
    text: "For the shop on the corner.",
    features: ["1 location", "Basic optimization", "Monthly reports", "Email support"],
  },
  professional: {
    name: "Professional",
    text: "For a growing business.",
    features: [
      "Up to 5 locations",
      "Advanced AI optimization",
      "Automated post scheduling",
      "Weekly reports",
      "Priority support",
    ],
  },
  enterprise: {
    name: "Enterprise",
    text: "For chains and agencies.",
    features: [
      "Unlimited locations",
      "Custom AI training",
      "White-label reports",
      "Dedicated manager",
      "24/7 phone support",
    ],
  },
};

/** The add-ons of every plan. */
export const addOnTexts: AddOnTexts = {
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
};
