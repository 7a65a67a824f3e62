// Words of the posts of one location.
export const of_location = {
  title: "Posts of this location",
  own: "Posts",
  all: "Open in the calendar",
  none: "No posts yet",
  none_text: "Posts show up on this location’s Google profile, next to its hours and reviews.",
  at_google: "On Google now",
  at_google_text: "Everything that stands on this profile, also what was posted elsewhere.",
  nothing_at_google: "Nothing stands on this profile.",
  not_linked: "This location isn’t connected to Google, so posts can’t be published here.",
  failed: "Google’s posts couldn’t be loaded.",
  elsewhere: "Posted elsewhere",
  ours: "Posted here",
  states: {
    processing: "Google is checking",
    live: "Live",
    rejected: "Refused by Google",
    scheduled: "Scheduled at Google",
    recurring: "Repeated by Google",
  },
  open: "View at Google",
};
