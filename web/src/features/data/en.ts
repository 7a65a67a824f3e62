// Words of the settings about data: taking it along, removing an organization, erasing an account.
import { plural } from "@/lib/format";

export const data = {
  title: "Data",
  text: "What Vitrine keeps is yours: take it along, or have it removed.",
  exports: {
    title: "Export everything",
    text: "A ZIP file with every table as CSV and JSON, all photos, and a list of checksums. Another Vitrine can restore your organization from it. Passwords and tokens are not in it.",
    create: "Prepare an export",
    list: "Exports",
    load_failed: "The exports could not be loaded.",
    none: "No export yet. It takes a few minutes for a large organization; the bell tells you when it is ready.",
    of: (time: string) => `Export of ${time}`,
    ready: (size: string, until: string) => `${size} · deleted on ${until}`,
    texts: {
      queued: "Being prepared. You can leave this page.",
      ready: "Ready",
      failed: "It could not be made. Prepare another one.",
    },
    download: "Download",
    too_many: (max: number) =>
      `${max} exports are kept, which is the most. The oldest is deleted in some days.`,
  },
  own: {
    title: "Your own data",
    text: "Everything that is kept about you as a person, as a JSON file: your account, your devices, your views, your notifications.",
    download: "Download your data",
  },
  removal: {
    title: "Delete the organization",
    text: "Everything in it goes after 30 days. Until then it can be read and exported, and you can keep it after all.",
    ask: "Delete organization",
    leaving_title: (date: string) => `This organization will be deleted on ${date}`,
    leaving_text: (by: string | null) =>
      by
        ? `${by} asked for it. Until then it can be read and exported, but not changed.`
        : "Until then it can be read and exported, but not changed.",
    keep: "Keep it after all",
    kept: "The organization is kept.",
    banner_name: "This organization will be deleted",
    banner: (date: string) => `This organization will be deleted on ${date}. It can only be read until then.`,
    banner_export: "Export its data",
    dialog_title: (name: string) => `Delete ${name}?`,
    facts: {
      everything: "After 30 days locations, photos, history, statistics and exports are removed for good.",
      grace: "Until then the organization can be read and exported. An owner can keep it after all.",
      people: (n: number, count: string) =>
        `${count} more of you ${plural("en", n, "loses", "lose")} access. Owners and administrators are told by mail now, and again three days before.`,
      clients: (names: string) =>
        `These clients become independent: ${names}. Those without an owner of their own belong to the owners of this organization from then on.`,
      google: "Google is told to forget our access. Your Business Profiles stay as they are.",
    },
    name_label: "Name of the organization",
    confirm: "Delete in 30 days",
  },
  account: {
    title: "Delete your account",
    text: "Your account and everything that says who you were are removed at once. This cannot be undone.",
    ask: "Delete account",
    blocked_title: "You are the only owner",
    blocked: (names: string) =>
      `${names}: make somebody else owner under Members, or delete the organization. Then you can delete your account.`,
    dialog_title: "Delete your account?",
    facts: {
      everything:
        "Your name, address, password, devices, passkeys, tokens, views and notifications are removed now.",
      removed: (names: string) =>
        `Nobody else belongs to ${names}: everything in it is removed with your account.`,
      history: "What you did in other organizations stays in their history, as done by a former member.",
      visitor:
        "What you sent through the newsletter or contact form without an account is not part of it: unsubscribe in any letter, or write to us.",
    },
    email_label: "Your email address",
    confirm: "Delete account now",
  },
  confirm: {
    type: (text: string) => `Type ${text} to confirm.`,
  },
};
