// The state of the reviews page in its address: filters, order, the open review, and the open dialog.
import type { operations } from "@/api/schema";

type ListQuery = NonNullable<operations["list_reviews"]["parameters"]["query"]>;
export type ReviewSort = NonNullable<ListQuery["sort"]>;
export type ReviewSource = NonNullable<ListQuery["source"]>;
export type ReviewState = NonNullable<ListQuery["state"]>;
export type Topic = NonNullable<ListQuery["topic"]>;
export type Sentiment = NonNullable<ListQuery["sentiment"]>;
type WaitingFor = NonNullable<ListQuery["waiting_for"]>;
type Language = NonNullable<ListQuery["language"]>;
type ReportState = NonNullable<ListQuery["report"]>;
type WorkState = NonNullable<ListQuery["work"]>;

/** The orders as they are offered; the first is the default. */
export const SORTS = [
  "newest",
  "oldest",
  "lowest",
  "highest",
  "waiting",
  "urgency",
] as const satisfies readonly ReviewSort[];
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];
export const SOURCES = [
  "google",
  "facebook",
  "trustpilot",
  "other",
] as const satisfies readonly ReviewSource[];
/** Events at the source that the list can be narrowed to. */
export const STATES = ["edited", "gone", "returned"] as const satisfies readonly ReviewState[];
export const WAITING_FOR = ["approval", "author"] as const satisfies readonly WaitingFor[];
/** States of the work on a review. */
export const WORK_STATES = ["open", "waiting", "done"] as const satisfies readonly WorkState[];
/** States of the report of a review to its site. */
export const REPORT_STATES = [
  "open",
  "removed",
  "kept",
  "no_answer",
] as const satisfies readonly ReportState[];
export const SENTIMENTS = ["positive", "neutral", "negative"] as const satisfies readonly Sentiment[];
export const LANGUAGES = ["en", "fr", "other"] as const satisfies readonly Language[];
export const TOPICS = [
  "food",
  "quality",
  "choice",
  "service",
  "staff",
  "wait",
  "price",
  "booking",
  "communication",
  "cleanliness",
  "ambience",
  "access",
] as const satisfies readonly Topic[];
/** Periods in days. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
/** Progress of the work on a review: its reply, the approval of it, and its mark as done. */
export const STATUSES = ["waiting", "answered", "approval", "author", "open", "done"] as const;
export type Status = (typeof STATUSES)[number];

/** Maximum length of an id and of a search in the address. */
const MAX_TEXT = 200;

/** Search parameters. Defaults are left out, so that a plain list has a plain address. */
export interface ReviewsSearch {
  /** Only reviews of the location of this id. */
  location?: string;
  /** Only reviews with these words. */
  q?: string;
  stars?: Stars;
  answered?: boolean;
  done?: boolean;
  /** Only reviews whose reply waits for approval, or for its author. */
  waiting_for?: WaitingFor;
  /** Only reviews that are assigned to the reader ("me"), to a member of this id, or to no one ("none"). */
  assigned?: string;
  work?: WorkState;
  /** Only reviews that are past their due time, and not done. */
  overdue?: true;
  /** Only reviews whose latest report to their site has this state. */
  report?: ReportState;
  source?: ReviewSource;
  state?: (typeof STATES)[number];
  /** Only reviews of this number of days. */
  days?: Period;
  sentiment?: Sentiment;
  topic?: Topic;
  language?: Language;
  sort?: ReviewSort;
  /** The open review. */
  review?: string;
  /** The dialog that adds a review is open. */
  add?: true;
  /** The open import: its id, or "new". */
  import?: string;
  /** Only reviews that the import of this id brought. */
  imported?: string;
}

/** Filters of the list, named like the query parameters of the API. */
export type ReviewFilters = Pick<
  ListQuery,
  | "location"
  | "q"
  | "stars"
  | "answered"
  | "done"
  | "waiting_for"
  | "assigned"
  | "work"
  | "overdue"
  | "report"
  | "source"
  | "state"
  | "since"
  | "sentiment"
  | "topic"
  | "language"
  | "import"
>;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseReviewsSearch(raw: Record<string, unknown>): ReviewsSearch {
  // An invalid value becomes undefined and stays present: the router merges this over the raw address.
  return {
    location: text(raw.location),
    // The router reads a number where only digits were typed.
    q: text(typeof raw.q === "number" ? String(raw.q) : raw.q),
    stars: STARS.find((stars) => stars === Number(raw.stars)),
    answered: flag(raw.answered),
    done: flag(raw.done),
    waiting_for: WAITING_FOR.find((value) => value === raw.waiting_for),
    assigned: text(raw.assigned),
    work: WORK_STATES.find((state) => state === raw.work),
    overdue: flag(raw.overdue) ? true : undefined,
    report: REPORT_STATES.find((state) => state === raw.report),
    source: SOURCES.find((source) => source === raw.source),
    state: STATES.find((state) => state === raw.state),
    days: PERIODS.find((days) => days === Number(raw.days)),
    sentiment: SENTIMENTS.find((sentiment) => sentiment === raw.sentiment),
    topic: TOPICS.find((topic) => topic === raw.topic),
    language: LANGUAGES.find((language) => language === raw.language),
    sort: SORTS.find((sort) => sort === raw.sort && sort !== SORTS[0]),
    review: text(raw.review),
    add: flag(raw.add) ? true : undefined,
    import: text(raw.import),
    imported: text(raw.imported),
  };
}

/** Returns the filters of an address at `now`. A period begins with a day, so that the request stays the same all day. */
export function filtersOf(search: ReviewsSearch, now: Date): ReviewFilters {
  const { days, sort, review, add, imported, import: _, ...filters } = search;
  return { ...filters, since: days && startOf(days, now), import: imported };
}

/** Returns true when any filter is set. */
export function isNarrowed({ sort, review, add, import: _, ...filters }: ReviewsSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** Returns the change that removes all filters; the order stays. */
export const NO_FILTERS: Partial<ReviewsSearch> = {
  location: undefined,
  q: undefined,
  stars: undefined,
  answered: undefined,
  done: undefined,
  waiting_for: undefined,
  assigned: undefined,
  work: undefined,
  overdue: undefined,
  report: undefined,
  source: undefined,
  state: undefined,
  days: undefined,
  imported: undefined,
  sentiment: undefined,
  topic: undefined,
  language: undefined,
};

/** Returns the status that the filters choose. */
export function statusOf({ answered, done, waiting_for }: ReviewsSearch): Status | undefined {
  if (waiting_for !== undefined) return waiting_for;
  if (answered !== undefined) return answered ? "answered" : "waiting";
  if (done !== undefined) return done ? "done" : "open";
  return undefined;
}

/** Returns the change that chooses a status; undefined for all. */
export function withStatus(status: Status | undefined): Partial<ReviewsSearch> {
  return {
    answered: status === "waiting" || status === "answered" ? status === "answered" : undefined,
    waiting_for: WAITING_FOR.find((value) => value === status),
    done: status === "open" || status === "done" ? status === "done" : undefined,
  };
}

function startOf(days: Period, now: Date): string {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days);
  return new Date(day).toISOString();
}

function flag(value: unknown): boolean | undefined {
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
