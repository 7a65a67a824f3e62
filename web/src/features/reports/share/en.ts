// Words of the dialog that shares a report; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const share = {
  title: "Share this report",
  text: "Anyone with the link can read it, without an account. They see this report and nothing else.",
  expires: {
    label: "Link expires after",
    days: (count: number) => `${n(count)} ${plural("en", count, "day", "days")}`,
    year: "1 year",
    years: "2 years",
  },
  password: {
    switch: "Ask for a password",
    help: "Send it separately from the link.",
    label: "Password",
    short: "Use at least 8 characters.",
  },
  download: "Allow downloading the PDF",
  create: "Create a link",
  failed: "The link wasn’t created.",
  created: {
    title: "The link is ready",
    text: "Copy it now: it’s not shown again.",
    label: "Link to the report",
    copy: "Copy",
    copied: "Copied",
    copy_failed: "It couldn’t be copied. Select the text and copy it yourself.",
    another: "Create another link",
  },
  links: {
    title: "Links",
    made: (date: string) => `Created ${date}`,
    opened: (count: number) => `Opened ${n(count)} ${plural("en", count, "time", "times")}`,
    last: (when: string) => `last ${when}`,
    never: "Not opened yet",
    expires: (date: string) => `Expires ${date}`,
    expired: (date: string) => `Expired ${date}`,
    password: "With a password",
    no_download: "No download",
    revoke: "Revoke",
    revoke_of: (date: string) => `Revoke the link created ${date}`,
    revoked: "The link no longer works.",
  },
};
