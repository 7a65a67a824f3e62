// Documentation of the audit log and of emergency access.
import { h2, list, p, steps } from "../../types/blocks";

export const audit = {
  meta: {
    name: "Audit log",
    title: "Audit log and emergency access | Vitrine docs",
    description:
      "See who did what and when in a signed, tamper-evident log, find and export entries, and set up emergency access for when no admin can be reached.",
  },
  title: "Audit log and emergency access",
  lead: "See who did what, and prove that no one has changed the record. The audit log is included in every plan.",
  blocks: [
    h2("Read the audit log"),
    p(
      "Owners and admins find it in [Settings, Audit log](app:/dashboard/settings/audit). Each entry shows the person, token, or assistant, the time, the IP address, and the values before and after the change. Filter by person, topic, and date, or show everything about one location or member.",
    ),
    list(
      "It records sign-ins, changes, exports, and denied attempts.",
      "Entries can’t be edited or deleted. They’re kept for six years, unless the operator sets a different period.",
      "Viewing or exporting the log is recorded, too.",
    ),
    h2("Prove that it’s complete"),
    p(
      "Each entry is signed together with the one before it, so you can tell if an entry was changed, removed, or added. The page says whether the chain is intact. The operator can verify it with **vitrine audit verify**, which names the first entry that was changed.",
    ),
    h2("Export it"),
    p("Choose **Export CSV** or **Export JSONL**. The file contains the entries that match your filters."),
    h2("Emergency access"),
    p(
      "What if you have to mark a store as closed tonight and can’t reach an admin? Owners can let specific members give themselves admin access to locations, reports, and the audit log for a few hours.",
    ),
    steps(
      "As an owner, open [Settings, Members](app:/dashboard/settings/members) and turn on emergency access for each person you trust with it.",
      "In an emergency, that person chooses **Start…** on the same page or in the organization’s settings, enters a reason and a duration of 1 to 24 hours, and confirms their identity.",
      "Owners and admins get an email and a notification right away. They can end emergency access at any time.",
    ),
    list(
      "Every audit log entry from that time says that it was made with emergency access.",
      "Emergency access doesn’t cover members, invitations, settings, API tokens, webhooks, or Google accounts, so no one can use it to keep access after it ends.",
      "It doesn’t bypass the second factor.",
    ),
  ],
} as const;
