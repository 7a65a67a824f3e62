// One heatmap in the list: a row of the table, and a card where there is no room for columns.
import { CalendarClock, CirclePause } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import type { Panel } from "./api";
import { ChangeNote } from "./change-note";
import { decimalText, percentText } from "./figures";
import { ScanProgress } from "./scan-progress";
import { panelAddress } from "./search";
import { TrendLine } from "./trend-line";
import { useHeatmapsWords } from "./words";

const CELL = "@3xl:px-3 @3xl:py-3 @3xl:align-middle";

export interface PanelRowProps {
  panel: Panel;
  /** False on the page of a location, which need not name itself. */
  hasLocation?: boolean;
}

/** The row; a press anywhere opens the heatmap. */
export function PanelRow({ panel, hasLocation = true }: PanelRowProps) {
  const words = useHeatmapsWords();
  const format = useFormat();
  const { keyword, location_name, location_city, size, radius, unit, solv, atrp, change } = panel;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-3.5 transition-colors hover:bg-hover @3xl:table-row">
      <th scope="row" className={`${CELL} min-w-0 text-left font-normal @3xl:pl-5`}>
        <Link
          href={panelAddress(panel.id)}
          aria-label={words.open(keyword, location_name)}
          className="font-medium break-words no-underline after:absolute after:inset-0"
        >
          <bdi>{keyword}</bdi>
        </Link>
        <span className="numeric mt-0.5 block text-xs text-ink-muted">
          {words.grid(size, words.radius(decimalText(radius, format.locale), unit))}
        </span>
      </th>
      {hasLocation && (
        <td className={`${CELL} min-w-0 @max-3xl:col-start-1 @max-3xl:row-start-2`}>
          <bdi title={location_name} className="block truncate text-ink @3xl:max-w-52">
            {location_name}
          </bdi>
          <bdi className="block truncate text-xs text-ink-muted @3xl:max-w-52">{location_city}</bdi>
        </td>
      )}
      <td className={`${CELL} text-right @max-3xl:col-start-2 @max-3xl:row-start-1`}>
        {solv === null ? (
          <span className="text-xs text-ink-faint">{words.no_figures}</span>
        ) : (
          <span className="flex flex-col items-end">
            <span className="numeric font-semibold text-ink">
              <span className="sr-only">{words.columns.solv} </span>
              {percentText(solv, format.locale)}
            </span>
            {change && <ChangeNote change={change.solv} />}
          </span>
        )}
      </td>
      <td
        className={cx(
          CELL,
          "numeric text-ink @max-3xl:col-start-1 @max-3xl:text-xs @3xl:text-right",
          atrp === null && "@max-3xl:hidden",
        )}
      >
        <span className="text-ink-muted @3xl:sr-only">{words.columns.atrp} </span>
        {atrp === null ? <span className="text-ink-faint">–</span> : format.rating(atrp)}
      </td>
      <td
        className={`${CELL} @max-3xl:col-start-2 @max-3xl:row-span-2 @max-3xl:row-start-2 @max-3xl:self-end @max-3xl:empty:hidden`}
      >
        <TrendLine values={panel.trend} />
      </td>
      <td
        className={`${CELL} text-ink-muted @max-3xl:col-start-1 @max-3xl:text-xs`}
        {...(panel.latest_at && { title: format.dateTime(panel.latest_at) })}
      >
        {panel.open_scan_id ? (
          <ScanProgress panel={panel.id} scan={panel.open_scan_id} />
        ) : panel.latest_at ? (
          <time dateTime={panel.latest_at} className="numeric whitespace-nowrap">
            {format.ago(panel.latest_at)}
          </time>
        ) : (
          <span className="text-ink-faint">{words.no_scan}</span>
        )}
      </td>
      <td className={`${CELL} text-ink-muted @max-3xl:col-start-1 @max-3xl:text-xs @3xl:pr-5`}>
        <Schedule panel={panel} />
      </td>
    </tr>
  );
}

function Schedule({ panel: { schedule, is_paused, next_scan_at } }: { panel: Panel }) {
  const words = useHeatmapsWords();
  const format = useFormat();
  const name = words.schedules[schedule];
  if (schedule === "none") return <span className="text-ink-faint">{name}</span>;
  const Icon = is_paused ? CirclePause : CalendarClock;
  return (
    <span
      className="inline-flex items-center gap-1.5 whitespace-nowrap"
      {...(next_scan_at && !is_paused && { title: words.next(format.dateTime(next_scan_at)) })}
    >
      <Icon className="size-4 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
      {is_paused ? words.paused(name) : name}
    </span>
  );
}
