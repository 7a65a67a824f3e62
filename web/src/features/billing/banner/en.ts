// Words of the strip above every screen.
const PAUSED =
  "Nothing was deleted. Scans, campaigns, automatic replies, scheduled posts, and reports are paused.";

export const banner = {
  name: "Your plan",
  trial: (date: string) => `Your free trial ends on ${date}. Nothing will be deleted.`,
  past_due: (date: string) =>
    `A payment failed. Update your payment method by ${date} to keep everything running.`,
  past_due_open: "A payment failed. Update your payment method to keep everything running.",
  paused: `Your trial has ended. ${PAUSED}`,
  over: `Your plan has ended. ${PAUSED}`,
  fix: "Fix payment",
  choose: "Choose a plan",
  view: "View plan",
};
