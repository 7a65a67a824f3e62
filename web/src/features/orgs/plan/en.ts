// Words of the plan of an organization: its screen, and the strip that says when the trial ends.
import { plural } from "@/lib/format";

export const plan = {
  title: "Plan",
  text: "Your plan, renewal date, and usage.",
  load_failed: "The plan couldn’t be loaded.",
  names: { starter: "Starter", professional: "Professional", enterprise: "Enterprise" },
  unlimited: {
    title: "Unlimited",
    text: "This instance of Vitrine doesn’t use billing. Every feature is included, for any number of locations.",
  },
  demo: {
    title: "Demo",
    text: "Demos have no limits. Sign up to keep your work. It’s free for 14 days, and you don’t need a credit card.",
  },
  trial: {
    title: "Free trial",
    until: (date: string) =>
      `Your trial ends on ${date}. You don’t need a credit card, and you won’t be charged.`,
    leads_to: (name: string) =>
      `You chose ${name} when you signed up. Contact us to continue with it or another plan.`,
    next: "Contact us to choose a plan.",
  },
  active: {
    title: (name: string) => `${name} plan`,
    until: (date: string) => `Ends on ${date}.`,
    endless: "No end date.",
  },
  over: {
    title: "No active plan",
    trial: (date: string) => `Your trial ended on ${date}.`,
    plan: (name: string, date: string) => `Your ${name} plan ended on ${date}.`,
    none: "You don’t have a trial or a plan.",
  },
  afterwards:
    "Nothing is deleted when a plan ends. You can still view, edit, export, and delete everything. You just can’t add locations.",
  locations: "Locations",
  of: (used: string, most: string) => `${used} of ${most}`,
  used: (count: number, used: string) => `${used} ${plural("en", count, "location", "locations")}`,
  over_limit: (most: string) =>
    `You’re over your plan’s limit of ${most}. All your locations stay, but you can’t add more.`,
  full: "You’ve used all the locations in your plan. To add one, delete a location or change your plan.",
  change: "Change plan",
  ask: "Only owners can change the plan. Ask an owner to change it.",
  subject: (organisation: string) => `Plan for ${organisation}`,
  compare: "Compare plans and prices",
  banner: {
    name: "Your plan",
    soon: (date: string) => `Your free trial ends on ${date}. Nothing will be deleted.`,
    over: "Your trial or plan has ended. Everything stays, but you can’t add locations.",
    link: "View plan",
  },
};
