// A post while someone writes it. Pure.
import { todayHere } from "../dates";
import type {
  ButtonKind,
  Language,
  NewPost,
  Post,
  PostAudience,
  PostButton,
  PostKind,
  PostPhoto,
  PostRepeat,
  PostTexts,
  Weekday,
} from "../types";
import { type AudienceKind, audienceKind } from "../when";

/** Maximum characters, as Google takes them. */
export const MAX_TEXT = 1500;
export const MAX_TITLE = 58;
export const MAX_CODE = 58;
export const MAX_URL = 1500;
export const MAX_TERMS = 5000;
/** Repetitions that the server takes. */
export const MIN_TIMES = 2;
export const MAX_TIMES = 104;

export const LANGUAGES = ["en", "fr"] as const satisfies readonly Language[];
export const BUTTONS = [
  "book",
  "order",
  "shop",
  "learn_more",
  "sign_up",
  "call",
] as const satisfies readonly ButtonKind[];
export const WEEKDAYS = [
  "mon",
  "tue",
  "wed",
  "thu",
  "fri",
  "sat",
  "sun",
] as const satisfies readonly Weekday[];
export const AUDIENCES = ["all", "label", "locations"] as const satisfies readonly AudienceKind[];

/** Time at which a new post goes out, unless another one is chosen. */
const USUAL_TIME = "10:00";

/** End condition of a series. */
export type SeriesEnd = "until" | "count";

/** Texts of the languages that are offered. */
export type Texts = Partial<Record<Language, string>>;

/** A series of posts. */
export interface Series {
  every: "never" | PostRepeat["every"];
  weekdays: readonly Weekday[];
  end: SeriesEnd;
  /** Last day; empty for none. */
  until: string;
  count: number;
}

/** The choices so far. */
export interface Draft {
  kind: PostKind;
  /** A language that is not offered has no text; an empty text is one that is being written. */
  texts: Texts;
  title: string;
  /** First day of an event or offer; empty for none. */
  from: string;
  fromTime: string;
  /** Last day. */
  to: string;
  toTime: string;
  code: string;
  offerUrl: string;
  terms: string;
  button: ButtonKind | null;
  url: string;
  photo: PostPhoto | null;
  audience: AudienceKind;
  label: string;
  locations: readonly string[];
  /** True when it goes out on a chosen day. */
  isLater: boolean;
  day: string;
  time: string;
  series: Series;
}

const NO_SERIES: Series = { every: "never", weekdays: [], end: "count", until: "", count: 4 };

/** Returns the choices at the start. */
export function startDraft(language: Language, location?: string, day?: string): Draft {
  return {
    kind: "news",
    texts: { [language]: "" },
    title: "",
    from: day ?? "",
    fromTime: "18:00",
    to: day ?? "",
    toTime: "20:00",
    code: "",
    offerUrl: "",
    terms: "",
    button: null,
    url: "",
    photo: null,
    audience: location === undefined ? "all" : "locations",
    label: "",
    locations: location === undefined ? [] : [location],
    isLater: day !== undefined,
    day: day ?? "",
    time: USUAL_TIME,
    series: NO_SERIES,
  };
}

/** Returns the choices of a post that is edited. */
export function draftOf(post: Post): Draft {
  const { event, offer, repeat, when, audience } = post;
  const start = startDraft("en");
  return {
    ...start,
    kind: post.kind,
    texts: textsOf(post.texts),
    title: post.title ?? "",
    from: event?.starts_at.slice(0, 10) ?? offer?.valid_from ?? "",
    fromTime: event?.starts_at.slice(11, 16) ?? start.fromTime,
    to: event?.ends_at.slice(0, 10) ?? offer?.valid_to ?? "",
    toTime: event?.ends_at.slice(11, 16) ?? start.toTime,
    code: offer?.code ?? "",
    offerUrl: offer?.url ?? "",
    terms: offer?.terms ?? "",
    button: post.button?.kind ?? null,
    url: post.button?.url ?? "",
    photo: post.photo,
    audience: audienceKind(audience),
    label: audience.label ?? "",
    locations: audience.location_ids ?? [],
    isLater: when.at !== null,
    day: when.at?.slice(0, 10) ?? "",
    time: when.at?.slice(11, 16) ?? USUAL_TIME,
    series: repeat
      ? {
          every: repeat.every,
          weekdays: repeat.weekdays ?? [],
          end: repeat.until === null ? "count" : "until",
          until: repeat.until ?? "",
          count: repeat.count ?? NO_SERIES.count,
        }
      : NO_SERIES,
  };
}

/** Fields that keep a step from being left, and why. */
export interface TextErrors {
  title?: "required";
  text?: Language;
  from?: "required";
  to?: "required" | "before_start";
  url?: "required" | "invalid";
  offerUrl?: "invalid";
}

/** Returns the errors of the first step. */
export function textErrors(draft: Draft): TextErrors {
  const { kind, title, button } = draft;
  const broken = brokenLanguage(draft.texts);
  return {
    ...(kind !== "news" && title.trim() === "" && { title: "required" as const }),
    ...(broken && { text: broken }),
    ...(kind !== "news" && periodErrors(draft)),
    ...(kind === "offer" &&
      draft.offerUrl.trim() !== "" &&
      !isAddress(draft.offerUrl) && { offerUrl: "invalid" as const }),
    ...(kind !== "offer" && button !== null && button !== "call" && urlError(draft.url)),
  };
}

