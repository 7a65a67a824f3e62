// Words of the posts of one location.
export const of_location = {
  title: "Posts for this location",
  own: "Posts",
  all: "Open in calendar",
  none: "No posts yet",
  none_text: "Posts show up on this location’s Google profile, next to its hours and reviews.",
  at_google: "On Google now",
  at_google_text: "Every post on this profile, including those posted elsewhere.",
  nothing_at_google: "No posts on this profile.",
  not_linked: "This location isn’t connected to Google, so posts can’t be published here.",
  failed: "Posts on Google couldn’t be loaded.",
  elsewhere: "Posted elsewhere",
  ours: "Posted here",
  states: {
    processing: "Google is reviewing it",
    live: "Live",
    rejected: "Rejected by Google",
    scheduled: "Scheduled on Google",
    recurring: "Recurring on Google",
  },
  open: "View on Google",
};
