// Hours of parts of a business to be read: the name of each part and its week.
import { useMessages } from "@/lib/i18n";
import { type PartHours, partName } from "./more-hours";
import { HoursSummary } from "./summary";

/** Each part with its week. */
export function PartSummary({ parts }: { parts: readonly PartHours[] }) {
  const { part_hours } = useMessages().locations;
  return (
    <div className="flex flex-col gap-2">
      {parts.map(({ type, periods }) => (
        <div key={type}>
          <p className="text-sm font-medium">{partName(type, part_hours)}</p>
          <HoursSummary hours={{ regular: periods, special: [] }} />
        </div>
      ))}
    </div>
  );
}
