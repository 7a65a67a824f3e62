// Documentation by task: what to press, what happens, and what limits there are.
import { code, h2, list, p, steps, table } from "../../types/blocks";
import type { TaskTexts } from "../../types/docs";

const shared = { eyebrow: "Documentation", contents: "On this page" } as const;
const next = {
  title: "Still stuck?",
  text: "The help center has short answers. For everything else, ask us.",
  to: "help",
  action: "Help center",
} as const;

export const tasks: TaskTexts = {
  "docs-google": {
    ...shared,
    next,
    meta: {
      name: "Connect Google",
      title: "Connect Google Business Profile | Vitrine docs",
      description:
        "How to connect a Google user to Vitrine, import the locations of an account, keep them in sync, and publish your edits field by field.",
    },
    title: "Connect Google",
    lead: "Import what Google already knows about your locations, and keep both in sync.",
    blocks: [
      h2("Connect and import"),
      steps(
        "Open [Locations](app:/dashboard/locations) and choose **Connect Google**. You need the role manager, admin, or owner.",
        "Sign in at Google with the user that manages your Business Profiles, and grant access.",
        "Choose the account to import: your personal account or one of your organizations.",
        "If a location may already be in your list, Vitrine asks you before it adds it a second time.",
      ),
      h2("Sync"),
      p(
        "All locations are synced every six hours. **Sync All** does it right away, **Sync** in a location does it for that one. Google limits how often Vitrine may ask, so a large account takes a few minutes.",
      ),
      h2("Changes at Google"),
      p(
        "When Google or a user changes a field, the location shows the old and the new value. Keep the change, or restore yours. You’re notified by the bell, and by email if you choose so in [Settings, Notifications](app:/dashboard/settings/notifications).",
      ),
      h2("Publish your edits"),
      p(
        "What you edit in Vitrine isn’t sent to Google by itself. The location lists the fields that differ; choose which ones to publish. Google may review some of them before customers see them.",
      ),
      h2("Disconnect"),
      p(
        "In [Settings, Connected accounts](app:/dashboard/settings/google), disconnect a Google user. Its access is revoked. Your locations stay but stop syncing.",
      ),
    ],
  },
  "docs-import": {
    ...shared,
    next,
    meta: {
      name: "Import a CSV",
      title: "Import locations from a CSV file | Vitrine docs",
      description:
        "Which files and columns Vitrine reads, how the dry run works, which rows are skipped and why, and how to undo an import.",
    },
    title: "Import a CSV",
    lead: "From a spreadsheet to a clean list, with a check before anything changes.",
    blocks: [
      h2("The file"),
      list(
        "Separated by comma, semicolon, tab, or pipe, in UTF-8, UTF-16, or Windows-1252.",
        "Headers in the first row, in English or French. Vitrine recognizes the usual names, and you can map the others.",
        "Required: name, address, city, and ZIP code, and the state or province except in France. Optional: phone, website, and category.",
        "By default at most 10 MB and 1,000 rows. The operator of your instance can allow more.",
      ),
      h2("Step by step"),
      steps(
        "Open [Locations](app:/dashboard/locations) and choose **Import CSV**. The dialog offers a template to download.",
        "Drop your file, and check the mapping of the columns.",
        "Read the check: how many locations will be created or updated, and each skipped row with its line, column, and reason.",
        "Start the import. It’s all or nothing: an error in the middle leaves your list as it was.",
      ),
      h2("Undo"),
      p(
        "You can undo an import for 30 days. Locations that it created are removed, and those that it updated get their former values back, except where somebody has edited them since.",
      ),
    ],
  },
  "docs-team": {
    ...shared,
    next,
    meta: {
      name: "Invite people",
      title: "Invite people and choose their roles | Vitrine docs",
      description:
        "How to invite members by email, what the six roles may do, how to limit a member to some locations, and how agencies work with clients.",
    },
    title: "Invite people and choose roles",
    lead: "Everyone sees what they need, and can change what they should.",
    blocks: [
      h2("Invite"),
      steps(
        "Open [Settings, Members](app:/dashboard/settings/members). You need the role admin or owner.",
        "Enter an email address, and choose the role and the language of the email.",
        "Choose all locations, or only some: by name or by label.",
        "The invitation link expires in seven days. Until it’s accepted, you can revoke it.",
      ),
      h2("Roles"),
      table(
        "What each role can do",
        ["Role", "Can"],
        ["Owner", "Everything, including deleting the organization"],
        ["Admin", "Everything except managing owners and deleting the organization"],
        ["Manager", "Add, edit, import, and delete locations, and sync with Google"],
        ["Responder", "The same as a viewer today"],
        ["Viewer", "See locations, history, and members, and export"],
        ["Client", "See and export locations"],
      ),
      h2("Clients of an agency"),
      p(
        "An agency can open an organization for each client. A client sees only itself. Members of the agency have the same role in its clients as in the agency. Those with the role client, or limited to some locations, have no access there.",
      ),
    ],
  },
  "docs-webhooks": {
    ...shared,
    next: {
      ...next,
      title: "Build more",
      text: "The API covers everything else.",
      to: "api",
      action: "See the API",
    },
    meta: {
      name: "Webhooks",
      title: "Webhooks: signed events in real time | Vitrine docs",
      description:
        "How to add a webhook in Vitrine, which events it can send, how to verify the signature, and what happens when a delivery fails.",
    },
    title: "Webhooks",
    lead: "Notify a store locator, point of sale, or data warehouse when a location changes.",
    blocks: [
      h2("Add one"),
      p(
        "Open [Settings, Webhooks](app:/dashboard/settings/webhooks) as an admin or owner. Enter an https address on the public internet and choose the events. **Send a test** shows whether it arrives.",
      ),
      h2("Events"),
      list(
        "A location was created, updated, deleted, or restored.",
        "Many locations were imported or changed at once: one event with a count.",
        "An import finished, failed, or was undone.",
        "A sync with Google finished or failed, or fields changed at Google.",
      ),
      h2("Verify and answer"),
      code(
        "Headers of a message",
        "webhook-id: 0197f3a0-…\nwebhook-timestamp: 1795867200\nwebhook-signature: v1,g0hM9SsE…",
      ),
      p(
        "Verify the signature with the secret of the webhook. Any 2xx answer within 10 seconds accepts the message. A message may arrive twice or out of order: remember its id for a few days.",
      ),
      h2("When a delivery fails"),
      p(
        "Failed deliveries are retried. After three days of failures the webhook is turned off, and you’re notified. Events, deliveries, and attempts can be read for 30 days.",
      ),
    ],
  },
  "docs-duplicates": {
    ...shared,
    next,
    meta: {
      name: "Duplicates",
      title: "Find, merge, and split duplicates | Vitrine docs",
      description:
        "How Vitrine finds locations that may be the same place, how to compare and merge them, and how to split them again within 30 days.",
    },
    title: "Duplicates",
    lead: "Two entries for one shop confuse customers. Decide once what each pair is.",
    blocks: [
      h2("Find them"),
      p(
        "Vitrine compares phone numbers, names, addresses, and positions on the map. Open [Duplicates](app:/dashboard/locations/duplicates) to see the pairs, each with how likely it is and why.",
      ),
      h2("Compare and merge"),
      steps(
        "Open **Compare**. Both locations stand side by side, with the values that differ.",
        "Choose which location to keep, and for each field which value it gets.",
        "Merge them. If they’re two places, mark them as different: the pair doesn’t come back.",
      ),
      h2("Split again"),
      p(
        "A merge can be undone for 30 days. The location that was removed comes back with its values. You need the role manager, admin, or owner.",
      ),
    ],
  },
  "docs-reviews": {
    ...shared,
    next,
    meta: {
      name: "Reviews",
      title: "Read and reply to reviews in one inbox | Vitrine docs",
      description:
        "How reviews of Google come into the inbox, how to filter and reply with templates, and how edited or removed reviews are shown.",
    },
    title: "Reviews",
    lead: "Read what customers wrote about all your locations, and reply from one place.",
    blocks: [
      h2("Get your reviews"),
      p(
        "Each sync with Google reads the reviews of your verified locations. They’re in [Reviews](app:/dashboard/reviews). Reviews of other sites can be added by hand there, or by your own programs.",
      ),
      h2("Import reviews from a file"),
      steps(
        "Choose **Import reviews** in the menu of [Reviews](app:/dashboard/reviews), and choose a CSV or JSON file, or reviews.json from Google Takeout.",
        "Match the columns to fields. Rows name their location by store code, name, or Google ID, or you choose one location for the whole file.",
        "Check the file. You see how many reviews are new or already here, and each row with an error and its reason. Nothing is imported yet.",
        "Choose **Import**. All rows are imported together, or none. The same file imported twice adds nothing, and you can undo the import for 30 days.",
      ),
      p(
        "Ratings on another scale, such as 8/10, are converted to stars and shown with their own scale. Recommendations without stars stay without stars.",
      ),
      h2("Reply"),
      steps(
        "Search words of reviews, replies or names; the key / goes to the search. Filter by location, stars, topic, sentiment, language, or reviews without a reply, and choose the order.",
        "Open a review and write a reply, or choose **Draft from template**. Words about a topic are underlined, with its sentiment below. The keys j and k move through the list, r starts a reply, and e marks a review as done.",
        "Choose **Reply**. The reply is sent to Google in the background; its state is shown until Google has it.",
      ),
      h2("The check before sending"),
      p(
        "While you type, Vitrine checks your reply. It can’t be sent with personal data, someone else’s contact details, markup, or an unfilled placeholder. Other remarks are warnings: an offer in return for the review, an admission of fault, another language, or a text that’s almost the same as a reply of the last 30 days.",
      ),
      p(
        "For locations in health care and law, the check also warns when a reply confirms that the author is a patient or client, and offers neutral wording.",
      ),
      h2("Templates"),
      p(
        "Managers write [reply templates](app:/dashboard/settings/reply-templates) for a language and a range of stars. A sentence with a variable that has no value, such as the name of an anonymous author, is left out.",
      ),
      h2("Edited and removed reviews"),
      p(
        "A review that its author changed keeps its earlier text. A review that two complete readings at least six hours apart don’t find is shown as removed, and as returned if it comes back.",
      ),
      h2("The weighted rating"),
      p(
        "A few ratings say little. The weighted rating adds ten ratings of your organization’s average before it computes the mean: (sum of the ratings + 10 × average) ÷ (number of ratings + 10).",
      ),
    ],
  },
  "docs-data": {
    ...shared,
    next: {
      ...next,
      title: "Your rights",
      text: "What you can do yourself, and what to ask for.",
      to: "gdpr",
      action: "GDPR",
    },
    meta: {
      name: "Export and backup",
      title: "Export, back up, and move your data | Vitrine docs",
      description:
        "How to export an organization as a ZIP, delete it or your account, and how operators back up, restore, and move an instance.",
    },
    title: "Export, back up, and move your data",
    lead: "What is yours can be taken along at any time. Operators can back up the whole instance.",
    blocks: [
      h2("Export an organization"),
      p(
        "Open [Settings, Data](app:/dashboard/settings/data) as an admin or owner and choose **Export data**. You get a ZIP that another Vitrine can import. The file stays available for seven days. For locations alone, use **Export CSV** in the list.",
      ),
      h2("Delete"),
      list(
        "An organization: owners can delete it in Settings, Data. Until 30 days have passed, they can cancel.",
        "Your account: your account and personal data are deleted immediately. Download your own data as JSON first.",
      ),
      h2("Back up an instance"),
      p(
        "For operators. A backup is one file, and is made while the program runs. It holds the database and the photos, and is read back before it counts.",
      ),
      code(
        "Backup, check, restore, move",
        "vitrine backup --database sqlite:./data/vitrine.db --to /backups/\nvitrine restore --check --from /backups/today.backup\nvitrine restore --from /backups/today.backup --database sqlite:./new.db\nvitrine move --from sqlite:./data/vitrine.db --to postgres://vitrine@db/vitrine",
      ),
      p(
        "The key file isn’t in the backup unless you add **--with-keys**, which requires **--encrypt**. Otherwise keep a copy of it separately: without the keys, sealed secrets can’t be read.",
      ),
    ],
  },
};
