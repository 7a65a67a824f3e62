// Legend of the map.
import { useMessages } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { useMapViewWords } from "./words";

/** Health by shape, verification by edge. */
export function Legend({ className }: { className?: string }) {
  const { ui } = useMessages();
  const words = useMapViewWords();
  return (
    <ul
      aria-label={words.legend}
      className={cx(
        "flex flex-wrap gap-x-3 gap-y-1 rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs text-ink-muted shadow-sm max-sm:hidden",
        className,
      )}
    >
      {(["good", "fair", "poor"] as const).map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <StatusShape status={status} />
          {ui.health[status]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-full border-2 border-primary" aria-hidden="true" />
        {words.verified}
      </li>
    </ul>
  );
}
