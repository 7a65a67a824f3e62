// Documentation of reports: what they hold, who reads them, and how they are sent.
import { h2, list, p, steps, table } from "../../types/blocks";

export const reports = {
  meta: {
    name: "Reports",
    title: "Reports: create, share, and schedule | Vitrine docs",
    description:
      "How to create a report from your data, what each template shows, how to share it by link, PDF, or email, and how schedules wait for fresh data.",
  },
  title: "Reports",
  lead: "Show what changed, what you did, and what’s next, in words your readers understand.",
  blocks: [
    h2("Create a report"),
    steps(
      "Open [Reports](app:/dashboard/reports) and choose **New report**. You need to be a manager, admin, or owner.",
      "Choose a template, then all locations, a selection, or a label.",
      "Choose the period, what to compare it with, and the language. Drag sections to reorder them, and turn off the ones you don’t need.",
      "Review the summary, change the title if you like, and choose **Create report**. It takes a few seconds.",
    ),
    p(
      "A report is a snapshot: its numbers stay the same, even if the data changes later. You can only edit the title and your note. If a quoted review is erased, its text disappears from the report, but the numbers stay.",
    ),
    h2("Templates"),
    table(
      "Who each template is for",
      ["Template", "For", "Starts with"],
      ["Executive summary", "Decision makers", "Key numbers, completed work, and next steps"],
      ["Technical analysis", "The people doing the work", "Every section, with definitions"],
      ["Client-friendly", "Clients", "A plain-language summary, without directory tables"],
    ),
    h2("How to read the numbers"),
    list(
      "A change gets an arrow only if it’s based on at least 30 events. Otherwise, you just see the before and after numbers.",
      "Missing data is never shown as zero. The end of the report lists the days and locations that don’t have data yet.",
      "Numbered markers on a chart show the work done that day. They tell you when something happened, not why the numbers changed.",
      "In the dashboard, every number links to the data behind it.",
    ),
    h2("Who can read it"),
    p(
      "Team members see every report for locations they have access to. Clients see a report once you choose **Release to clients**, and only if they have access to all of its locations. You can hide it from clients again at any time.",
    ),
    h2("Share and download"),
    p(
      "**Share** creates a link that works without an account. It expires after 90 days unless you choose another period. You can protect it with a password and revoke it at any time. The link is shown only once, when you create it. You can see how often each link was opened. **Download** gives you a PDF, or the same numbers as Excel or CSV tables.",
    ),
    h2("Schedules"),
    p(
      "A schedule creates a report every day, week, or month and emails it to up to five people, in the time zone you choose. Monthly schedules come with Starter, weekly with Professional, and daily with Enterprise.",
    ),
    list(
      "With **Wait for my comment**, you get a notification, add a note, and send the report yourself.",
      "If Google’s data is delayed, the report waits up to 24 hours. If there’s nothing to report, it isn’t sent, and you’ll get a notification.",
      "Each email has an unsubscribe link. The email log shows who received each report and who unsubscribed.",
    ),
  ],
} as const;