function periodErrors({ kind, from, fromTime, to, toTime }: Draft): Pick<TextErrors, "from" | "to"> {
  const isReversed = kind === "event" ? `${to}T${toTime}` <= `${from}T${fromTime}` : to < from;
  return {
    ...(from === "" && { from: "required" as const }),
    ...(to === ""
      ? { to: "required" as const }
      : from !== "" && isReversed && { to: "before_start" as const }),
  };
}

function urlError(url: string): Pick<TextErrors, "url"> {
  if (url.trim() === "") return { url: "required" };
  return isAddress(url) ? {} : { url: "invalid" };
}

/** Returns the first language with an incomplete text; undefined when all are complete. Google requires a text. */
export function brokenLanguage(texts: Texts): Language | undefined {
  const offered = LANGUAGES.filter((language) => texts[language] !== undefined);
  return offered.find((language) => {
    const text = texts[language] ?? "";
    return text.trim() === "" || [...text].length > MAX_TEXT;
  });
}

/** Returns true for a web address, also without "https://". */
export function isAddress(url: string): boolean {
  try {
    const { protocol, hostname } = new URL(withScheme(url));
    return /^https?:$/.test(protocol) && hostname.includes(".") && !/\s/.test(url.trim());
  } catch {
    return false;
  }
}

/** Returns an address with its scheme. */
export function withScheme(url: string): string {
  const typed = url.trim();
  return /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
}

/** Fields of the second step. */
export interface WhereErrors {
  label?: "required";
  locations?: "required";
  day?: "required" | "past";
  until?: "required" | "before_start";
  count?: "range";
}

/** Returns the errors of the second step. */
export function whereErrors(draft: Draft): WhereErrors {
  const { audience, label, locations, isLater, day, series } = draft;
  const repeats = isLater && series.every !== "never";
  return {
    ...(audience === "label" && label === "" && { label: "required" as const }),
    ...(audience === "locations" && locations.length === 0 && { locations: "required" as const }),
    ...(isLater && day === "" && { day: "required" as const }),
    // The day is that of the locations; one that is over everywhere is refused by the server, too.
    ...(isLater && day !== "" && day < todayHere() && { day: "past" as const }),
    ...(repeats && series.end === "until" && untilError(series.until, day)),
    ...(repeats &&
      series.end === "count" &&
      (series.count < MIN_TIMES || series.count > MAX_TIMES) && { count: "range" as const }),
  };
}

function untilError(until: string, day: string): Pick<WhereErrors, "until"> {
  if (until === "") return { until: "required" };
  return until <= day ? { until: "before_start" } : {};
}

/** Returns the request body without empty fields. */
export function bodyOf(draft: Draft): NewPost {
  const { kind, from, to } = draft;
  const button = buttonOf(draft);
  const repeat = repeatOf(draft);
  return {
    kind,
    texts: textsOf(draft.texts),
    ...(kind !== "news" && draft.title.trim() !== "" && { title: draft.title.trim() }),
    ...(kind === "event" &&
      from !== "" &&
      to !== "" && { event: { starts_at: `${from}T${draft.fromTime}`, ends_at: `${to}T${draft.toTime}` } }),
    ...(kind === "offer" &&
      from !== "" &&
      to !== "" && {
        offer: {
          valid_from: from,
          valid_to: to,
          ...(draft.code.trim() !== "" && { code: draft.code.trim() }),
          ...(draft.offerUrl.trim() !== "" && { url: withScheme(draft.offerUrl) }),
          ...(draft.terms.trim() !== "" && { terms: draft.terms.trim() }),
        },
      }),
    ...(button && { button }),
    ...(draft.photo && { photo_id: draft.photo.id }),
    audience: audienceOf(draft),
    when: { at: draft.isLater && draft.day !== "" ? `${draft.day}T${draft.time || USUAL_TIME}` : null },
    ...(repeat && { repeat }),
  };
}

function textsOf(texts: PostTexts): Texts {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, texts[language] ?? ""]).filter(([, text]) => text?.trim() !== ""),
  );
}

// Google shows a button of its own under an offer.
function buttonOf({ kind, button, url }: Draft): PostButton | null {
  if (kind === "offer" || button === null) return null;
  return { kind: button, url: button === "call" ? null : withScheme(url) };
}

function audienceOf({ audience, label, locations }: Draft): PostAudience {
  if (audience === "label") return { label };
  return audience === "locations" ? { location_ids: [...locations] } : { all: true };
}

function repeatOf({ isLater, series }: Draft): PostRepeat | null {
  if (!isLater || series.every === "never") return null;
  return {
    every: series.every,
    ...(series.every === "week" && series.weekdays.length > 0 && { weekdays: [...series.weekdays] }),
    day: null,
    until: series.end === "until" && series.until !== "" ? series.until : null,
    count: series.end === "count" ? series.count : null,
  };
}
