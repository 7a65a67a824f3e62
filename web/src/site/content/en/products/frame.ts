// Words that every product and solution page shares.
export const frame = {
  start_trial: "Start Free Trial",
  watch_demo: "Watch Demo",
  schedule_demo: "Schedule Demo",
  see_pricing: "See pricing",
  trial_note: "14 days free. No credit card. Cancel anytime.",
  closing_title: "See how you rank on your own street",
  closing_text: "Add your first location in a minute and try everything free for 14 days.",
  related_title: "Keep reading",
  questions_title: "Common questions",
  see_solution: "See the solution",
  close: "Close",
  preview: "Preview template",
  per_month: "per month",
  popular: "Most Popular",
};
