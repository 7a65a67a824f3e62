// Words of the parts every screen uses, and of failures any request can have.
import { plural } from "@/lib/format";

export const ui = {
  close: "Close",
  save: "Save",
  cancel: "Cancel",
  back: "Back",
  retry: "Try again",
  undo: "Undo",
  optional: "Optional",
  loading: "Loading…",
  notices: "Notices",
  show_password: "Show password",
  hide_password: "Hide password",
  health: { good: "Good", fair: "Fair", poor: "Poor" },
  issues: (count: number) => `${count} ${plural("en", count, "issue", "issues")}`,
  relative: {
    just_now: "Just now",
    minutes_ago: (minutes: number) => `${minutes}m ago`,
    hours_ago: (hours: number) => `${hours}h ago`,
    days_ago: (days: number) => `${days}d ago`,
    never: "Never",
  },
  see_plan: "See your plan",
  guide: "How this works",
  /** Refusal of a plan that lacks a feature, by the parameters of `plan_feature`. */
  lacking: {
    text: (feature: string, plan: string) =>
      `${feature} require at least the ${plan} plan. Nothing was changed.`,
    profile: (plan: string) => `${plan} (Google profile only)`,
    plans: { starter: "Starter", professional: "Professional", enterprise: "Enterprise" },
    features: {
      citations: "Citations",
      pages: "Local pages",
      requests: "Review requests",
      other_reviews: "Reviews from other sources",
      heatmaps: "Heatmaps",
      post_scheduling: "Scheduled posts",
      drafting: "AI drafts",
      white_label: "White-label reports",
      api: "API requests",
    },
  },
  /** By the code of an API error; `problem` in messages/problem.ts picks. */
  problems: {
    post_changed: "The author changed this post. Read it again before you approve it.",
    unreachable: "Can’t reach the server. Check your connection and try again.",
    unauthorized: "Your session has ended. Sign in again.",
    organisation_required: "Organization access required",
    forbidden: "You don’t have permission to do this. Ask an owner of your organization.",
    organisation_leaving:
      "This organization is scheduled for deletion and is read-only. To make changes, cancel the deletion in Settings > Data.",
    plan_feature: "Your plan doesn’t include this. Nothing was changed.",
    plan_limit:
      "You’ve reached your plan’s limit, so nothing was added. See your options in Settings > Plan.",
    trial_limit:
      "Too many of your organizations are on a trial. Choose a plan for one of them, or wait until a trial ends.",
    export_running: "An export is already in progress.",
    removal_asked: "This organization is already scheduled for deletion.",
    demo_organisation: "Demos are deleted after 24 hours.",
    last_owner: "An organization needs an owner. Make someone else an owner first.",
    limited: "This requires access to all locations. You only have access to some.",
    not_found: "This no longer exists. It may have been deleted.",
    precondition_failed: "Someone else changed this. Reload the page, then try again.",
    conflict: "Someone else changed this. Reload the page, then try again.",
    validation_failed: "Check the highlighted fields.",
    payload_too_large: "This is too large.",
    rate_limited: "Too many requests. Wait a moment, then try again.",
    demos_off: "Demos are turned off on this site. Create a free account instead.",
    demos_full: "All demos are in use right now. Try again in 15 minutes, or create a free account.",
    too_many_streams: "This page is open in too many tabs. Close some of them, then reload.",
    timeout: "The server took too long. Nothing was changed. Try again.",
    unavailable: "The server is busy. Nothing was changed. Try again in a moment.",
    storage_full:
      "The server is out of storage. Nothing was changed, and you can still view everything. Try again later.",
    other: "Something went wrong. Nothing was changed. Try again.",
  },
  /** By the code of a field's error. */
  fields: {
    required: "Required",
    too_long: (max: number) =>
      `Maximum ${max.toLocaleString("en-US")} ${plural("en", max, "character", "characters")}`,
    invalid: "Invalid value",
    invalid_phone: "Enter a valid phone number",
    link: "Can’t contain a web or email address",
    invalid_url: "Enter a web address like https://example.com",
    invalid_postal_code: "Not a valid postal code for this country",
    invalid_country: "Choose a country",
    invalid_coordinates: "These coordinates don’t exist",
    invalid_email: "Enter a valid email address",
    not_the_name: "Type it exactly as shown",
    wrong_password: "Incorrect password",
    wrong_code: "This code is incorrect or has expired",
    out_of_range: (min: number, max: number) => `Must be between ${min} and ${max}`,
    control_characters: "Contains invalid characters",
  },
};
