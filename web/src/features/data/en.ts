// Words of the settings about data: taking it along, removing an organization, erasing an account.
import { plural } from "@/lib/format";

export const data = {
  title: "Data",
  text: "Export or delete your data.",
  exports: {
    title: "Export everything",
    text: "A ZIP file with every table as CSV and JSON, all photos, and checksums. You can use it to restore your organization on another instance of Vitrine. Passwords and tokens aren’t included.",
    create: "Export data",
    list: "Exports",
    load_failed: "Your exports couldn’t be loaded.",
    none: "No exports yet. Exporting a large organization takes a few minutes. You’ll get a notification when the export is ready.",
    of: (time: string) => `Export from ${time}`,
    ready: (size: string, until: string) => `${size} · expires ${until}`,
    texts: {
      queued: "In progress. You can leave this page.",
      ready: "Ready",
      failed: "The export failed. Start another one.",
    },
    download: "Download",
    too_many: (max: number) =>
      `You’ve reached the limit of ${max} exports. The oldest expires in a few days.`,
  },
  own: {
    title: "Your personal data",
    text: "Everything we store about you, in one JSON file: your account, devices, views, and notifications.",
    download: "Download your data",
  },
  removal: {
    title: "Delete organization",
    text: "Your organization will be deleted after 30 days. Until then, you can export your data or cancel.",
    ask: "Delete organization",
    leaving_title: (date: string) => `This organization will be deleted on ${date}`,
    leaving_text: (by: string | null) =>
      by
        ? `Requested by ${by}. Until then, it’s read-only, and you can export its data.`
        : "Until then, it’s read-only, and you can export its data.",
    keep: "Cancel deletion",
    kept: "Deletion canceled.",
    banner_name: "This organization will be deleted",
    banner: (date: string) => `This organization will be deleted on ${date}. It’s read-only until then.`,
    banner_export: "Export data",
    dialog_title: (name: string) => `Delete ${name}?`,
    facts: {
      everything:
        "After 30 days, all locations, photos, history, statistics, and exports will be permanently deleted.",
      grace: "Until then, you can view and export the organization, and an owner can cancel the deletion.",
      people: (n: number, count: string) =>
        `${count} other ${plural("en", n, "member", "members")} will lose access. Owners and administrators will be emailed now and again three days before the deletion.`,
      clients: (names: string) =>
        `These clients will become independent: ${names}. If a client has no owner, the owners of this organization will become its owners.`,
      google: "Vitrine will lose access to your Google accounts. Your Business Profiles won’t change.",
    },
    name_label: "Organization name",
    confirm: "Delete in 30 days",
  },
  account: {
    title: "Delete your account",
    text: "Your account and personal data will be deleted immediately. This can’t be undone.",
    ask: "Delete account",
    blocked_title: "You’re the only owner",
    blocked: (names: string) =>
      `${names}: Make someone else an owner under Members, or delete the organization. Then you can delete your account.`,
    dialog_title: "Delete your account?",
    facts: {
      everything:
        "Your name, email, password, devices, passkeys, tokens, views, and notifications will be deleted now.",
      removed: (names: string) =>
        `You’re the only member of ${names}. Everything there will be deleted with your account.`,
      history:
        "Your activity in other organizations will stay in their history, attributed to a former member.",
      visitor:
        "Newsletter sign-ups and contact messages sent without an account aren’t included. Use the unsubscribe link in any newsletter, or contact us.",
    },
    email_label: "Your email address",
    confirm: "Delete account now",
  },
  confirm: {
    type: (text: string) => `Type ${text} to confirm.`,
  },
};
