// Documentation of the audit log and of emergency access.
import { h2, list, p, steps } from "../../types/blocks";

export const audit = {
  meta: {
    name: "Audit log",
    title: "Audit log and emergency access | Vitrine docs",
    description:
      "Who did what and when, in a signed log that shows tampering: find and export entries, and let someone act when no one in charge can be reached.",
  },
  title: "Audit log and emergency access",
  lead: "See who did what, and prove that nobody changed the record. It’s part of every plan.",
  blocks: [
    h2("Read the audit log"),
    p(
      "Owners and admins find it in [Settings, Audit log](app:/dashboard/settings/audit). Each entry names the person, token, or assistant, the time, the IP address, and the values before and after. Filter by person, subject, and period, or show everything about one location or member.",
    ),
    list(
      "It records sign-ins, changes, exports, and attempts that were refused.",
      "Entries can’t be edited or deleted. They’re kept for six years, unless the operator sets a different period.",
      "Looking at the log and exporting it are entries, too.",
    ),
    h2("Prove that it’s complete"),
    p(
      "Each entry is signed together with the one before it, so a changed, missing, or added entry shows. The page says whether the chain is intact. The operator checks it with **vitrine audit verify**, which names the first entry that was changed.",
    ),
    h2("Export it"),
    p("Choose **Export CSV** or **Export JSONL**. The file has the entries that match your filters."),
    h2("Emergency access"),
    p(
      "What if a store has to be closed tonight and no admin can be reached? An owner can let chosen members give themselves an admin’s rights over locations, reports, and the audit log for a few hours.",
    ),
    steps(
      "As an owner, open [Settings, Members](app:/dashboard/settings/members) and turn on emergency access for each person you trust with it.",
      "In an emergency, that person chooses **Start…** on the same page or in the organization’s settings, enters a reason and a time of 1 to 24 hours, and confirms who they are.",
      "Owners and admins get an email and a notification at once. They can end the access at any time.",
    ),
    list(
      "Every entry of the audit log made meanwhile names the emergency access.",
      "It doesn’t cover members, invitations, settings, API tokens, webhooks, or Google accounts, so nothing outlasts it.",
      "It doesn’t replace the second factor.",
    ),
  ],
} as const;
