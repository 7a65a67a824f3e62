// The value of a field that both sides have.
import { hoursOf } from "@/features/locations/drawer/hours";
import type { PartHours } from "@/features/locations/hours/more-hours";
import { PartSummary } from "@/features/locations/hours/part-summary";
import { HoursSummary } from "@/features/locations/hours/summary";
import { useMessages } from "@/lib/i18n";
import type { Edit } from "./api";
import { plain } from "./values";
import { useGoogleWords } from "./words";

/** Text for most, a small table for hours. */
export function FieldValue({ field, value }: { field: Edit["field"]; value: unknown }) {
  const { none } = useGoogleWords().profile;
  const { open_statuses } = useMessages().locations;
  const hours = field === "opening_hours" ? hoursOf(value) : null;
  if (hours) return <HoursSummary hours={hours} />;
  if (field === "more_hours" && Array.isArray(value) && value.length > 0)
    return <PartSummary parts={value as PartHours[]} />;
  const text =
    field === "open_status" && typeof value === "string" && Object.hasOwn(open_statuses, value)
      ? open_statuses[value as keyof typeof open_statuses]
      : plain(value);
  return <bdi>{text || none}</bdi>;
}
