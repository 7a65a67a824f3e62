// Words of the page on which a plan is chosen.
import { plural } from "@/lib/format";

const locations = (count: number) => `${count} ${plural("en", count, "location", "locations")}`;
const pages = (count: number) => `${count} local ${plural("en", count, "page", "pages")}`;

export const choose = {
  back: "Plan",
  title: { new: "Choose a plan", change: "Change plan" },
  text: {
    trial: (date: string) =>
      `Your trial runs until ${date}, whichever plan you choose. You won’t be charged before then.`,
    new: "Cancel anytime. You’ll keep your plan until the end of the period you’ve paid for.",
    change: "Changes take effect immediately and are prorated to the second.",
  },
  list: "Price list",
  list_texts: {
    everything: "Profile, reviews, posts, citations, local pages, heatmaps, and reports.",
    profile:
      "Only your Google Business Profile: data, photos, Google reviews, posts, and reports. Billed monthly.",
  },
  period: "Billing period",
  periods: { month: "Monthly", year: "Yearly" },
  save_percent: (percent: number) => `Save ${percent}%`,
  currency: "Currency",
  currencies: { usd: "US dollar ($)", eur: "Euro (€)" },
  currency_fixed: "The currency of a subscription can’t be changed.",
  plan: "Plan",
  popular: "Most popular",
  current: "Your plan",
  per_month: "a month",
  billed_monthly: "Billed monthly",
  billed_yearly: (amount: string) => `Billed yearly: ${amount}`,
  or_yearly: (amount: string) => `or ${amount} a month, billed yearly`,
  saves: (amount: string) => `Save ${amount} a year`,
  compare: "Compare every feature",
  add_ons: "Add-ons",
  add_ons_text: "Available on any plan, for as long as you need them.",
  extra_locations: "Extra locations",
  extra_unlimited: "Enterprise includes unlimited locations.",
  each: (amount: string, period: string) => `${amount} ${period} each`,
  add: (amount: string, period: string) => `${amount} ${period}`,
  fewer: "One fewer location",
  more: "One more location",
  summary: {
    title: "Summary",
    plan: (plan: string, period: string) => `${plan}, ${period}`,
    extra: (count: number) => `${count} ${plural("en", count, "extra location", "extra locations")}`,
    total: { month: "Total per month", year: "Total per year" },
    saving: (amount: string) => `You save ${amount} a year by paying yearly.`,
    could_save: (amount: string) => `Pay yearly and save ${amount} a year`,
    tax: "Prices exclude tax, which is added where applicable.",
    today: "Due today",
    trial_end: (date: string) => `On ${date}, when your trial ends`,
    next: (date: string) => `On ${date}`,
    renewal: {
      month: (amount: string) => `Then ${amount} every month, until you cancel.`,
      year: (amount: string) => `Then ${amount} every year, until you cancel.`,
    },
    unused: (product: string) => `Unused time: ${product}`,
    used: (product: string, date: string) => `${product} until ${date}`,
    other_product: "Earlier plan",
    credit: (amount: string) => `You’ll get a ${amount} credit toward your next invoices.`,
    same: "This is your current plan. Choose something else to see what changes.",
    again: "Try again",
    preview_failed: "The price of this change couldn’t be calculated.",
    calculating: "Calculating…",
  },
  smaller: {
    title: "What’s over the smaller plan’s limit",
    none: "Nothing. You’re within the smaller plan’s limits.",
    locations: (count: number) =>
      `${locations(count)}. You’ll keep them all and can still edit them, but you can’t add more until there’s room.`,
    pages: (count: number) =>
      `${pages(count)}. The newest ones may go offline. Their content stays, but you can’t publish more until there’s room.`,
    kept: "Nothing is deleted.",
  },
  submit: {
    trial: (plan: string) => `Start with ${plan}, pay later`,
    pay: (plan: string) => `Start ${plan} now`,
    change: (amount: string) => `Pay ${amount} and switch`,
    switch: (plan: string) => `Switch to ${plan}`,
    none: "No change",
  },
  submit_note: {
    checkout: "You’ll continue to Stripe’s secure checkout.",
    card: "Your payment method on file will be charged right away.",
    credit: "You won’t be charged today.",
  },
  changed: (plan: string) => `You’re now on ${plan}.`,
  errors: {
    failed: "Nothing was changed",
    billing_busy: "Another change is still in progress. Try again in a minute.",
    other_currency: "The currency of a subscription can’t be changed.",
    plan_given: "Your plan was set by the operator of this server. Ask them to change it.",
    card_declined: "Your payment was declined, so your plan hasn’t changed. Try another payment method.",
    already_subscribed: "You already have a subscription. Reload the page to change it.",
    preview_expired: "The price has changed since it was calculated. Check it and try again.",
  },
  other_card: "Change payment method",
  billing_off: "Billing is turned off on this server, so there are no limits and no plans to choose from.",
  only_owners: "Only owners can choose a plan.",
};
