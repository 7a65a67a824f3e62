// Documentation of reports: what they hold, who reads them, and how they are sent.
import { h2, list, p, steps, table } from "../../types/blocks";

export const reports = {
  meta: {
    name: "Reports",
    title: "Reports: make, share, and schedule them | Vitrine docs",
    description:
      "How to make a report from your figures, what each template shows, how to share it by link, PDF, or email, and how schedules wait for fresh data.",
  },
  title: "Reports",
  lead: "Show what changed, what was done, and what’s next, in words your readers understand.",
  blocks: [
    h2("Make a report"),
    steps(
      "Open [Reports](app:/dashboard/reports) and choose **New report**. You need to be a manager, admin, or owner.",
      "Choose a template, and all locations, some of them, or those with a label.",
      "Choose the period, what to compare it with, and the language. Drag the sections into your order and switch off what you don’t need.",
      "Read what will happen, change the title if you like, and choose **Create report**. It takes a few seconds.",
    ),
    p(
      "A report is frozen when it’s made: its figures stay the same, even if the data changes later. Only the title and your own note can be edited. If a quoted review is erased, its text disappears from the report and the figures stay.",
    ),
    h2("Templates"),
    table(
      "What each template is for",
      ["Template", "For", "Starts with"],
      ["Executive summary", "People who decide", "The key figures, what was done, and the next steps"],
      ["Technical analysis", "The people doing the work", "Every section, with definitions"],
      ["Client-friendly", "Clients", "Plain words, without tables of directories"],
    ),
    h2("How to read the figures"),
    list(
      "A change has an arrow only if it rests on at least 30 events. A smaller one is shown as before and now.",
      "What isn’t known is never shown as zero. The end of the report says which days or locations have no data yet.",
      "Numbers on a chart mark what was done that day. They say when, not why.",
      "In the dashboard, every figure leads to the data behind it.",
    ),
    h2("Who can read it"),
    p(
      "Your team sees every report on the locations they may see. Clients see a report once you choose **Release to clients**, and only if they may see all of its locations. You can take it back at any time.",
    ),
    h2("Share and download"),
    p(
      "**Share** creates a link that works without an account. It expires after 90 days unless you choose another time, can ask for a password, and can be revoked at once. The link is shown only when you create it. You’ll see how often each link was opened. **Download** gives you a PDF, Excel tables, or CSV tables with the same figures.",
    ),
    h2("Schedules"),
    p(
      "A schedule makes a report every day, week, or month and emails it to up to five people, in the time zone you choose. Monthly schedules come with Starter, weekly with Professional, and daily with Enterprise.",
    ),
    list(
      "With **Wait for my comment**, you get a notification, add a note, and send the report yourself.",
      "If Google’s figures are late, the report waits for up to 24 hours. If it would be empty, it isn’t sent and you’re told.",
      "Every email includes an unsubscribe link. The list of emails says who got what, and who unsubscribed.",
    ),
  ],
} as const;
