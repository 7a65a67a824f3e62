// Cells of the table and the cards.
import { Star } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { StatusBadge, StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { healthStatus } from "@/ui/health-meter";
import { useCategoryName } from "../categories/use-category-name";
import { useLabels } from "../labels/api";
import { LabelChips } from "../labels/chip";
import { ClosedBadge } from "../open-status";
import { basicsOf, displayStatus, type Location, STATUS_LOOK } from "../types";
import { useShowsLabels } from "./look";

/** Name with its labels over address and city, or where rows are low beside them. Labels give way before the name. */
export function NameCell({ location }: { location: Location }) {
  const address = addressLine(location);
  const showsLabels = useShowsLabels();
  const { labels = [] } = location;
  const known = useLabels();
  const hasLabels = showsLabels && labels.some((id) => known.has(id));
  return (
    <span className="block w-full min-w-0 in-data-[rows=compact]:flex in-data-[rows=compact]:items-center in-data-[rows=compact]:gap-2">
      <span className="flex min-w-0 items-center gap-2 in-data-[rows=compact]:max-w-3/4 in-data-[rows=compact]:shrink-0">
        {/* Names come from anywhere: each is isolated, so that right-to-left text does not turn the row around. */}
        <bdi
          className={cx(
            "truncate font-medium text-ink",
            // One that only shrinks first would cut several letters for one missing pixel.
            hasLabels && "max-w-[calc(100%-3.5rem)] shrink-0 @max-4xl:max-w-full @max-4xl:shrink",
          )}
          title={location.name}
        >
          {location.name}
        </bdi>
        <ClosedBadge location={location} />
        {hasLabels && <LabelChips ids={labels} />}
      </span>
      <bdi
        className="block truncate text-xs text-ink-muted in-data-[rows=compact]:min-w-0 in-data-[rows=compact]:flex-1"
        title={address}
      >
        {address}
      </bdi>
    </span>
  );
}

/** Returns the address and the city on one line: "13 rue des Fleurs, Lyon". */
export function addressLine({ address, city }: Pick<Location, "address" | "city">): string {
  return [address, city].filter(Boolean).join(", ");
}

/** Verified, unverified, or the blocking problem. */
export function StatusCell({ location }: { location: Location }) {
  const { status } = useMessages().locations;
  const display = displayStatus(location);
  return <StatusBadge status={STATUS_LOOK[display]}>{status[display]}</StatusBadge>;
}

/** Shape, percentage and word; under it how many basics are given, and how many issues the audit finds. */
export function HealthCell({ location }: { location: Location }) {
  const { ui, locations } = useMessages();
  const format = useFormat();
  const { health, audit_issues: issues } = location;
  const status = healthStatus(health);
  const basics = basicsOf(location);
  const given = basics && locations.basics_given(basics.given, basics.needed);
  return (
    <span data-slot="health" data-status={status} className="inline-flex items-start gap-2">
      <span className="flex h-5 items-center">
        <StatusShape status={status} />
      </span>
      <span className="whitespace-nowrap">
        <span className="numeric font-medium text-ink">{format.percent(health)}</span>{" "}
        <span className={cx("text-ink-muted", (given || issues > 0) && "in-data-[rows=compact]:sr-only")}>
          {basics ? locations.basics : ui.health[status]}
        </span>
        {(given || issues > 0) && (
          <span className="numeric block text-xs text-ink-muted in-data-[rows=compact]:inline">
            {given && (
              <span className="in-data-[rows=compact]:sr-only">
                {given}
                {issues > 0 && " · "}
              </span>
            )}
            {issues > 0 && ui.issues(issues)}
          </span>
        )}
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

/** A text that may be missing, cut off where the room ends. */
export function TextCell({ text }: { text: string | null }) {
  if (!text) return <span className="text-ink-faint">–</span>;
  return (
    <span dir="auto" className="truncate" title={text}>
      {text}
    </span>
  );
}

/** A category, in the reader's language where it is a known one. */
export function CategoryCell({ text }: { text: string | null }) {
  const nameOf = useCategoryName();
  return <TextCell text={text && nameOf(text)} />;
}

/** Relative time; the exact time on hover. */
export function LastSyncCell({ time }: { time: string | null }) {
  const format = useFormat();
  if (time === null) return <span className="text-ink-faint">{format.relative(null)}</span>;
  return (
    <time dateTime={time} title={format.dateTime(time)} className="numeric">
      {format.relative(time)}
    </time>
  );
}
