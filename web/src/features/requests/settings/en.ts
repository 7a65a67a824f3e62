// Words of the settings of requests; loaded with them.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const settings = {
  sender: {
    title: "Sender",
    text: "Shown at the bottom of every request. The law requires a name and a postal address.",
    name: "Name",
    name_placeholder: "Atelier Bakery",
    address: "Postal address",
    address_placeholder: "12 Mill Street\nAustin, TX 78701",
  },
  limits: {
    title: "Limits",
    text: "These limits follow the law and email best practices. You can tighten them, but not loosen them.",
    period: "Days before asking the same person again",
    period_help: "90 to 730, across all your locations.",
    period_invalid: "Enter a number from 90 to 730.",
    cap: "Requests per 24 hours",
    cap_help: "1 to 10,000, across all campaigns.",
    cap_invalid: "Enter a number from 1 to 10,000.",
    from: "Earliest time",
    to: "Latest time",
    hours_help:
      "In the recipient’s local time. Where the law is stricter, the law applies: in France, for example, nothing goes out on Sundays or holidays.",
    hours_invalid: "The latest time must be after the earliest time.",
  },
  off: {
    label: "Turn off review requests",
    text: "Campaigns stop, and nothing is sent. Landing pages, QR codes, and the private form keep working.",
  },
  regulated: {
    label: "Skip professions that aren’t allowed to ask for reviews",
    text: "French doctors, dentists, pharmacists, lawyers, and notaries aren’t allowed to solicit public endorsements. Their codes of conduct forbid it, and a request could cost them their license. This is on by default.",
    none: "None of your locations are in these professions.",
    some: (count: number) => `${n(count)} ${plural("en", count, "location is", "locations are")} skipped:`,
    more: (count: number) => `and ${n(count)} more`,
    reasons: { french_medical: "French medical profession", french_legal: "French legal profession" },
    reason_other: "regulated profession",
    sure_title: "Ask for reviews even though your profession doesn’t allow it?",
    sure_text:
      "Only do this if these locations have the wrong category. Members of these professions remain personally responsible.",
    sure: "Turn off",
    keep: "Keep skipping them",
  },
  save: "Save",
  saved: "Settings saved",
  failed: "The settings weren’t saved.",
  load_failed: "The settings couldn’t be loaded.",
  fairness: {
    title: "Proof of fairness",
    text: "Vitrine counts every landing page view and the public links it showed. For every score, 100% of views must show all links: no one is routed away.",
    month: "Month",
    group: "Score",
    pages: "Page views",
    share: "Showed all links",
    groups: { none: "No score yet", low: "0 to 6", middle: "7 and 8", high: "9 and 10" },
    none: "No views",
    sets: (count: number) =>
      `Visitors saw ${n(count)} different ${plural("en", count, "set", "sets")} of links this month.`,
    proof: "Open the public proof",
    copy: "Copy the link",
    copied: "Link copied",
    copy_failed: "Your browser blocked copying. Open the proof and copy its address.",
    failed: "The proof couldn’t be loaded.",
  },
};
