// Settings of a new campaign while someone chooses them. Pure.
import type { AudienceChoice, Language, NewCampaign, Wordings } from "../types";

/** Kinds of audience; intentionally none by rating, score or sentiment. */
export const AUDIENCES = ["all", "tags", "contacts"] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

/** Days after which the one reminder may go out. */
export const REMINDERS = [3, 5, 7, 14] as const;
/** Maximum characters. */
export const MAX_NAME = 80;
export const MAX_SUBJECT = 150;
export const MAX_BODY = 3000;
export const MAX_TAG = 40;
/** Maximum requests in 24 hours that the server takes. */
export const MAX_CAP = 10_000;

export const LANGUAGES = ["en", "fr"] as const satisfies readonly Language[];

/** The choices so far. */
export interface Draft {
  name: string;
  locations: readonly string[];
  kind: AudienceKind;
  tags: readonly string[];
  contacts: readonly string[];
  /** A language without texts gets those of the other one. */
  wording: Wordings;
  /** Null for no reminder. */
  reminder: number | null;
  /** True when it starts on a chosen day. */
  isLater: boolean;
  /** Day as "YYYY-MM-DD"; empty for none. */
  day: string;
  /** Time as "HH:MM". */
  time: string;
  /** Null for the cap of the settings. */
  cap: number | null;
}

const DEFAULT_TIME = "10:00";

/** Returns the choices at the start. */
export function startDraft(location: string | undefined, name: string, wording: Wordings): Draft {
  return {
    name,
    locations: location === undefined ? [] : [location],
    kind: "all",
    tags: [],
    contacts: [],
    wording,
    reminder: null,
    isLater: false,
    day: "",
    time: DEFAULT_TIME,
    cap: null,
  };
}

/** Fields of the first step that keep it from being left. */
export interface RecipientErrors {
  name?: true;
  locations?: true;
  tags?: true;
  contacts?: true;
}

/** Returns the errors of the first step. */
export function recipientErrors({ name, locations, kind, tags, contacts }: Draft): RecipientErrors {
  return {
    ...(name.trim() === "" && { name: true }),
    ...(locations.length === 0 && { locations: true }),
    ...(kind === "tags" && tags.length === 0 && { tags: true }),
    ...(kind === "contacts" && contacts.length === 0 && { contacts: true }),
  };
}

/**
 * Returns the first language with incomplete texts; undefined when all are complete. Without texts, the first language.
 */
export function incompleteLanguage({ wording }: Pick<Draft, "wording">): Language | undefined {
  if (LANGUAGES.every((language) => wording[language] === null)) return LANGUAGES[0];
  return LANGUAGES.find((language) => {
    const texts = wording[language];
    return texts && (isUnsendable(texts.subject, MAX_SUBJECT) || isUnsendable(texts.body, MAX_BODY));
  });
}

/** Returns true for a text that is empty or too long. */
export function isUnsendable(text: string, max: number): boolean {
  return text.trim() === "" || [...text].length > max;
}

/** Returns the start as the server takes it; null for at once. Days and times are those of the device. */
export function startOf({ isLater, day, time }: Pick<Draft, "isLater" | "day" | "time">): string | null {
  if (!isLater || day === "") return null;
  const start = new Date(`${day}T${time || DEFAULT_TIME}:00`);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}

/** Returns the request body; null while fields are missing. */
export function bodyOf(draft: Draft): NewCampaign | null {
  if (Object.keys(recipientErrors(draft)).length > 0 || incompleteLanguage(draft)) return null;
  if (draft.isLater && draft.day === "") return null;
  const { name, locations, wording, reminder, cap } = draft;
  return {
    name: name.trim(),
    location_ids: [...locations],
    audience: audienceOf(draft),
    channel: "email",
    wording,
    reminder_after_days: reminder,
    starts_at: startOf(draft),
    daily_cap: cap,
  };
}

function audienceOf({ kind, tags, contacts }: Draft): AudienceChoice {
  if (kind === "tags") return { tags: [...tags] };
  return kind === "contacts" ? { contact_ids: [...contacts] } : { all: true };
}
