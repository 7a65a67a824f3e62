// Words of the crisis screen.
import { plural } from "@/lib/format";

export const crisis = {
  title: "Review crisis",
  subtitle: "Bad reviews piled up at a location. Work through it here, step by step.",
  back: "All reviews",
  none: "No crisis",
  none_text:
    "You’ll be warned here and by email when a location gets unusually many bad reviews within 24 hours.",
  load_failed: "The crisis couldn’t be loaded.",
  open: "Open",
  earlier: "Earlier crises",
  choose: "Crisis",
  banner: (count: number) =>
    count === 1
      ? "Bad reviews are piling up at a location"
      : `Bad reviews are piling up at ${count} locations`,
  show: "Open the crisis screen",
  detected: (date: string) => `Detected ${date}`,
  ended: (date: string, name: string) => `Ended ${date} by ${name}`,
  former: "a former member",
  spike: {
    low_ratings: (count: number, text: string) =>
      `${text} ${plural("en", count, "review", "reviews")} with 1 or 2 stars within 24 hours`,
    new_authors: (count: number, text: string) =>
      `${text} new ${plural("en", count, "reviewer", "reviewers")} gave 1 or 2 stars without any text within 24 hours`,
    how: "How was this detected?",
    formula:
      "A crisis begins when a location gets more 1- and 2-star reviews within 24 hours than the threshold, or at least 3 of them without text by people who never reviewed it before.",
    threshold: (threshold: string, mean: string, deviation: string) =>
      `Threshold: the greater of 3 and mean + 3 × standard deviation of the 90 days before = ${threshold} (mean ${mean}, standard deviation ${deviation})`,
  },
  frozen: {
    title: "Paused at this location",
    text: "Automatic replies and review requests wait until you end the crisis. Other locations aren’t affected.",
  },
  lead: {
    label: "Lead",
    none: "No one",
    text: "One person decides what is said, and when.",
    failed: "The lead couldn’t be changed.",
  },
  plan: {
    title: "What to do",
    steps: [
      "Name a lead. No one else replies until it’s clear what happened.",
      "Find out what happened: ask the team on site, and check dates, orders, and cameras.",
      "Reply with a prepared statement. Then reply to each reviewer who writes what went wrong.",
      "Report reviews that break a rule of their site. Never pay anyone who offers to remove reviews.",
      "End the crisis with a short report.",
    ],
  },
  statements: {
    title: "Prepared statements",
    text: "Change what doesn’t fit. They admit nothing and confirm no one as a customer.",
    language: "Language",
    languages: { en: "English", fr: "French" },
    names: {
      looking: "We’re looking into it",
      unknown: "We can’t match the review",
      wave: "Many reviews at once",
    },
    copy: "Copy",
    copied: "Statement copied",
    copy_failed: "Your browser blocked copying. Select the text and copy it manually.",
  },
  timeline: {
    title: "Timeline",
    began: "Crisis detected",
    lead: (name: string) => `Lead: ${name}`,
    no_lead: "Lead removed",
    ended: "Crisis ended",
    by: (name: string) => `by ${name}`,
    note: "Note",
    note_hint: "Calls, decisions, what you found out. Only your team sees it.",
    add: "Add note",
    required: "Write a note first",
    failed: "The note couldn’t be saved.",
  },
  reviews: {
    title: (count: number, text: string) => `${text} ${plural("en", count, "review", "reviews")} concerned`,
    none: "None of the reviews are left.",
    view: "Open",
    replied: "Replied",
    rating_only: "Rating only",
  },
  evidence: {
    title: "Evidence pack",
    text: "For a site, a lawyer, or the police: a PDF with the reviews, their earlier versions, links and the timeline, and the same as a table (CSV) and as JSON. For Google, it has the answers for its extortion form.",
    hint: "It contains your internal notes. The download is recorded in the audit log.",
    button: "Download evidence",
    failed: "The evidence couldn’t be downloaded.",
  },
  end: {
    button: "End crisis…",
    title: "End this crisis?",
    text: "Automatic replies and review requests start again. The report stays with the crisis.",
    report: "Report",
    hint: "What happened, what you did, and what will change.",
    required: "Write a short report",
    submit: "End crisis",
    done: "Crisis ended",
    failed: "The crisis couldn’t be ended.",
  },
  report: "Report",
  problems: { crisis_ended: "Someone else already ended this crisis." },
};
