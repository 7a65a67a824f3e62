// The history of a panel: the trend of a figure, and its scans with state and cost.
import { lazy, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { type Status, StatusBadge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Skeleton } from "@/ui/skeleton";
import type { Scan, ScanState } from "../api";
import { isOpen } from "./api";
import { ChangeText } from "./figures";
import { reasonOf } from "./reasons";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

const LineChart = lazy(() =>
  import("@/ui/charts/line-chart").then((chart) => ({ default: chart.LineChart })),
);

const METRICS = ["solv", "atrp"] as const;
type Metric = (typeof METRICS)[number];

export interface HistoryProps {
  /** The newest first. */
  scans: readonly Scan[];
  scanId: string | undefined;
  onShow: (id: string) => void;
}

/** Trend above, list below. */
export function History({ scans, scanId, onShow }: HistoryProps) {
  const words = usePanelWords();
  if (scans.length === 0) return <p className="text-sm text-ink-muted">{words.history.none}</p>;
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Trend scans={scans} />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="focus-ring self-start overflow-x-auto rounded-lg border border-line bg-surface shadow-sm"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{words.history.scans}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-ink-muted">
              <th scope="col" className="px-4 py-2.5 font-medium">
                {words.history.when}
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.history.state}
              </th>
              <th scope="col" className="px-3 py-2.5 text-right font-medium">
                {words.figures.solv_short}
              </th>
              <th scope="col" className="px-3 py-2.5 text-right font-medium">
                {words.figures.atrp_short}
              </th>
              <th scope="col" className="px-4 py-2.5 text-right font-medium">
                {words.history.cost}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {scans.map((scan) => (
              <ScanRow
                key={scan.id}
                scan={scan}
                isShown={scan.id === scanId}
                onShow={() => onShow(scan.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Trend({ scans }: { scans: readonly Scan[] }) {
  const words = usePanelWords();
  const write = useWrite();
  const format = useFormat();
  const [metric, setMetric] = useState<Metric>("solv");
  const measured = scans.filter(({ figures }) => figures !== null).toReversed();
  const text = (value: number) => (metric === "solv" ? write.percent(value) : write.decimal(value));
  return (
    <Card className="self-start px-4 py-3">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{words.history.trend}</h3>
        <fieldset className="flex rounded-md border border-line-strong p-0.5">
          <legend className="sr-only">{words.history.metric}</legend>
          {METRICS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={metric === each}
              onClick={() => setMetric(each)}
              className="focus-ring h-7 cursor-default rounded-sm px-2.5 text-xs font-medium text-ink-muted hover:text-ink aria-pressed:bg-primary-soft aria-pressed:text-link"
            >
              {words.figures[`${each}_short`]}
            </button>
          ))}
        </fieldset>
      </div>
      {measured.length < 2 ? (
        <p className="text-sm text-ink-muted">{words.history.one}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-47 w-full" />}>
          <LineChart
            label={words.history.trend_label(words.figures[metric])}
            points={measured.map(({ created_at, figures }) => ({
              date: created_at.slice(0, 10),
              value: figures?.[metric] ?? null,
            }))}
            describe={(value) => `${words.figures[`${metric}_short`]} ${text(value)}`}
            columns={{ date: words.history.date, value: words.figures[metric] }}
            name={format.day}
          />
        </Suspense>
      )}
    </Card>
  );
}

const STATUS: Record<ScanState, Status> = {
  queued: "neutral",
  asking: "neutral",
  complete: "good",
  partial: "fair",
  empty: "poor",
  canceled: "neutral",
  stopped: "poor",
  refused: "poor",
};

interface ScanRowProps {
  scan: Scan;
  isShown: boolean;
  onShow: () => void;
}

function ScanRow({ scan, isShown, onShow }: ScanRowProps) {
  const words = usePanelWords();
  const write = useWrite();
  const format = useFormat();
  const { figures, change } = scan;
  const when = format.dateTime(scan.created_at);
  const reason = reasonOf(scan, words);
  const cost = write.money(scan.cost_micros);
  const canShow = figures !== null || isOpen(scan.state);
  return (
    <tr className={cx(isShown ? "bg-primary-soft" : "hover:bg-hover")}>
      <th scope="row" className="numeric px-4 py-2 text-left align-top font-normal whitespace-nowrap">
        {canShow ? (
          <button
            type="button"
            aria-pressed={isShown}
            title={words.history.open(when)}
            onClick={onShow}
            className="focus-ring cursor-default rounded-sm font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current"
          >
            {when}
          </button>
        ) : (
          when
        )}
        <span className="block text-xs text-ink-muted">{words.history.causes[scan.cause]}</span>
      </th>
      <td className="min-w-40 px-3 py-2 align-top">
        <StatusBadge status={STATUS[scan.state]}>{words.states[scan.state]}</StatusBadge>
        {reason && <span className="mt-1 block text-xs text-pretty text-ink-muted">{reason}</span>}
      </td>
      <td className="numeric px-3 py-2 text-right align-top whitespace-nowrap">
        {write.percent(figures?.solv ?? null)}
        {change && (
          <span className="block text-xs text-ink-muted">
            <ChangeText figure="solv" change={change.solv} isShort />
          </span>
        )}
      </td>
      <td className="numeric px-3 py-2 text-right align-top whitespace-nowrap">
        {write.decimal(figures?.atrp ?? null)}
        {change && (
          <span className="block text-xs text-ink-muted">
            <ChangeText figure="atrp" change={change.atrp} isShort />
          </span>
        )}
      </td>
      <td className="numeric px-4 py-2 text-right align-top whitespace-nowrap">
        {scan.price_micros === null && scan.answered > 0 ? words.history.at_least(cost) : cost}
      </td>
    </tr>
  );
}
