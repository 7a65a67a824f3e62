// Formats stored values of fields, and tells which fields can be restored. Pure.

import { countryName } from "@/lib/countries";
import type { Format } from "@/lib/format";
import type { Changes, FieldChange, HistoryEntry } from "./api";
import { hoursOf } from "./hours";
import type { DrawerWords } from "./words";

/** The fields that people set themselves; the rest is worked out or comes from Google. */
const RESTORABLE = new Set([
  "name",
  "address",
  "address2",
  "city",
  "state",
  "postal_code",
  "country",
  "category",
  "phone",
  "additional_categories",
  "additional_phones",
  "website",
  "description",
  "external_id",
  "latitude",
  "longitude",
  "opening_hours",
  "more_hours",
  "labels",
  "open_status",
  "service_area_business",
  "is_sync_paused",
]);

/** A value as text; null for one that is empty. */
export function valueText(
  field: string,
  value: unknown,
  words: DrawerWords["history"],
  format: Format,
  labelName: (id: string) => string | undefined,
): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return numberText(field, value, format);
  if (field === "country" && typeof value === "string") return countryName(value, format.locale);
  if (field === "last_sync" && typeof value === "string") return format.dateTime(value);
  if (field === "open_status" && Object.hasOwn(words.open_statuses, String(value))) {
    return words.open_statuses[value as keyof typeof words.open_statuses];
  }
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return listText(field, value, words, format, labelName);
  const hours = hoursOf(value);
  if (!hours) return null;
  const special = new Set(hours.special.map(({ date }) => date)).size;
  return [
    ...(hours.regular.length > 0 ? [words.hours_set(hours.regular.length)] : []),
    ...(special > 0 ? [words.hours_special(special)] : []),
  ].join(", ");
}

function numberText(field: string, value: number, format: Format): string {
  if (field === "health") return format.percent(value);
  if (field === "rating") return format.rating(value);
  if (field === "latitude" || field === "longitude") {
    return value.toLocaleString(format.locale, { maximumFractionDigits: 6 });
  }
  return format.number(value);
}

function listText(
  field: string,
  items: readonly unknown[],
  words: DrawerWords["history"],
  format: Format,
  labelName: (id: string) => string | undefined,
): string | null {
  if (items.length === 0) return null;
  if (field === "photos") return words.photos(items.length);
  if (field === "more_hours") return words.part_hours(items.length);
  const names = items.map((item) =>
    field === "labels" ? (labelName(String(item)) ?? words.removed_label) : String(item),
  );
  return format.list(names);
}

/** Returns true when the old value of a changed field can be restored. */
export function mayRestore(entry: HistoryEntry, { field }: FieldChange): boolean {
  return entry.event === "changed" && RESTORABLE.has(field);
}

/** Returns the request that restores an old value: coordinates go together. */
export function restoringBody(entry: HistoryEntry, change: FieldChange): Changes {
  const pair = ["latitude", "longitude"];
  if (!pair.includes(change.field)) return { [change.field]: change.old };
  return Object.fromEntries(
    entry.changes.filter(({ field }) => pair.includes(field)).map(({ field, old }) => [field, old]),
  );
}

/** Returns true when a location has this value now. */
export function isCurrent(location: object, field: string, value: unknown): boolean {
  const now = (location as Record<string, unknown>)[field];
  return JSON.stringify(now ?? null) === JSON.stringify(value ?? null);
}
