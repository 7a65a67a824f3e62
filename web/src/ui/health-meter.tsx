// Health of a location: shape, percent, word. Thresholds 80 and 60.
import { useFormat, useMessages } from "@/lib/i18n";
import { type Status, StatusShape } from "./badge";
import { cx } from "./cx";

/** The status of a health value of 0 to 100. */
export function healthStatus(health: number): Exclude<Status, "neutral"> {
  if (health >= 80) return "good";
  return health >= 60 ? "fair" : "poor";
}

/** Shape, percentage and word. */
export function HealthMeter({ health, className }: { health: number; className?: string }) {
  const { ui } = useMessages();
  const format = useFormat();
  const status = healthStatus(health);
  return (
    <span
      data-slot="health-meter"
      data-status={status}
      className={cx("inline-flex items-center gap-2", className)}
    >
      <StatusShape status={status} />
      <span className="numeric font-medium text-ink">{format.percent(health)}</span>
      <span className="text-ink-muted">{ui.health[status]}</span>
    </span>
  );
}
