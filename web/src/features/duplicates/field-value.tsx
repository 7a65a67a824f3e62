// A value of a location as it is compared with another's.

import { countryName } from "@/features/locations/countries";
import { useLabels } from "@/features/locations/labels/api";
import { LabelChip } from "@/features/locations/labels/chip";
import type { Location } from "@/features/locations/types";
import { useFormat } from "@/lib/i18n";
import { WebAddress } from "@/ui/web-address";
import { type Field, fieldValue } from "./choice";
import { useDuplicateWords } from "./words";

/** The value, or that there is none. */
export function FieldValue({ location, field }: { location: Location; field: Field }) {
  const words = useDuplicateWords();
  const format = useFormat();
  const labels = useLabels();
  const value = fieldValue(location, field);
  if (value === null) return <span className="text-ink-faint italic">{words.nothing}</span>;
  if (field === "labels" && Array.isArray(value)) {
    return (
      <span className="flex flex-wrap gap-1">
        {value
          .flatMap((id) => labels.get(String(id)) ?? [])
          .map((label) => (
            <LabelChip key={label.id} {...label} />
          ))}
      </span>
    );
  }
  return (
    <bdi className={field === "description" ? "line-clamp-4 text-ink" : "block break-words text-ink"}>
      {field === "website" ? <WebAddress address={text()} /> : text()}
    </bdi>
  );

  function text(): string {
    if (field === "country") return countryName(String(value), format.locale);
    if (field === "photos" && Array.isArray(value))
      return words.photos(value.length, format.number(value.length));
    if (field === "position" && Array.isArray(value)) {
      return value.map((degrees: number) => degrees.toFixed(5)).join(", ");
    }
    if (field === "opening_hours") {
      const { regular = [] } = value as { regular?: { open_day: string }[] };
      const days = new Set(regular.map(({ open_day }) => open_day)).size;
      return words.hours(days, format.number(days));
    }
    return Array.isArray(value) ? value.join(", ") : String(value);
  }
}
