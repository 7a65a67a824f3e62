// Draft of a new or edited schedule. Pure.
import { type Content, placesOf, startContent } from "../create/draft";
import type { Interval, NewSchedule, Recipient, ReportLanguage, Schedule, SchedulePeriod } from "../types";

export const INTERVALS = ["month", "week", "day"] as const satisfies readonly Interval[];
export const PERIODS = [
  "last_month",
  "last_week",
  "last_30_days",
  "last_day",
] as const satisfies readonly SchedulePeriod[];

/** Maximum number of recipients. */
export const MAX_RECIPIENTS = 5;
export const MAX_NAME = 80;
export const MAX_EMAIL = 254;
export const MAX_SUBJECT = 120;
export const MAX_TEXT = 2000;

/** Values of the fields so far. */
export interface ScheduleDraft extends Content {
  /** Null until the user changes the suggested name. */
  name: string | null;
  period: SchedulePeriod;
  every: Interval;
  weekday: number;
  day: number;
  at: string;
  /** IANA name; empty while the typed text is not a time zone. */
  zone: string;
  recipients: readonly Recipient[];
  subject: string;
  text: string;
  replyTo: string;
  waits: boolean;
  releases: boolean;
}

/** Returns the draft of a new schedule: monthly on day 1 about the month before, in the given time zone. */
export function startDraft(
  location: string | undefined,
  language: ReportLanguage,
  zone: string,
): ScheduleDraft {
  return {
    ...startContent(location, language),
    name: null,
    period: "last_month",
    every: "month",
    weekday: 1,
    day: 1,
    at: "08:00",
    zone,
    recipients: [{ email: "", language }],
    subject: "",
    text: "",
    replyTo: "",
    waits: false,
    releases: false,
  };
}

/** Returns the draft of a stored schedule. */
export function draftOf(schedule: Schedule): ScheduleDraft {
  const { choice, label_id } = schedule.locations;
  return {
    template: schedule.template,
    scope: choice === "ids" ? "some" : choice,
    locations: schedule.location_ids,
    label: label_id ?? undefined,
    compare: schedule.compare,
    language: schedule.language,
    sections: schedule.sections,
    note: schedule.note ?? "",
    name: schedule.name,
    period: schedule.period,
    every: schedule.every,
    weekday: schedule.weekday ?? 1,
    day: schedule.day ?? 1,
    at: schedule.at,
    zone: schedule.zone,
    recipients: schedule.recipients,
    subject: schedule.subject ?? "",
    text: schedule.text ?? "",
    replyTo: schedule.reply_to ?? "",
    waits: schedule.waits_for_comment,
    releases: schedule.releases,
  };
}

/** Default period of each frequency. */
const PERIOD_OF: Record<Interval, SchedulePeriod> = {
  month: "last_month",
  week: "last_week",
  day: "last_day",
};

/** Returns the change to another frequency. The period changes with it if it was the default of the old one. */
export function withInterval(draft: ScheduleDraft, every: Interval): Pick<ScheduleDraft, "every" | "period"> {
  return { every, period: draft.period === PERIOD_OF[draft.every] ? PERIOD_OF[every] : draft.period };
}

/** Code of an invalid recipient. */
export type AddressTrouble = "email" | "twice";

/** Returns the error of each recipient, null for valid and for empty ones. */
export function troublesOfRecipients(recipients: readonly Recipient[]): (AddressTrouble | null)[] {
  const fold = ({ email }: Recipient) => email.trim().toLowerCase();
  return recipients.map((recipient, at) => {
    const email = fold(recipient);
    if (email === "") return null;
    if (!isEmail(email)) return "email";
    return recipients.findIndex((other) => fold(other) === email) < at ? "twice" : null;
  });
}

/** Returns true when a schedule can be saved. */
export function isComplete({ recipients, replyTo, zone }: ScheduleDraft): boolean {
  return (
    zone !== "" &&
    typedRecipients(recipients).length > 0 &&
    troublesOfRecipients(recipients).every((trouble) => trouble === null) &&
    (replyTo.trim() === "" || isEmail(replyTo))
  );
}

/** Returns true for a text that looks like an email address; the server decides. */
export function isEmail(text: string): boolean {
  return /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(text.trim());
}

/** Returns the recipients with an email address. */
export function typedRecipients(recipients: readonly Recipient[]): Recipient[] {
  return recipients
    .filter(({ email }) => email.trim() !== "")
    .map(({ email, language }) => ({ email: email.trim(), language }));
}

/** Returns the body of the request that saves a draft. */
export function bodyOf(draft: ScheduleDraft, suggestedName: string): Omit<NewSchedule, "paused"> {
  return {
    name: draft.name?.trim() || suggestedName.slice(0, MAX_NAME),
    template: draft.template,
    locations: placesOf(draft),
    period: draft.period,
    compare: draft.compare,
    language: draft.language,
    sections: draft.sections.map(({ kind, on }) => ({ kind, on })),
    note: draft.note.trim() || null,
    every: draft.every,
    ...(draft.every === "week" && { weekday: draft.weekday }),
    ...(draft.every === "month" && { day: draft.day }),
    at: draft.at,
    zone: draft.zone,
    recipients: typedRecipients(draft.recipients),
    subject: draft.subject.trim() || null,
    text: draft.text.trim() || null,
    reply_to: draft.replyTo.trim() || null,
    waits_for_comment: draft.waits,
    releases: draft.releases,
  };
}
