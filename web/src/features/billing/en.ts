// Words of billing in Settings > Plan.
import { plural } from "@/lib/format";
import type { InvoiceState } from "./types";

const days = (count: number) => `${count.toLocaleString("en-US")} ${plural("en", count, "day", "days")}`;

/** Text of all that pauses at the end of a plan, and of all that goes on. */
const PAUSES = "Scans, campaigns, automatic replies, scheduled posts, and reports will be paused.";
const GOES_ON =
  "You can still read, edit, reply, sync, export, and delete. Published pages, widgets, and shared links stay online.";

export const billing = {
  title: "Plan",
  text: "Your plan, payments, and usage.",
  load_failed: "Your plan couldn’t be loaded.",
  plans: { starter: "Starter", professional: "Professional", enterprise: "Enterprise" },
  lists: { everything: "Everything", profile: "Google profile only" },
  products: {
    starter: "Starter",
    professional: "Professional",
    enterprise: "Enterprise",
    profile_starter: "Starter, Google profile only",
    profile_professional: "Professional, Google profile only",
    profile_enterprise: "Enterprise, Google profile only",
    extra_location: "Extra location",
    custom_reporting: "Custom Reporting",
    premium_support: "Premium Support",
  },
  per: { month: "a month", year: "a year" },
  standing: {
    trial: {
      title: "Free trial",
      badge: (left: number) => (left === 0 ? "Ends today" : `${days(left)} left`),
      text: (date: string) =>
        `You have the Professional plan until ${date}. No card is on file, and you won’t be charged unless you choose a plan.`,
      chosen: (plan: string) => `You chose ${plan} when you signed up.`,
      afterwards: `If you don’t choose a plan, nothing will be deleted. ${PAUSES}`,
    },
    trial_chosen: {
      title: (plan: string) => `${plan}, starting after your trial`,
      badge: "Trial",
      text: (date: string, amount: string) =>
        `Your first payment of ${amount} is due on ${date}, when the trial ends.`,
    },
    active: {
      badge: "Active",
      text: (date: string, amount: string) => `Next payment: ${amount} on ${date}.`,
      /** Text for an amount with a price that is no longer sold. */
      renews: (date: string) => `Renews on ${date}.`,
    },
    ending: {
      badge: "Canceled",
      text: (date: string) => `Everything works until ${date}. You won’t be charged again.`,
      afterwards: `Nothing will be deleted after that. ${PAUSES}`,
    },
    past_due: {
      badge: "Payment failed",
      text: (since: string) =>
        `Your payment on ${since} didn’t go through. Your bank may have declined it, or your card may have expired.`,
      until: (date: string) =>
        `Everything works until ${date}, and we’ll retry the payment before then. If it still hasn’t gone through by that day, nothing will be deleted. ${PAUSES}`,
    },
    paused: {
      title: "Your trial has ended",
      badge: "Paused",
      text: (plan: string) =>
        `You chose ${plan} but didn’t add a payment method. Choose your plan again and add one, and everything will resume right away.`,
    },
    over: {
      trial: "Your trial has ended",
      plan: (plan: string) => `Your ${plan} plan has ended`,
      none: "No plan",
      badge: "Ended",
      trial_badge: "Ended",
      goes_on: { title: "Still works", text: GOES_ON },
      pauses: {
        title: "Paused until you choose a plan",
        text: "Scans, campaigns, automatic replies, scheduled posts, and reports. You can’t add locations.",
      },
    },
    agency: {
      title: (agency: string) => `Paid by ${agency}`,
      text: (agency: string) =>
        `Your locations count toward ${agency}’s plan, so there’s nothing to pay here. To change the plan, ask your agency.`,
    },
  },
  actions: {
    choose: "Choose a plan",
    go_on: (plan: string) => `Continue with ${plan}`,
    change: "Change plan",
    cancel: "Cancel plan",
    resume: "Keep my plan",
    pay: "Pay now",
    export: "Export your data",
    compare: "Compare plans",
  },
  resumed: "Your plan will continue.",
  ask: {
    owners: (names: string) => `Only owners can change the plan. Ask ${names}.`,
    nobody: "Only owners can change the plan.",
  },
  facts: {
    list: "Price list",
    period: "Billing period",
    periods: { month: "Monthly", year: "Yearly" },
    price: "Price",
    tax: "plus tax",
    add_ons: "Add-ons",
    none: "None",
    extra_locations: (count: number) =>
      `${count} ${plural("en", count, "extra location", "extra locations")}`,
  },
  usage: {
    title: "Usage and limits",
    load_failed: "Your usage couldn’t be loaded.",
    locations: "Locations",
    directories: "Directories",
    landing_pages: "Local pages",
    of: (used: string, most: string) => `${used} of ${most}`,
    unlimited: (used: string) => `${used} used, no limit`,
    no_limit: "Unlimited",
    up_to: (most: string) => `Up to ${most}`,
    full: "You’ve reached the limit. To add more, choose a larger plan or an add-on.",
    over: (count: string) => `${count} over your plan’s limit. You’ll keep them, but you can’t add more.`,
    report_every: "Reports",
    rhythms: { day: "Daily", week: "Weekly", month: "Monthly" },
    included: "Included",
    not_included: "Not included",
    features: {
      heatmaps: "Heatmaps",
      post_scheduling: "Post scheduling",
      drafting: "AI review responses",
      white_label: "White-label reports",
      api: "API access",
      citations: "Citations",
      pages: "Local pages",
      requests: "Review requests",
      other_reviews: "Reviews from other sources",
    },
  },
  invoices: {
    title: "Invoices",
    empty: "Your invoices appear here after the first payment.",
    load_failed: "Your invoices couldn’t be loaded.",
    date: "Date",
    number: "Number",
    amount: "Amount",
    state: "Status",
    actions: "Actions",
    no_number: "Draft",
    pdf: "PDF",
    pdf_of: (number: string) => `PDF of invoice ${number}`,
    pay: "Pay",
    pay_of: (number: string) => `Pay invoice ${number}`,
    more: "Show older invoices",
    states: {
      draft: "Draft",
      open: "Unpaid",
      paid: "Paid",
      void: "Void",
      uncollectible: "Not collected",
    } satisfies Record<InvoiceState, string>,
  },
  payment: {
    title: "Payment method and billing details",
    text: "Stripe stores your cards, billing address, and tax ID. This server never sees your card.",
    method: "Payment method",
    method_text: "Card or PayPal, or a US bank account for yearly plans.",
    customer: "Billing address and tax ID",
    customer_text: "Printed on your invoices.",
    open: "Edit on Stripe",
    failed: "The billing portal couldn’t be opened.",
  },
  cancel: {
    title: "Cancel your plan?",
    until: (date: string) => `Everything works until ${date}, the end of the period you’ve paid for.`,
    until_trial: (date: string) => `Everything works until ${date}, the end of your trial.`,
    no_charge_trial: "You won’t be charged.",
    no_charge: "You won’t be charged again.",
    kept: "Nothing is deleted. You can still read, edit, sync, and export everything.",
    pauses: "Scans, campaigns, automatic replies, scheduled posts, and reports will be paused on that day.",
    undo: "Until then, you can change your mind with one click.",
    export: "You can export all your data at any time.",
    keep: "Keep plan",
    submit: "Cancel plan",
    failed: "Your plan wasn’t canceled.",
    done: (date: string) => `Your plan is canceled. Everything works until ${date}.`,
  },
  paid: {
    confirming: "Confirming your subscription…",
    confirming_text: "This usually takes a few seconds. You can leave this page.",
    done: (plan: string) => `You’re on ${plan}`,
    done_text: (amount: string, date: string) =>
      `Next payment: ${amount} on ${date}. We’ll email you a receipt.`,
    trial_text: (amount: string, date: string) =>
      `Nothing was charged today. Your first payment of ${amount} is due on ${date}.`,
    slow: "Your payment isn’t confirmed yet",
    slow_text:
      "Some payment methods take longer. If you completed checkout, you don’t need to pay again. Your plan starts as soon as the payment goes through, and this page will update.",
    failed: "We couldn’t check your payment",
    failed_text: "If you completed checkout, you don’t need to pay again. Check again in a minute.",
    check: "Check again",
    to_plan: "Done",
  },
};
