// Comparison of two scans of a panel: a summary of the difference map, and the figures of both.

import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { SegmentedControl } from "@/ui/segmented-control";
import type { Scan } from "../api";
import type { Difference } from "./difference";
import type { PanelWords } from "./en";
import { valueText } from "./figure-texts";
import { gainText } from "./marks";
import { ratio } from "./ranks";
import { FIGURES, type Figure, type Reading } from "./reading";
import { usePanelWords } from "./words";
import { useWrite, type Write } from "./write";

export interface CompareProps {
  newer: { scan: Scan; reading: Reading };
  older: { scan: Scan; reading: Reading };
  differences: readonly Difference[];
  isReal: boolean;
  isComparable: boolean;
  /** Both scans are on the map, in place of the difference. */
  isSideBySide: boolean;
  onSideBySide: (isSideBySide: boolean) => void;
  onEnd: () => void;
}

/** The panel beside a difference map. */
export function Compare(props: CompareProps) {
  const { newer, older, differences, isReal, isComparable, isSideBySide, onSideBySide, onEnd } = props;
  const words = usePanelWords();
  const write = useWrite();
  const format = useFormat();
  const count = (...outcomes: Difference["outcome"][]) =>
    differences.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return (
    <section aria-label={words.compare.title}>
      <div className="flex flex-col gap-2 border-b border-line px-4 py-3 text-sm text-pretty">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-semibold">{words.compare.title}</h2>
          <Button size="sm" onPress={onEnd}>
            {words.compare.end}
          </Button>
        </div>
        <SegmentedControl
          label={words.compare.maps.label}
          choices={[
            { id: "difference", label: words.compare.maps.difference },
            { id: "both", label: words.compare.maps.both },
          ]}
          selected={isSideBySide ? "both" : "difference"}
          onSelect={(id) => onSideBySide(id === "both")}
          className="self-start"
        />
        <p className="numeric">
          {words.compare.counts(count("better"), count("worse"), count("same", "noise"))}
        </p>
        <p className="text-xs text-ink-muted">
          {words.compare.text(format.dateTime(older.scan.created_at), format.dateTime(newer.scan.created_at))}{" "}
          {isReal ? words.compare.real : words.compare.noise}
        </p>
        {!isComparable && (
          <p role="status" className="rounded-md bg-fair-soft px-3 py-2 text-xs text-fair-ink">
            {words.compare.too_different}
          </p>
        )}
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">{words.compare.title}</caption>
        <thead>
          <tr className="border-b border-line text-right text-xs text-ink-muted">
            <th scope="col" className="py-2 pl-4 text-left font-medium">
              {words.compare.figure}
            </th>
            <th scope="col" className="px-2 py-2 font-medium">
              {words.compare.older}
            </th>
            <th scope="col" className="px-2 py-2 font-medium">
              {words.compare.newer}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {words.compare.difference}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {FIGURES.map((figure) => (
            <tr key={figure} className="numeric text-right whitespace-nowrap">
              <th scope="row" className="py-2 pl-4 text-left font-normal whitespace-normal">
                {words.compare.names[figure]}
              </th>
              <td className="px-2 py-2 text-ink-muted">{valueText(figure, older.reading, words, write)}</td>
              <td className="px-2 py-2 font-semibold">{valueText(figure, newer.reading, words, write)}</td>
              <td className="py-2 pr-4">
                {differenceText(figure, [newer.reading, older.reading], words, write)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns how a figure moved; percentages move by points. */
function differenceText(
  figure: Figure,
  [newer, older]: readonly [Reading, Reading],
  words: PanelWords,
  write: Write,
): string {
  const [now, then] = [numberOf(figure, newer), numberOf(figure, older)];
  if (now === null || then === null) return "–";
  const change = Math.round(10 * (now - then)) / 10;
  if (figure === "reach" && change !== 0)
    return `${change > 0 ? "+" : "−"}${write.distance(Math.abs(change), newer.unit)}`;
  const text = gainText(change, write);
  const isShare = figure === "solv" || figure === "found" || figure === "coverage";
  return isShare && change !== 0 ? words.compare.points(change, text) : text;
}

function numberOf(figure: Figure, reading: Reading): number | null {
  if (figure === "center") return reading.center?.state === "rank" ? reading.center.rank : null;
  if (figure === "reach") return reading.reachMean;
  // The numbers of answers may differ: shares can be compared.
  if (figure === "found") return ratio(100 * reading.found, reading.measured);
  return reading[figure];
}
