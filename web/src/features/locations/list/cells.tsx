// What the table and the cards show of one location.
import { Star } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { StatusBadge, StatusShape } from "@/ui/badge";
import { healthStatus } from "@/ui/health-meter";
import { displayStatus, type Location, STATUS_LOOK } from "../types";

/** Name over address and city; each cut off where the room ends. */
export function NameCell({ location }: { location: Location }) {
  const place = placeOf(location);
  return (
    <span className="block min-w-0">
      {/* Names come from anywhere: each is isolated, so that right-to-left text does not turn the row around. */}
      <bdi className="block truncate font-medium text-ink" title={location.name}>
        {location.name}
      </bdi>
      <bdi className="block truncate text-xs text-ink-muted" title={place}>
        {place}
      </bdi>
    </span>
  );
}

/** "13 rue des Fleurs, Lyon". */
export function placeOf({ address, city }: Pick<Location, "address" | "city">): string {
  return [address, city].filter(Boolean).join(", ");
}

/** Verified, unverified, or what stands in the way. */
export function StatusCell({ location }: { location: Location }) {
  const { status } = useMessages().locations;
  const display = displayStatus(location);
  return <StatusBadge status={STATUS_LOOK[display]}>{status[display]}</StatusBadge>;
}

/** Shape, percentage and word; the issues under it. */
export function HealthCell({ health, issues }: Pick<Location, "health" | "issues">) {
  const { ui } = useMessages();
  const format = useFormat();
  const status = healthStatus(health);
  return (
    <span data-slot="health" data-status={status} className="inline-flex items-start gap-2">
      <span className="flex h-5 items-center">
        <StatusShape status={status} />
      </span>
      <span className="whitespace-nowrap">
        <span className="numeric font-medium text-ink">{format.percent(health)}</span>{" "}
        <span className="text-ink-muted">{ui.health[status]}</span>
        {issues > 0 && <span className="numeric block text-xs text-ink-muted">{ui.issues(issues)}</span>}
      </span>
    </span>
  );
}

/** A star and one decimal, or "No rating". */
export function RatingCell({ rating }: Pick<Location, "rating">) {
  const { table } = useMessages().locations;
  const format = useFormat();
  if (rating === null) return <span className="whitespace-nowrap text-ink-faint">{table.no_rating}</span>;
  return (
    <span className="numeric inline-flex items-center gap-1.5 text-ink">
      <Star className="size-3.5 fill-brass text-brass" strokeWidth={1.5} aria-hidden="true" />
      {format.rating(rating)}
    </span>
  );
}

/** How long ago; the exact time on hover. */
export function LastSyncCell({ time }: { time: string | null }) {
  const format = useFormat();
  if (time === null) return <span className="text-ink-faint">{format.relative(null)}</span>;
  return (
    <time dateTime={time} title={format.dateTime(time)} className="numeric">
      {format.relative(time)}
    </time>
  );
}
