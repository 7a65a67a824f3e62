// Texts of the overview: tasks, figures, health, problems, activity and first steps.
import { plural } from "@/lib/format";

const locations = (n: number, text: string) => `${text} ${plural("en", n, "location", "locations")}`;

export const overview = {
  title: "Overview",
  subtitle: "How your locations are doing and what to fix next",
  all_locations: "All locations",
  loading: "Loading overview",
  failed: "The overview couldn’t be loaded",
  figures: {
    label: "Key metrics",
    locations: "Locations",
    verified: "Verified",
    verified_note: (verified: string, total: string) => `${verified} of ${total}`,
    average_rating: "Average Rating",
    no_rating: "None yet",
    out_of_five: "out of 5",
    reviews: "Total Reviews",
  },
  today: {
    title: "Today",
    loading: "Loading today’s tasks",
    failed: "Today’s tasks couldn’t be loaded.",
    since: (time: string) => `Since ${time}`,
    due: (date: string) => `First due ${date}`,
    overdue: (date: string) => `Overdue since ${date}`,
    clear: "You’re all caught up",
    well: {
      views: (percent: string) => `Views are up ${percent} from the previous 30 days.`,
      healthy: (n: number, text: string) =>
        `${locations(n, text)} ${plural("en", n, "is", "are")} in good health.`,
      verified: "All locations are verified.",
      calm: "New tasks appear here as they come up.",
    },
    lines: {
      review_crises: {
        text: (n: number, text: string, name: string | null) =>
          name ? `A review crisis is open at ${name}` : `Review crises are open at ${locations(n, text)}`,
        action: "Open",
      },
      connection_lost: {
        text: (n: number, text: string, name: string | null) =>
          name
            ? `Google connection lost: ${name}`
            : `${text} Google connections ${plural("en", n, "was", "were")} lost`,
        action: "Reconnect",
      },
      bad_reviews: {
        text: (n: number, text: string) =>
          `${text} one-star ${plural("en", n, "review", "reviews")} without a reply`,
        action: "Reply",
      },
      google_changes: {
        text: (n: number, text: string) => `${locations(n, text)} changed on Google`,
        action: "Review",
      },
      refused_edits: {
        text: (n: number, text: string) => `Google rejected edits to ${locations(n, text)}`,
        action: "View",
      },
      unpublished_edits: {
        text: (n: number, text: string) => `${locations(n, text)} with edits not yet published to Google`,
        action: "Publish",
      },
      rank_drops: {
        text: (n: number, text: string, keyword: string | null) =>
          keyword
            ? `Your rank dropped for “${keyword}”`
            : `Your rank dropped in ${text} ${plural("en", n, "heatmap", "heatmaps")}`,
        action: "View",
      },
      reply_approvals: {
        text: (n: number, text: string) =>
          `${text} ${plural("en", n, "reply is", "replies are")} waiting for your approval`,
        action: "Review",
      },
      post_approvals: {
        text: (n: number, text: string, name: string | null) =>
          name
            ? `Post waiting for your approval: ${name}`
            : `${text} ${plural("en", n, "post is", "posts are")} waiting for your approval`,
        action: "Review",
      },
      refused_posts: {
        text: (n: number, text: string, name: string | null) =>
          name
            ? `Post not published everywhere: ${name}`
            : `${text} ${plural("en", n, "post wasn’t", "posts weren’t")} published everywhere`,
        action: "View",
      },
      assigned_reviews: {
        text: (n: number, text: string) => `${text} ${plural("en", n, "review", "reviews")} assigned to you`,
        action: "Open",
      },
      permanently_closed: {
        text: (n: number, text: string) => `${locations(n, text)} marked as permanently closed`,
        action: "View",
      },
      citation_tasks: {
        text: (n: number, text: string) =>
          `${text} citation ${plural("en", n, "task is", "tasks are")} overdue`,
        action: "Open",
      },
      citation_checks: {
        text: (n: number, text: string) =>
          `${text} directory ${plural("en", n, "listing", "listings")} to check again`,
        action: "Check",
      },
      import_failed: {
        text: (_n: number, _text: string, name: string | null) => `Import failed: ${name ?? "CSV"}`,
        action: "View import",
      },
      sync_failed: {
        text: (n: number, text: string) => `${locations(n, text)} couldn’t be synced with Google`,
        action: "View",
      },
      not_verified: {
        text: (n: number, text: string) => `${locations(n, text)} not verified on Google`,
        action: "View",
      },
      duplicates: {
        text: (n: number, text: string) => `${text} possible ${plural("en", n, "duplicate", "duplicates")}`,
        action: "Review",
      },
      missing_phone: {
        text: (n: number, text: string) => `${locations(n, text)} without a phone number`,
        action: "Add",
      },
      missing_category: {
        text: (n: number, text: string) => `${locations(n, text)} without a category`,
        action: "Add",
      },
      missing_website: {
        text: (n: number, text: string) => `${locations(n, text)} without a website`,
        action: "Add",
      },
    },
  },
  health: {
    title: "Health",
    average: (percent: string) => `${percent} average`,
    label: "Locations by health",
    at_least: (percent: string) => `${percent} or more`,
    between: (least: string, most: string) => `${least} to ${most}`,
    under: (percent: string) => `under ${percent}`,
  },
  issues: {
    title: "Worst issues",
    note: "Critical issues first",
    critical: "Critical",
    warning: "Warning",
    count: locations,
    none: "Nothing to fix",
    none_text: "Every location passes every check.",
  },
  worst: {
    title: "Weakest locations",
    note: "Lowest health first",
    none: "All good",
    none_text: "Every location is at 100%.",
    fix: "Fix",
    fix_one: (name: string) => `Fix ${name}`,
    look: "View",
    look_one: (name: string) => `View ${name}`,
  },
  activity: {
    title: "Latest activity",
    none: "No activity yet",
    none_text: "Changes you and your team make appear here.",
    someone: "Vitrine",
    former: "A former member",
    kinds: {
      location_created: () => "Location added",
      location_changed: () => "Location edited",
      location_deleted: () => "Location deleted",
      location_restored: () => "Location restored",
      locations_imported: (n: number, text: string) => `${locations(n, text)} imported`,
      import_undone: () => "Import undone",
      bulk_edited: (n: number, text: string) => `${locations(n, text)} edited`,
      bulk_deleted: (n: number, text: string) => `${locations(n, text)} deleted`,
      bulk_undone: () => "Bulk edit undone",
      locations_merged: () => "Duplicates merged",
      merge_undone: () => "Merge undone",
    },
  },
  first: {
    title: "Let’s set up your locations",
    text: "Three steps. The first takes a minute.",
    none_yours: "You don’t have any locations yet",
    none_yours_text: "An owner or administrator chooses which locations you can see.",
    read_only: "No one in your organization has added a location yet. Ask an owner or manager to add one.",
    steps: {
      add: "Add your locations",
      add_text: "Import a CSV file of your stores, or add a location manually.",
      add_text_google:
        "Connect your Google Business Profile, import a CSV file of your stores, or add a location manually.",
      complete: "Fill in what’s missing",
      complete_text:
        "We check each location’s phone, category, hours, photos, and more, then show you what to fix and how much each fix helps.",
      watch: "Track your results",
      watch_text: "See health, ratings, reviews, and views for all locations on this page.",
    },
    connect: "Connect Google",
    import: "Import CSV",
    add: "Add Location",
  },
};
