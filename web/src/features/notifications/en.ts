// Texts of the bell, its list, and the notification settings.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const location = (count: number) => `${n(count)} ${plural("en", count, "location", "locations")}`;

export const notifications = {
  title: "Notifications",
  bell: "Notifications",
  unread: (count: number) => `Notifications: ${n(count)} unread`,
  arrived: (count: number) => `${n(count)} unread ${plural("en", count, "notification", "notifications")}`,
  read_all: "Mark all as read",
  read_one: "Mark as read",
  is_unread: "Unread",
  settings: "Notification settings",
  older: "Show older",
  failed: "Your notifications couldn’t be loaded.",
  empty: {
    title: "No new notifications",
    text: "Finished imports and locations that need attention show up here.",
  },
  kinds: {
    import_finished: {
      title: (filename: string) => `${filename} imported`,
      /** Zero is left out of the parts. */
      created: (count: number) => `${n(count)} added`,
      updated: (count: number) => `${n(count)} updated`,
      left_out: (count: number) => `${n(count)} skipped`,
      reviews: {
        created: (count: number) => `${count} ${plural("en", count, "review", "reviews")} added`,
        left_out: (count: number) => `${count} ${plural("en", count, "row", "rows")} skipped`,
      },
      nothing: "No changes needed",
    },
    import_failed: {
      title: (filename: string) => `${filename} couldn’t be imported`,
      text: "Nothing was changed. Open the import to see why.",
    },
    google_import_finished: {
      title: "Import from Google finished",
      stopped: "The import from Google ended early",
      /** Zero is left out of the parts. */
      created: (count: number) => `${n(count)} added`,
      updated: (count: number) => `${n(count)} updated`,
      waiting: (count: number) => `${n(count)} may already be in your list`,
      beyond_plan: (count: number) => `${n(count)} over your plan’s limit`,
      nothing: "No changes needed",
      none: "Nothing was imported",
    },
    bulk_finished: {
      edit: (count: number) => `${location(count)} edited`,
      delete: (count: number) => `${location(count)} deleted`,
      text: "The bulk edit is complete.",
    },
    bulk_failed: {
      title: "A bulk edit failed",
      text: "Open the bulk edit to see which locations were changed, then try again.",
    },
    sync_finished: {
      title: "Sync finished",
      stopped: "The sync ended early",
      /** Zero is left out of the other parts. */
      checked: (count: number) => `${location(count)} checked`,
      updated: (count: number) => `${n(count)} updated`,
      failed: (count: number) => `${n(count)} failed`,
    },
    google_publish_finished: {
      title: "Publishing to Google finished",
      stopped: "Publishing to Google ended early",
      /** Zero is left out of the second part. */
      published: (count: number) => `${location(count)} published`,
      failed: (count: number) => `${n(count)} not published`,
    },
    sync_failed: {
      title: (name: string, others: number) =>
        others > 0
          ? `${name} and ${n(others)} ${plural("en", others, "other", "others")} couldn’t be synced`
          : `${name} couldn’t be synced`,
      text: "Its data may be out of date.",
    },
    location_unverified: {
      title: (name: string) => `${name} is no longer verified`,
      text: "Customers might not find it until it’s verified again.",
    },
    rating_dropped: {
      title: (name: string) => `The rating for ${name} dropped`,
      text: (from: string, to: string) => `From ${from} to ${to}`,
    },
    rank_dropped: {
      title: (name: string, keyword: string) => `Rank dropped for “${keyword}”: ${name}`,
      text: "This is more than the usual fluctuation. Open the heatmap to see where.",
    },
    post_waiting: {
      title: (summary: string) => `Post waiting for your approval: ${summary}`,
      text: (count: number, text: string) => `For ${text} ${plural("en", count, "location", "locations")}`,
    },
    post_rejected: {
      title: (summary: string) => `Post not published everywhere: ${summary}`,
      text: (count: number, text: string) =>
        `Rejected or not sent for ${text} ${plural("en", count, "location", "locations")}`,
    },
    feedback_received: {
      title: (name: string) => `A customer of ${name} sent private feedback`,
      text: "Open it to read and reply.",
    },
    citation_wrong: {
      title: (directory: string, name: string) => `Incorrect listing on ${directory}: ${name}`,
      gone_title: (directory: string, name: string) => `No longer listed on ${directory}: ${name}`,
      texts: {
        disappeared: "The listing used to be there, but now it’s gone.",
        phone: "The listing shows a different phone number than your profile.",
        wrong: "The listing doesn’t match your profile.",
      },
    },
    citation_tasks_due: {
      title: (parts: string) => `Due: ${parts}`,
      tasks: (count: number, text: string) => `${text} citation ${plural("en", count, "task", "tasks")}`,
      checks: (count: number, text: string) =>
        `${text} ${plural("en", count, "listing", "listings")} to check`,
      text: "Some directories need to be checked manually from time to time.",
    },
    citation_task_assigned: {
      title: (name: string, directory: string) => `Task assigned to you: ${name} on ${directory}`,
      text: "Open it to see the steps and the text to paste.",
    },
    report_ready: {
      title: (name: string) => `The report “${name}” is waiting for your comment`,
      text: "Add a note, then send it.",
    },
    report_not_sent: {
      title: (name: string) => `The report “${name}” wasn’t sent on schedule`,
      reasons: {
        empty: "There was nothing to report for this period.",
        plan: "Your plan doesn’t include reports this often. The schedule is paused until you change its frequency or your plan.",
        stale: "Google’s data is delayed. The report will be sent within 24 hours.",
        limited: "You’ve reached today’s email limit.",
        failed: "The report couldn’t be created or sent.",
      },
    },
    payment_failed: {
      title: "Your plan payment failed",
      text: (date: string) => `Everything will keep working until ${date}. Check your payment method.`,
    },
    plan_ended: {
      title: (plan: string) => `Your ${plan} plan has ended`,
      text: "Nothing was deleted. Choose a plan to continue.",
      plans: { starter: "Starter", professional: "Professional", enterprise: "Enterprise" },
    },
    profile_changed: {
      title: (name: string) => `Google changed ${name}`,
      fields: {
        name: "Name",
        category: "Category",
        address: "Address",
        phone: "Phone",
        website: "Website",
        opening_hours: "Business hours",
        open_status: "Open or closed",
        more_hours: "More hours",
        additional_categories: "Other categories",
      },
      open_statuses: {
        open: "Open",
        temporarily_closed: "Temporarily closed",
        permanently_closed: "Permanently closed",
      },
      from_to: (from: string, to: string) => `“${from}” changed to “${to}”`,
      changed: "Open it to keep the change or restore your own value.",
    },
    low_review: {
      title: (stars: number, name: string) => `${n(stars)}-star review of ${name}`,
      text: "A quick reply shows other customers that you care.",
    },
    reviews_spike: {
      title: (name: string, count: number) => `${n(count)} bad reviews of ${name} within 24 hours`,
      text: "Automatic replies and review requests are paused there. See what to do.",
    },
    crisis_lead: {
      title: (name: string) => `You lead the work on a review crisis at ${name}`,
      text: "Open it to see the plan, the timeline and the reviews.",
    },
    reply_failed: {
      title: (name: string) => `A reply to a review of ${name} wasn’t sent`,
      text: "Open the review to see why, and send it again.",
    },
    reply_waits: {
      title: (name: string) => `A reply for ${name} is waiting for your approval`,
      text: "Approve it, edit it, or send it back.",
    },
    reply_sent_back: {
      title: (name: string) => `Your reply for ${name} was sent back`,
      text: "Read the comment, then change your reply.",
    },
    reply_approved: {
      title: (name: string) => `Your reply for ${name} was approved`,
      text: "Open the review to see the reply’s status.",
    },
    review_assigned: {
      one: (name: string) => `A review of ${name} was assigned to you`,
      many: (n: number, text: string) =>
        `${text} ${plural("en", n, "review was", "reviews were")} assigned to you`,
      text: "Open it to see the due date and notes.",
      many_text: "Open the list to see their due dates and notes.",
    },
    review_mentioned: {
      title: (name: string) => `You were mentioned in a note on a review of ${name}`,
      text: "Open the review to read it.",
    },
    google_reconnect_needed: {
      title: "Reconnect Google",
      text: (email: string) => `We lost access to ${email}.`,
    },
    domain_failing: {
      title: (name: string) => `A DNS record for ${name} is missing`,
      text: "The domain will be released in seven days unless you restore the record.",
    },
    domain_contested: {
      title: (name: string) => `${name} is moving to another organization`,
      text: "Another organization verified this domain and will take it over in three days. To keep it, remove their TXT record from your DNS.",
    },
    webhook_disabled: {
      title: (host: string) => `Webhook to ${host} turned off`,
      gone: "The endpoint returned 410 Gone.",
      failing: "Every delivery failed for three days.",
    },
    data_export_ready: {
      title: "Your export is ready",
      text: "It’s available to download for one week.",
    },
    data_export_failed: {
      title: "Your export failed",
      text: "Start another one in Settings.",
    },
    emergency_access_began: {
      title: (name: string) => `${name} started emergency access`,
      text: (until: string, reason: string) => `Until ${until}: ${reason}`,
    },
  },
  preferences: {
    title: "Notifications",
    text: "Choose what you’re notified about, in Vitrine and by email. This only affects you.",
    digests: (time: string, zone: string) =>
      `Daily digests are sent at ${time} and weekly digests on Mondays at ${time} (${zone}).`,
    no_emails: "Demos don’t send emails.",
    in_app: "In Vitrine",
    email: "Email",
    email_about: (kind: string) => `${kind}, by email`,
    deliveries: {
      at_once: "Email right away",
      daily: "Daily digest",
      weekly: "Weekly digest",
      off: "No email",
    },
    saved: "Saved",
    failed: "Your change couldn’t be saved.",
    load_failed: "Your preferences couldn’t be loaded.",
    work: "Your work",
    work_text: "Sent to the person who started the task.",
    locations: "Your locations",
    locations_text: "Sent to everyone who manages locations.",
    reviews: "Reviews",
    reviews_text: "Sent to members who can see the location or reply to its reviews.",
    programs: "Integrations and access",
    programs_text: "Sent to owners and administrators.",
    kinds: {
      import_finished: { label: "Import finished", text: "A file was imported." },
      import_failed: { label: "Import failed", text: "A file couldn’t be imported." },
      google_import_finished: {
        label: "Import from Google finished",
        text: "Locations from a Google account were imported.",
      },
      bulk_finished: {
        label: "Bulk edit finished",
        text: "Many locations were edited or deleted at once.",
      },
      bulk_failed: { label: "Bulk edit failed", text: "A bulk edit couldn’t be completed." },
      sync_finished: { label: "Sync finished", text: "Several locations finished syncing." },
      google_publish_finished: {
        label: "Publishing to Google finished",
        text: "Edits to several locations were published to Google.",
      },
      sync_failed: { label: "Sync failed", text: "A location couldn’t be synced." },
      location_unverified: { label: "No longer verified", text: "A location lost its verification." },
      rating_dropped: { label: "Rating dropped", text: "A location’s average rating went down." },
      rank_dropped: {
        label: "Rank dropped",
        text: "A heatmap shows a rank drop that’s larger than normal fluctuation.",
      },
      citation_wrong: {
        label: "Incorrect directory listing",
        text: "A listing disappeared or shows a different phone number, or an important directory shows incorrect information.",
      },
      citation_tasks_due: {
        label: "Citation tasks due",
        text: "Sent once a day when citation tasks or listing checks are due.",
      },
      citation_task_assigned: {
        label: "Citation task assigned",
        text: "A teammate assigned a citation task to you.",
      },
      report_ready: {
        label: "Report ready for comment",
        text: "A scheduled report is waiting for your comment before it’s sent.",
      },
      report_not_sent: {
        label: "Report not sent",
        text: "A scheduled report was empty, lacked recent data, or couldn’t be sent.",
      },
      payment_failed: {
        label: "Payment failed",
        text: "A payment for your plan didn’t go through.",
      },
      plan_ended: {
        label: "Plan ended",
        text: "Your plan ended because it was canceled or unpaid.",
      },
      profile_changed: {
        label: "Changed on Google",
        text: "Google or a user changed a name, category, address, phone, website, or hours, or marked a location as closed.",
      },
      post_waiting: {
        label: "Post waiting for approval",
        text: "A post needs approval. Sent to people who can approve posts.",
      },
      post_rejected: {
        label: "Post not published",
        text: "Google rejected a post, or it couldn’t be sent.",
      },
      feedback_received: {
        label: "Private feedback",
        text: "A customer sent you a message from a review request or landing page.",
      },
      low_review: { label: "Low rating", text: "A customer left a one- or two-star review." },
      reviews_spike: {
        label: "Bad reviews piling up",
        text: "A location got unusually many bad reviews. Sent to people who can handle a crisis.",
      },
      crisis_lead: { label: "Crisis lead", text: "You were named to lead the work on a review crisis." },
      reply_failed: {
        label: "Reply not sent",
        text: "A reply to a review couldn’t be sent or was rejected.",
      },
      reply_waits: {
        label: "Reply waiting for approval",
        text: "A reply needs approval. Sent to people who can approve replies.",
      },
      review_assigned: { label: "Review assigned", text: "A teammate assigned a review to you." },
      review_mentioned: { label: "Mention in a note", text: "You were mentioned in a note on a review." },
      reply_sent_back: { label: "Reply sent back", text: "Your reply was sent back with a comment." },
      reply_approved: { label: "Reply approved", text: "Your reply was approved and sent." },
      google_reconnect_needed: {
        label: "Google connection lost",
        text: "Someone needs to reconnect Google.",
      },
      domain_failing: {
        label: "Domain record missing",
        text: "A DNS record for one of your domains is missing.",
      },
      domain_contested: {
        label: "Domain verified by another organization",
        text: "Another organization verified one of your domains and will take it over.",
      },
      webhook_disabled: {
        label: "Webhook turned off",
        text: "A webhook was turned off after three days of failed deliveries.",
      },
      data_export_ready: { label: "Export ready", text: "Your organization’s export is ready to download." },
      data_export_failed: {
        label: "Export failed",
        text: "Your organization’s export failed.",
      },
      emergency_access_began: {
        label: "Emergency access",
        text: "Someone got administrator access for a few hours. Owners and administrators are also emailed.",
      },
    },
  },
};
