// The choices that the server knows, in the order in which people see them. Pure.
import type { Font, Language, PageState, Problem, Template } from "./types";

/** Templates. */
export const TEMPLATES = [
  "restaurant",
  "medical",
  "real_estate",
  "legal",
  "home_services",
  "retail",
] as const satisfies readonly Template[];

/** Languages. */
export const LANGUAGES = ["en", "fr"] as const satisfies readonly Language[];

/** Typefaces. */
export const FONTS = ["humanist", "serif", "geometric"] as const satisfies readonly Font[];

/** States that the list can be narrowed to. */
export const STATES = ["live", "draft", "none", "closed"] as const satisfies readonly PageState[];

/** Problems, the most serious first. */
export const PROBLEMS = [
  "too_few_words",
  "too_like_sister",
  "machine_text",
  "no_address",
  "no_hours",
  "no_phone",
  "no_photo",
  "like_sister",
  "title_clash",
] as const satisfies readonly Problem[];

/** Minimum number of words of its own that a page needs to be indexed. */
export const MIN_WORDS = 150;
/** Uniqueness below which a page is not indexed. */
export const MIN_UNIQUENESS = 0.3;
/** Uniqueness below which the server warns. */
export const GOOD_UNIQUENESS = 0.5;
