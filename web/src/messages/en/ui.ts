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
    hours_ago: (hours: number) => `${hours}h ago`,
    days_ago: (days: number) => `${days}d ago`,
    never: "Never",
  },
  /** By the code of an API error; `problem` in messages/problem.ts picks. */
  problems: {
    unreachable: "The server could not be reached. Check your connection and try again.",
    unauthorized: "Your session has ended. Please sign in again.",
    organisation_required: "Organization access required",
    forbidden: "You are not allowed to do this. Ask an owner of your organization.",
    organisation_leaving:
      "This organization is about to be deleted: it can only be read. Keep it first, in Settings, Data.",
    plan_limit:
      "Your plan has no room for this. Nothing was added, and everything stays. Settings, Plan says what you can do.",
    trial_limit:
      "So many of your organizations are in trial already. Nothing was opened. Get a plan for one of them, or wait until a trial is over.",
    export_running: "An export is being prepared already.",
    removal_asked: "This organization is to be deleted already.",
    demo_organisation: "A demo goes by itself after a day.",
    last_owner: "An organization needs an owner. Make somebody else owner first.",
    limited: "You see only some of the locations, and this is about all of them.",
    not_found: "This is no longer here. It may have been deleted.",
    precondition_failed: "Someone changed this in the meantime. Reload it, then try again.",
    conflict: "Someone changed this in the meantime. Reload it, then try again.",
    validation_failed: "Please check the marked fields.",
    payload_too_large: "This is too large.",
    rate_limited: "Too many requests. Wait a moment, then try again.",
    demos_full: "All demos are in use right now. Try again in 15 minutes, or create a free account.",
    too_many_streams: "This page is open in too many tabs. Close some of them, then reload.",
    timeout: "The server took too long. Nothing was changed; try again.",
    unavailable: "The server is busy. Nothing was changed; try again in a moment.",
    storage_full:
      "The disk of the service is full. Nothing was changed, and everything can still be read; try again later.",
    other: "Something went wrong. Nothing was changed; try again.",
  },
  /** By the code of a field's error. */
  fields: {
    required: "Required",
    too_long: (max: number) =>
      `At most ${max.toLocaleString("en-US")} ${plural("en", max, "character", "characters")}`,
    invalid: "Not valid",
    invalid_phone: "Not a phone number",
    invalid_url: "Not a web address. Example: https://example.com",
    invalid_postal_code: "Not a postal code of this country",
    invalid_country: "Not a country",
    invalid_coordinates: "Not a place on the map",
    invalid_email: "Not an email address",
    not_the_name: "Type it exactly as it is written",
    wrong_password: "This is not your password",
    wrong_code: "This code is wrong or expired",
    out_of_range: (min: number, max: number) => `Between ${min} and ${max}`,
    control_characters: "Contains characters that cannot be shown",
  },
};
