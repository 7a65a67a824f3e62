// Draft of a location in the form: conversion from and to the API, changes, and problems. Pure.
import type { Schemas } from "@/lib/api";
import {
  fromPartWeeks,
  hasPartProblem,
  type PartHours,
  type PartWeek,
  toPartWeeks,
} from "../hours/more-hours";
import { fromHours, type Hours, hasProblem, toHours } from "../hours/special";
import type { OpeningHours } from "../hours/types";
import type { Location } from "../types";

/** Fields that are one text. */
export const TEXTS = [
  "name",
  "category",
  "description",
  "external_id",
  "phone",
  "website",
  "address",
  "address2",
  "city",
  "state",
  "postal_code",
  "country",
] as const;
export type TextField = (typeof TEXTS)[number];

/** Longest text of each field, as the server's. */
export const LIMITS: Record<TextField, number> = {
  name: 200,
  category: 100,
  description: 750,
  external_id: 100,
  phone: 40,
  website: 500,
  address: 300,
  address2: 300,
  city: 100,
  state: 100,
  postal_code: 20,
  country: 2,
};
export const PHONE_LIMIT = LIMITS.phone;
export const MAX_ADDITIONAL_PHONES = 2;
/** Categories beside the main one, as many as Google allows. */
export const MAX_ADDITIONAL_CATEGORIES = 9;

/** Returns true if a field must not be empty. A service-area business may hide its address. */
export function isRequired(field: TextField, { service_area_business }: Draft): boolean {
  return field === "name" || ((field === "address" || field === "city") && !service_area_business);
}

export interface Draft extends Record<TextField, string> {
  additional_categories: readonly string[];
  additional_phones: readonly string[];
  labels: readonly string[];
  service_area_business: boolean;
  open_status: Location["open_status"];
  is_sync_paused: boolean;
  /** Typed coordinates; both empty for no position. */
  latitude: string;
  longitude: string;
  hours: Hours | null;
  more_hours: readonly PartWeek[];
}

/** The units in which a location is changed, compared and merged, in the order of the form. */
export const FIELDS = [
  "name",
  "category",
  "additional_categories",
  "description",
  "labels",
  "external_id",
  "phone",
  "additional_phones",
  "website",
  "address",
  "address2",
  "city",
  "state",
  "postal_code",
  "country",
  "service_area_business",
  "position",
  "open_status",
  "opening_hours",
  "more_hours",
  "is_sync_paused",
] as const;
export type Field = (typeof FIELDS)[number];

/** Returns the position, or null; incomplete numbers stay text. */
type Position = { latitude: number | string; longitude: number | string } | null;

/** The value of a field as it would be sent. */
export type Values = Record<TextField, string | null> & {
  labels: readonly string[];
  additional_categories: readonly string[];
  additional_phones: readonly string[];
  service_area_business: boolean;
  open_status: Location["open_status"];
  is_sync_paused: boolean;
  position: Position;
  opening_hours: OpeningHours | null;
  more_hours: readonly PartHours[];
};

/** Problem of a field before submission. */
export type DraftProblem =
  | { code: "required" }
  | { code: "too_long"; by: number }
  | { code: "number"; min: number; max: number }
  | { code: "both" }
  | { code: "hours" }
  | { code: "more_hours" };

/** The names errors come under: fields, and the two numbers of the position. */
export type ErrorField = Exclude<Field, "position"> | "latitude" | "longitude";

/** A location as a form. */
export function toDraft(location: Location): Draft {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, location[field] ?? ""])) as Record<
    TextField,
    string
  >;
  return {
    ...texts,
    additional_categories: location.additional_categories,
    additional_phones: location.additional_phones,
    labels: location.labels ?? [],
    service_area_business: location.service_area_business,
    open_status: location.open_status,
    is_sync_paused: location.is_sync_paused,
    latitude: location.latitude === null ? "" : String(location.latitude),
    longitude: location.longitude === null ? "" : String(location.longitude),
    hours: toHours(location.opening_hours),
    more_hours: toPartWeeks(location.more_hours),
  };
}

/** Returns the values of a draft as the API expects them. */
export function valuesOf(draft: Draft): Values {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, draft[field].trim() || null])) as Record<
    TextField,
    string | null
  >;
  return {
    ...texts,
    // The order in which labels were given means nothing.
    labels: [...draft.labels].sort(),
    additional_categories: draft.additional_categories.map((name) => name.trim()).filter(Boolean),
    additional_phones: draft.additional_phones.map((phone) => phone.trim()).filter(Boolean),
    service_area_business: draft.service_area_business,
    open_status: draft.open_status,
    is_sync_paused: draft.is_sync_paused,
    position: positionOf(draft),
    opening_hours: fromHours(draft.hours),
    more_hours: fromPartWeeks(draft.more_hours),
  };
}

function positionOf({ latitude, longitude }: Draft): Position {
  if (latitude.trim() === "" && longitude.trim() === "") return null;
  return { latitude: numberOf(latitude) ?? latitude, longitude: numberOf(longitude) ?? longitude };
}

/** A number as typed, with a point or a comma; null for anything else. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The place of a form, where it is one. */
export function placeOf(draft: Draft): { latitude: number; longitude: number } | null {
  const latitude = numberOf(draft.latitude);
  const longitude = numberOf(draft.longitude);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The fields in which two forms say different things. */
export function changedFields(draft: Draft, from: Draft): Field[] {
  const [now, before] = [valuesOf(draft), valuesOf(from)];
  return FIELDS.filter((field) => !isSame(now[field], before[field]));
}

/** Compares two values of a field. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Part of a location, as PATCH takes it. */
export type Changes = Schemas["LocationPatch"];

/** Returns only these fields, in the format of the API. */
export function changesOf(draft: Draft, fields: readonly Field[]): Changes {
  const values = valuesOf(draft);
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] =>
      field === "position"
        ? [
            ["latitude", values.position?.latitude ?? null],
            ["longitude", values.position?.longitude ?? null],
          ]
        : [[field, values[field]]],
    ),
  ) as Changes;
}

/** Returns the problems that prevent submission, by field. */
export function draftProblems(draft: Draft): Partial<Record<ErrorField, DraftProblem>> {
  const problems: Partial<Record<ErrorField, DraftProblem>> = {};
  for (const field of TEXTS) {
    const { length } = [...draft[field].trim()];
    if (length > LIMITS[field] && field !== "country")
      problems[field] = { code: "too_long", by: length - LIMITS[field] };
    if (length === 0 && isRequired(field, draft)) problems[field] = { code: "required" };
  }
  const ranges = { latitude: 90, longitude: 180 };
  for (const [field, max] of Object.entries(ranges) as ["latitude" | "longitude", number][]) {
    const other = field === "latitude" ? draft.longitude : draft.latitude;
    const number = numberOf(draft[field]);
    if (draft[field].trim() === "") {
      if (other.trim() !== "") problems[field] = { code: "both" };
    } else if (number === null || Math.abs(number) > max)
      problems[field] = { code: "number", min: -max, max };
  }
  if (hasProblem(draft.hours)) problems.opening_hours = { code: "hours" };
  if (hasPartProblem(draft.more_hours)) problems.more_hours = { code: "more_hours" };
  return problems;
}
