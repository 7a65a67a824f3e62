// Choices of a new report while someone makes them. Pure.
import { daysIn, type Preset, periodOf } from "../period";
import { sectionsOf } from "../templates";
import type { Compare, NewReport, Period, ReportLanguage, SectionChoice, Template } from "../types";

export const COMPARES = ["previous", "year", "none"] as const satisfies readonly Compare[];
export const SCOPES = ["all", "some", "label"] as const;
export type Scope = (typeof SCOPES)[number];

/** Maximum characters of a title. */
export const MAX_TITLE = 120;
/** Maximum characters of a note. */
export const MAX_NOTE = 4000;
/** Maximum locations that are chosen one by one. */
export const MAX_LOCATIONS = 500;
/** Maximum days of a period. */
export const MAX_DAYS = 548;

/** Content of a report, or of each report of a schedule. */
export interface Content {
  template: Template;
  scope: Scope;
  locations: readonly string[];
  label: string | undefined;
  compare: Compare;
  language: ReportLanguage;
  sections: readonly SectionChoice[];
  note: string;
}

/** The choices so far. */
export interface Draft extends Content {
  preset: Preset;
  /** Own days; empty until they are chosen. */
  from: string;
  to: string;
  /** Null until someone types another than the suggested one. */
  title: string | null;
}

/** Returns the content at the start: of a location, or of all. */
export function startContent(location: string | undefined, language: ReportLanguage): Content {
  return {
    template: "executive",
    scope: location === undefined ? "all" : "some",
    locations: location === undefined ? [] : [location],
    label: undefined,
    compare: "previous",
    language,
    sections: sectionsOf("executive"),
    note: "",
  };
}

/** Returns the choices at the start. */
export function startDraft(location: string | undefined, language: ReportLanguage): Draft {
  return { ...startContent(location, language), preset: "last_month", from: "", to: "", title: null };
}

/** Returns the change to another template: it brings its sections. */
export function withTemplate(template: Template): Pick<Content, "template" | "sections"> {
  return { template, sections: sectionsOf(template) };
}

/** Returns the days of the report; null while they are not chosen. */
export function daysOf(
  { preset, from, to }: Pick<Draft, "preset" | "from" | "to">,
  today: string,
): Period | null {
  const period = periodOf(preset, today);
  if (period) return period;
  return from !== "" && to !== "" ? { from, to } : null;
}

/** Errors that block the next step. */
export type Trouble =
  | "locations"
  | "too_many"
  | "label"
  | "dates"
  | "order"
  | "future"
  | "too_long"
  | "sections";

/** Returns the error of the choice of locations. */
export function troubleOfPlaces({ scope, locations, label }: Content): Trouble | null {
  if (scope === "some" && locations.length === 0) return "locations";
  if (scope === "some" && locations.length > MAX_LOCATIONS) return "too_many";
  return scope === "label" && label === undefined ? "label" : null;
}

/** Returns the error of the period. */
export function troubleOfPeriod(draft: Draft, today: string): Trouble | null {
  const period = daysOf(draft, today);
  if (!period) return "dates";
  if (period.from > period.to) return "order";
  if (period.to >= today) return "future";
  return daysIn(period) > MAX_DAYS ? "too_long" : null;
}

/** Returns the error of the sections. */
export function troubleOfSections({ sections }: Content): Trouble | null {
  return sections.some(({ on }) => on) ? null : "sections";
}

/** Returns the locations as the server takes them. */
export function placesOf({ scope, locations, label }: Content): NewReport["locations"] {
  if (scope === "some") return { ids: [...locations] };
  return scope === "label" && label !== undefined ? { label_id: label } : { all: true };
}

/** Returns the request body; null while fields are missing. */
export function bodyOf(draft: Draft, suggestedTitle: string, today: string): NewReport | null {
  const period = daysOf(draft, today);
  if (!period || troubleOfPlaces(draft) || troubleOfPeriod(draft, today)) return null;
  const { template, compare, language, sections } = draft;
  return {
    title: draft.title?.trim() || suggestedTitle,
    template,
    locations: placesOf(draft),
    period,
    compare,
    language,
    sections: sections.map(({ kind, on }) => ({ kind, on })),
    note: draft.note.trim() || null,
  };
}
