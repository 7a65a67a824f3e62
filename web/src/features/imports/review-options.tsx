// Defaults of a review import for rows that lack a value.
import { createContext, type ReactNode, use } from "react";
import type { Schemas } from "@/lib/api";
import { Select } from "@/ui/select";
import type { Options } from "./mapping";
import { useImportMessages } from "./words";

/** Renders the field that chooses a location. */
export type LocationFieldSlot = (props: {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}) => ReactNode;

/** The field of the feature that lists locations. */
export const LocationFieldContext = createContext<LocationFieldSlot | null>(null);

export interface ReviewOptionsProps {
  options: Options;
  onChange: (options: Options) => void;
}

const NO_DATE_ORDER = "none";
const SOURCES = [
  "google",
  "facebook",
  "trustpilot",
  "other",
] as const satisfies readonly Schemas["ReviewSource"][];

/** Location, site, scale and order of dates. */
export function ReviewOptions({ options, onChange }: ReviewOptionsProps) {
  const { reviews: words } = useImportMessages().locations.imports;
  const locationField = use(LocationFieldContext);
  return (
    <>
      <div>
        {locationField?.({
          value: options.location ?? undefined,
          onChange: (location) => onChange({ ...options, location: location ?? null }),
        })}
        <p className="mt-1.5 text-xs text-ink-muted">{words.location_help}</p>
      </div>
      <Select
        label={words.source}
        description={words.source_help}
        choices={SOURCES.map((id) => ({ id, label: words.sources[id] }))}
        value={options.source ?? "other"}
        onChange={(id) => onChange({ ...options, source: SOURCES.find((source) => source === id) ?? null })}
      />
      <Select
        label={words.date_order}
        description={words.date_order_help}
        choices={[
          { id: NO_DATE_ORDER, label: words.date_order_unknown },
          { id: "day_first", label: words.day_first },
          { id: "month_first", label: words.month_first },
        ]}
        value={options.date_order ?? NO_DATE_ORDER}
        onChange={(id) =>
          onChange({ ...options, date_order: id === "day_first" || id === "month_first" ? id : null })
        }
      />
      <Select
        label={words.scale}
        description={words.scale_help}
        choices={["5", "10", "20", "100"].map((id) => ({ id, label: words.scale_of(id) }))}
        value={String(options.scale ?? 5)}
        onChange={(id) => onChange({ ...options, scale: id === "5" ? null : Number(id) })}
      />
    </>
  );
}
