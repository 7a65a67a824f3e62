// The value of a field in words, to stand beside another.

import { countryName } from "@/lib/countries";
import { useFormat, useI18n, useMessages } from "@/lib/i18n";
import { categoryName } from "../categories/categories";
import type { PartHours } from "../hours/more-hours";
import { PartSummary } from "../hours/part-summary";
import { HoursSummary } from "../hours/summary";
import type { OpeningHours } from "../hours/types";
import { useLabels } from "../labels/api";
import type { Location } from "../types";
import type { Field, Values } from "./draft";
import { useSettingsWords } from "./words";

/** Text for most, a small table for hours. */
export function ValueText({ field, value }: { field: Field; value: Values[Field] }) {
  const { conflict: words } = useSettingsWords();
  const { language } = useI18n();
  const { locale } = useFormat();
  const { open_statuses } = useMessages().locations;
  const labels = useLabels();
  if (field === "opening_hours" && value !== null) return <HoursSummary hours={value as OpeningHours} />;
  if (field === "more_hours" && Array.isArray(value) && value.length > 0)
    return <PartSummary parts={value as PartHours[]} />;
  const text = () => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return null;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (field === "labels") return (value as string[]).map((id) => labels.get(id)?.name ?? id).join(", ");
    if (field === "additional_categories")
      return (value as string[]).map((name) => categoryName(name, language)).join(", ");
    if (field === "open_status") return open_statuses[value as Location["open_status"]];
    if (Array.isArray(value)) return value.join(", ");
    if (field === "country") return countryName(String(value), locale);
    if (field === "category") return categoryName(String(value), language);
    if (field === "position") {
      const { latitude, longitude } = value as { latitude: number | string; longitude: number | string };
      return `${latitude}, ${longitude}`;
    }
    return String(value);
  };
  const content = text();
  return content === null ? (
    <span className="text-ink-faint">{words.empty}</span>
  ) : (
    <bdi className="break-words whitespace-pre-line">{content}</bdi>
  );
}
