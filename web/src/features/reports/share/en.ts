// Words of the dialog that shares a report or a heatmap; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const share = {
  kinds: {
    report: {
      title: "Share this report",
      text: "Anyone with the link can read this report and nothing else. No account needed.",
      link: "Link to the report",
    },
    heatmap: {
      title: "Share this heatmap",
      text: "Anyone with the link can see this scan as it is now and nothing else. No account needed.",
      link: "Link to the heatmap",
    },
  },
  language: { label: "Language of the page", en: "English", fr: "Français" },
  expires: {
    label: "Link expires after",
    days: (count: number) => `${n(count)} ${plural("en", count, "day", "days")}`,
    year: "1 year",
    years: "2 years",
  },
  password: {
    switch: "Require a password",
    help: "Send it separately from the link.",
    label: "Password",
    short: "Use at least 8 characters.",
  },
  download: "Allow PDF downloads",
  create: "Create link",
  failed: "The link wasn’t created.",
  created: {
    title: "Your link is ready",
    text: "Copy it now. You won’t see it again.",
    copy: "Copy",
    copied: "Copied",
    copy_failed: "Your browser blocked copying. Select the link and copy it manually.",
    another: "Create another link",
  },
  brand: {
    text: "Links can use your own domain and brand:",
    domains: "Add a domain",
    brands: "Choose a brand",
  },
  links: {
    title: "Links",
    created: (date: string) => `Created ${date}`,
    opened: (count: number) => `Opened ${n(count)} ${plural("en", count, "time", "times")}`,
    last_opened: (when: string) => `last ${when}`,
    never: "Not opened yet",
    expires: (date: string) => `Expires ${date}`,
    expired: (date: string) => `Expired ${date}`,
    password: "Password-protected",
    no_download: "No download",
    revoke: "Revoke",
    revoke_label: (date: string) => `Revoke the link created ${date}`,
    revoked: "The link no longer works.",
  },
};
