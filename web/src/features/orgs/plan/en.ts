// Words of the plan of an organization: its screen, and the strip that says when the trial ends.
import { plural } from "@/lib/format";

export const plan = {
  title: "Plan",
  text: "What your organization may do, until when, and what of it is used.",
  load_failed: "The plan could not be loaded.",
  names: { starter: "Starter", professional: "Professional", enterprise: "Enterprise" },
  unlimited: {
    title: "Without limits",
    text: "Nobody is billed on this instance of Vitrine: everything is included, for as many locations as you like.",
  },
  demo: {
    title: "Demo",
    text: "In a demo nothing is limited. Sign up to keep what you add: 14 days are free, without a card.",
  },
  trial: {
    title: "Free trial",
    until: (date: string) => `The trial ends on ${date}. No card is needed, and nothing is charged.`,
    leads_to: (name: string) =>
      `You chose ${name} when you signed up. Write to us to go on with it, or with another plan.`,
    next: "Write to us to go on with a plan of your choice.",
  },
  active: {
    title: (name: string) => `${name} plan`,
    until: (date: string) => `It is good until ${date}.`,
    endless: "It has no end.",
  },
  over: {
    title: "No plan at the moment",
    trial: (date: string) => `The trial ended on ${date}.`,
    plan: (name: string, date: string) => `The ${name} plan ended on ${date}.`,
    none: "There is no trial and no plan.",
  },
  afterwards:
    "Without a plan nothing is deleted: you can see, change, export and delete everything that is there. Only new locations cannot be added.",
  locations: "Locations",
  of: (used: string, most: string) => `${used} of ${most}`,
  used: (count: number, used: string) => `${used} ${plural("en", count, "location", "locations")}`,
  over_limit: (most: string) =>
    `There are more than the plan allows (${most}). They all stay; new ones cannot be added.`,
  full: "Every place is taken. Delete a location, or change the plan, to add another one.",
  change: "Change the plan",
  subject: (organisation: string) => `Plan of ${organisation}`,
  compare: "Compare plans and prices",
  banner: {
    name: "Your plan",
    soon: (date: string) => `The free trial ends on ${date}. Nothing is deleted then.`,
    over: "The trial or the plan is over. Everything stays, but no location can be added.",
    link: "See the plan",
  },
};
