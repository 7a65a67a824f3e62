// Documentation by task: what to press, what happens, and what limits there are.
import { code, h2, list, p, steps, table } from "../../types/blocks";
import type { TaskTexts } from "../../types/docs";
import { assistants } from "./assistants";
import { audit } from "./audit";
import { brands } from "./brands";
import { citations } from "./citations";
import { drafts } from "./drafts";
import { heatmaps } from "./heatmaps";
import { pages } from "./pages";
import { posts } from "./posts";
import { reports } from "./reports";
import { requests } from "./requests";
import { sso } from "./sso";

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
        "How to connect a Google user to Vitrine, import an account’s locations, keep them in sync, and publish your edits field by field.",
    },
    title: "Connect Google",
    lead: "Import what Google already knows about your locations, and keep Google and Vitrine in sync.",
    blocks: [
      h2("Connect and import"),
      steps(
        "Open [Locations](app:/dashboard/locations) and choose **Connect Google**. You need to be a manager, admin, or owner.",
        "Sign in to Google as the user who manages your Business Profiles, and grant access.",
        "Choose the account to import: your personal account or one of your organizations.",
        "If a location may already be in your list, Vitrine asks before adding it again.",
      ),
      h2("Sync"),
      p(
        "All locations are synced every six hours. Choose **Sync All** to sync them right away, or **Sync** in a location to sync just that one. Google limits the number of requests, so a large account takes a few minutes.",
      ),
      h2("Changes on Google"),
      p(
        "When Google or a user changes a field, the location shows the old and new values. Keep the change, or restore yours. You’ll get a notification, plus an email if you turn that on in [Settings, Notifications](app:/dashboard/settings/notifications).",
      ),
      h2("Publish your edits"),
      p(
        "Your edits in Vitrine aren’t sent to Google automatically. The location lists the fields that differ, and you choose which ones to publish. Google may review some of them before customers see them.",
      ),
      h2("Disconnect"),
      p(
        "In [Settings, Connected accounts](app:/dashboard/settings/google), disconnect a Google user. This revokes Vitrine’s access. Your locations stay but stop syncing.",
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
        "Columns are separated by commas, semicolons, tabs, or pipes. The encoding is UTF-8, UTF-16, or Windows-1252.",
        "The first row contains your column headers, in English or French. Vitrine recognizes common names, and you can map the rest.",
        "Required: name, address, city, ZIP code, and (except in France) the state or province. Optional: phone, website, and category.",
        "By default, a file can be up to 10 MB with up to 1,000 rows. The operator of your instance can raise these limits.",
      ),
      h2("Step by step"),
      steps(
        "Open [Locations](app:/dashboard/locations) and choose **Import CSV**. You can download a template there.",
        "Drop in your file and check the column mapping.",
        "Review the results of the check: how many locations will be created or updated, and each skipped row with its line, column, and reason.",
        "Start the import. It’s all or nothing: if there’s an error, your list stays as it was.",
      ),
      h2("Undo"),
      p(
        "You can undo an import for 30 days. Locations it created are removed, and locations it updated get their previous values back, unless someone has edited them since.",
      ),
    ],
  },
  "docs-posts": { ...shared, next, ...posts },
  "docs-pages": { ...shared, next, ...pages },
  "docs-requests": { ...shared, next, ...requests },
  "docs-citations": { ...shared, next, ...citations },
  "docs-heatmaps": { ...shared, next, ...heatmaps },
  "docs-reports": { ...shared, next, ...reports },
  "docs-drafts": { ...shared, next, ...drafts },
  "docs-brands": { ...shared, next, ...brands },
  "docs-sso": { ...shared, next, ...sso },
  "docs-audit": { ...shared, next, ...audit },
  "docs-assistants": { ...shared, next, ...assistants },
  "docs-team": {
    ...shared,
    next,
    meta: {
      name: "Invite people",
      title: "Invite people and choose their roles | Vitrine docs",
      description:
        "How to invite members by email, what the six roles can do, how to limit a member to some locations, and how agencies work with clients.",
    },
    title: "Invite people and choose roles",
    lead: "Give everyone the access they need, and no more.",
    blocks: [
      h2("Invite"),
      steps(
        "Open [Settings, Members](app:/dashboard/settings/members). You need to be an admin or owner.",
        "Enter an email address, and choose a role and the language for the email.",
        "Give access to all locations, or choose specific ones by name or label.",
        "The invitation link expires in seven days. You can revoke it until it’s accepted.",
      ),
      h2("Roles"),
      table(
        "What each role can do",
        ["Role", "Can"],
        ["Owner", "Everything, including deleting the organization"],
        ["Admin", "Everything except managing owners and deleting the organization"],
        ["Manager", "Add, edit, import, and delete locations, and sync with Google"],
        ["Responder", "Reply to reviews, write posts, ask customers for reviews, and work on citations"],
        ["Viewer", "See locations, history, and members, and export data"],
        ["Client", "See and export locations"],
      ),
      h2("Agency clients"),
      p(
        "An agency can create an organization for each client. Clients see only their own organization. Agency members have the same role in each client’s organization as they do in the agency. Members with the client role, or with access to only some locations, can’t access client organizations.",
      ),
      p(
        "To create the first one, select the name of your organization in the sidebar, choose “New organization”, and check “I manage it for a client”. From then on, [Clients](app:/dashboard/clients) lists every client with its locations, health, rating, reviews without a reply, and the last time the client was active. Search and sort the list, and open a client from it.",
      ),
    ],
  },
  "docs-webhooks": {
    ...shared,
    next: {
      ...next,
      title: "Build more",
      text: "You can do everything else with the API.",
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
    lead: "Notify your store locator, point of sale, or data warehouse when a location changes.",
    blocks: [
      h2("Add a webhook"),
      p(
        "Open [Settings, Webhooks](app:/dashboard/settings/webhooks) as an admin or owner. Enter a public https URL and choose the events. Use **Send test** to check that a message arrives.",
      ),
      h2("Events"),
      list(
        "A location was created, updated, deleted, or restored.",
        "Many locations were imported or changed at once (sent as one event with a count).",
        "An import finished, failed, or was undone.",
        "A sync with Google finished or failed, or fields changed on Google.",
        "A review came in, was edited, or was replied to. A post, page, scan, listing, report, or request changed status. A rank dropped, private feedback came in, or the plan changed.",
        "You’ll find the full list in [Settings, Webhooks](app:/dashboard/settings/webhooks), where you choose your events.",
      ),
      h2("Verify and respond"),
      code(
        "Message headers",
        "webhook-id: 0197f3a0-…\nwebhook-timestamp: 1795867200\nwebhook-signature: v1,g0hM9SsE…",
      ),
      p(
        "Verify the signature with the webhook’s secret. Any 2xx response within 10 seconds accepts the message. A message may arrive twice or out of order, so store its ID for a few days.",
      ),
      h2("When a delivery fails"),
      p(
        "Failed deliveries are retried. After three days of failures, Vitrine turns the webhook off and notifies you. You can look up events, deliveries, and attempts for 30 days.",
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
        "How Vitrine finds locations that may be duplicates, how to compare and merge them, and how to split them again within 30 days.",
    },
    title: "Duplicates",
    lead: "Two entries for one shop confuse customers. You only have to decide once for each pair.",
    blocks: [
      h2("Find them"),
      p(
        "Vitrine compares phone numbers, names, addresses, and map positions. Open [Duplicates](app:/dashboard/locations/duplicates) to see the pairs, along with how likely each match is and why.",
      ),
      h2("Compare and merge"),
      steps(
        "Open **Compare**. You’ll see both locations side by side, with the values that differ.",
        "Choose which location to keep, and which value to keep for each field.",
        "Merge them. If they’re really two locations, mark them as different, and the pair won’t come up again.",
      ),
      h2("Undo a merge"),
      p(
        "You can undo a merge for 30 days. The removed location comes back with its values. You need to be a manager, admin, or owner.",
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
        "How Google reviews get into the inbox, how to filter and reply with templates, and how edited or removed reviews are shown.",
    },
    title: "Reviews",
    lead: "Read what customers say about all your locations, and reply from one place.",
    blocks: [
      h2("Get your reviews"),
      p(
        "Each sync with Google reads the reviews of your verified locations. You’ll find them in [Reviews](app:/dashboard/reviews). You can add reviews from other sites there by hand, or with your own software.",
      ),
      h2("Import reviews from a file"),
      steps(
        "Choose **Import reviews** in the [Reviews](app:/dashboard/reviews) menu, then select a CSV or JSON file, or reviews.json from Google Takeout.",
        "Match the columns to fields. Each row identifies its location by store code, name, or Google ID, or you choose one location for the whole file.",
        "Check the file. You’ll see how many reviews are new, how many you already have, and which rows have an error and why. Nothing is imported yet.",
        "Choose **Import**. Either all rows are imported, or none. Importing the same file again adds nothing, and you can undo the import for 30 days.",
      ),
      p(
        "Ratings on another scale, such as 8/10, are converted to stars and also shown on their original scale. Recommendations without stars are imported as they are.",
      ),
      h2("Reply"),
      steps(
        "Search the text of reviews and replies, or reviewer names; press / to jump to the search box. Filter by location, stars, topic, sentiment, language, or missing reply, and choose a sort order. **Most urgent first** puts one- and two-star reviews without a reply at the top, longest wait first.",
        "To come back to the same filters, search, and sort order, choose **Saved views**, then **Save as view…**. A view is yours alone, unless you share it with your organization.",
        "Open a review and write a reply, or choose **Draft reply** or **Draft from template**. Words related to a topic are underlined, with the sentiment shown below. Press j and k to move through the list, r to start a reply, and e to mark a review as done.",
        "Choose **Reply**. The reply is sent to Google in the background. You’ll see its status until it reaches Google.",
      ),
      h2("Checks before you send"),
      p(
        "Vitrine checks your reply as you type. You can’t send a reply that contains personal data, someone else’s contact details, markup, or an unfilled placeholder. Everything else is a warning: an offer in return for the review, an admission of fault, a different language, or text that’s almost identical to a reply from the last 30 days.",
      ),
      p(
        "For healthcare and legal locations, the check also warns you when a reply confirms that the reviewer is a patient or client, and suggests neutral wording.",
      ),
      h2("Templates"),
      p(
        "Managers write [reply templates](app:/dashboard/settings/reply-templates) for a language and a range of star ratings. If a variable has no value, such as the name of an anonymous reviewer, the sentence it’s in is left out.",
      ),
      h2("Replies that need approval"),
      p(
        "At healthcare and legal locations, a manager, admin, or owner has to approve a responder’s reply to a Google review. Under [Reply templates](app:/dashboard/settings/reply-templates), you can require approval at all locations or at none. Replies from your own templates are sent right away as long as no one changes the text, and members who can approve replies don’t need approval for their own.",
      ),
      steps(
        "The responder writes a reply and chooses **Send for approval**. Everyone who can approve it gets a notification and an email, and sees it under Today.",
        "Open the reply from there, or use the **To approve** filter. Opening it doesn’t change anything.",
        "Choose **Approve** to send it, **Edit** to change it first, or **Send back** to tell the author what to change.",
      ),
      h2("Handle reviews as a team"),
      p(
        "Assign a review to a colleague who can reply for its location, with a due date and a status: open, waiting, or done. They get a notification and an email, and see it under Today. Sending the reply sets the status to done. If the reviewer edits the review, it reopens.",
      ),
      steps(
        "Open a review and press a, or choose a name in the bar above the text. Next to it, set the due date and the status.",
        "Write internal notes below the reply. Type @ to mention and notify a colleague. Your team sees the notes; Google and agency clients don’t.",
        "To change many reviews at once, press x or use the check boxes. Hold Shift to select a range, or choose **Select all matching reviews** for up to 5,000 of them.",
        "Find your work with **Assigned to me**, **Unassigned**, **Waiting**, and **Overdue** above the list.",
      ),
      p(
        "In the stats, **Response times** shows the median time from a review to its first reply, by team member and by location, for 30 days, 90 days, or 12 months. **By month** shows how many reviews you got in each of the last 12 months and their average rating, for all sources or one.",
      ),
      h2("Edited and removed reviews"),
      p(
        "When a reviewer edits a review, Vitrine keeps the earlier text. If a review is missing from two complete syncs at least six hours apart, it’s shown as removed. If it comes back, it’s shown as returned.",
      ),
      h2("Report a review"),
      p(
        "Open a review and choose **Report…** below the notes. Choose the rule it breaks, copy the text, and report the review on its site. Then mark it as reported: you’ll see when, by whom, and with what outcome, and the **Reports** filter finds it. If the review disappears, the report closes by itself.",
      ),
      h2("When bad reviews pile up"),
      p(
        "A crisis begins when a location gets more one- and two-star reviews in a day than the greater of 3 and the mean plus three standard deviations of the 90 days before, or at least three of them without text by people who never reviewed it. Everyone who can handle it gets a notification and an email.",
      ),
      p(
        "Until a manager ends the crisis with a short report, automatic replies and review requests wait at that location. [The crisis screen](app:/dashboard/reviews/crisis) has the lead, a plan, prepared statements in English and French, a timeline, the reviews, and an evidence pack to download: a PDF with every review, its earlier versions and its link, and the answers for Google’s extortion form. The person you name as lead gets a notification and an email.",
      ),
      h2("The weighted rating"),
      p(
        "A handful of ratings doesn’t tell you much. The weighted rating adds ten ratings at your organization’s average before it calculates the mean: (sum of the ratings + 10 × average) ÷ (number of ratings + 10).",
      ),
    ],
  },
  "docs-data": {
    ...shared,
    next: {
      ...next,
      title: "Your rights",
      text: "What you can do yourself, and what to ask us to do.",
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
    lead: "You can export your data at any time. If you run your own instance, you can back up everything.",
    blocks: [
      h2("Export an organization"),
      p(
        "Open [Settings, Data](app:/dashboard/settings/data) as an admin or owner and choose **Export data**. You get a ZIP file that another Vitrine instance can import. It stays available for seven days. To export only locations, use **Export CSV** in the list.",
      ),
      h2("Delete"),
      list(
        "An organization: owners can delete it in [Settings, Data](app:/dashboard/settings/data). They can cancel the deletion within 30 days.",
        "Your account: your account and personal data are deleted immediately. Download your own data as JSON first.",
      ),
      h2("Back up an instance"),
      p(
        "This section is for operators. A backup is a single file, made while Vitrine is running. It contains the database and the photos, and Vitrine reads it back to verify it.",
      ),
      code(
        "Backup, check, restore, move",
        "vitrine backup --database sqlite:./data/vitrine.db --to /backups/\nvitrine restore --check --from /backups/today.backup\nvitrine restore --from /backups/today.backup --database sqlite:./new.db\nvitrine move --from sqlite:./data/vitrine.db --to postgres://vitrine@db/vitrine",
      ),
      p(
        "The key file isn’t in the backup unless you add **--with-keys**, which requires **--encrypt**. Otherwise, keep a separate copy of it. Without the keys, encrypted secrets can’t be read.",
      ),
    ],
  },
};
