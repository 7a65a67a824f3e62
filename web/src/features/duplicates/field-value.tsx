// A value of a location as it is compared with another's.

import { hoursOf } from "@/features/locations/drawer/hours";
import { PartSummary } from "@/features/locations/hours/part-summary";
import { HoursSummary } from "@/features/locations/hours/summary";
import { useLabels } from "@/features/locations/labels/api";
import { LabelChip } from "@/features/locations/labels/chip";
import type { Location } from "@/features/locations/types";
import { countryName } from "@/lib/countries";
import { useFormat } from "@/lib/i18n";
import { WebAddress } from "@/ui/web-address";
import { type Field, fieldValue } from "./choice";
import { useDuplicateWords } from "./words";

export interface FieldValueProps {
  location: Location;
  /** Location that it is compared with. */
  other: Location;
  field: Field;
}

/** The value, or a note that it is empty. */
export function FieldValue({ location, other, field }: FieldValueProps) {
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
  if (field === "opening_hours") return <Hours hours={value} other={fieldValue(other, field)} />;
  if (field === "more_hours") return <PartSummary parts={location.more_hours} />;
  if (field === "photos" && Array.isArray(value)) return <Photos addresses={value} />;
  return (
    <bdi className={field === "description" ? "line-clamp-4 text-ink" : "block break-words text-ink"}>
      {field === "website" ? <WebAddress address={text()} /> : text()}
    </bdi>
  );

  function text(): string {
    if (field === "country") return countryName(String(value), format.locale);
    if (field === "position" && Array.isArray(value)) {
      return value.map((degrees: number) => degrees.toFixed(5)).join(", ");
    }
    return Array.isArray(value) ? value.join(", ") : String(value);
  }
}

/** The days whose hours differ from those of the other location; all of them when it has none. */
function Hours({ hours, other }: { hours: unknown; other: unknown }) {
  const words = useDuplicateWords();
  const [own, others] = [hoursOf(hours), hoursOf(other)];
  if (!own) return <span className="text-ink-faint italic">{words.nothing}</span>;
  return (
    <>
      <HoursSummary hours={own} {...(others && { unlike: others })} />
      {/* Only dates of the other location differ. */}
      <span className="hidden text-ink-faint italic peer-empty:inline">{words.nothing}</span>
    </>
  );
}

/** Number of thumbnails side by side. */
const MAX_THUMBNAILS = 4;

/** The first photos, and their number. Pages load nothing from elsewhere: other sites' photos are counted only. */
function Photos({ addresses }: { addresses: readonly string[] }) {
  const words = useDuplicateWords();
  const format = useFormat();
  const own = addresses.filter((address) => new URL(address, location.origin).origin === location.origin);
  return (
    <span className="block text-ink">
      {words.photos(addresses.length, format.number(addresses.length))}
      <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {own.slice(0, MAX_THUMBNAILS).map((address) => (
          <img
            key={address}
            src={address}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-12 w-16 rounded-sm border border-line bg-sunken object-cover"
          />
        ))}
      </span>
    </span>
  );
}
