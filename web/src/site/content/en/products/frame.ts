// Words that every product and solution page shares.
export const frame = {
  start_trial: "Start Free Trial",
  watch_demo: "Watch Demo",
  schedule_demo: "Schedule Demo",
  see_pricing: "See pricing",
  trial_note: "14 days free. No credit card. Cancel anytime.",
  closing_title: "See your own street in the window",
  closing_text: "Add your first location in a minute, look around for 14 days, and keep what helps.",
  related_title: "Read on",
  questions_title: "Questions people ask first",
  see_solution: "See the solution",
  close: "Close",
  preview: "Preview template",
  per_month: "per month",
  popular: "Most Popular",
};
