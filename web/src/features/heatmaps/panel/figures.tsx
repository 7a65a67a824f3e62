// Figures of the selected scan, each with its calculation.
import { TrendingDown, TrendingUp } from "lucide-react";
import { Suspense, useState } from "react";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import type { MetricChange, Scan, Figures as ScanFigures } from "../api";
import { isOpen } from "./api";
import { changeText, earlierText, valueText } from "./figure-texts";
import { changeOf, FIGURES, type Figure, isBetter, type Reading } from "./reading";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

const ComputedDialog = lazyPart(() => import("./computed-dialog"), "ComputedDialog").Part;

export interface FiguresProps {
  scan: Scan;
  reading: Reading;
  /** Figures of the scan before; null for the first, and for a competitor. */
  earlier: ScanFigures | null;
  isRival: boolean;
}

/** A list of figures, each a button. */
export function Figures({ scan, reading, earlier, isRival }: FiguresProps) {
  const words = usePanelWords();
  const [openFigure, setOpenFigure] = useState<Figure | null>(null);
  const hasOpened = useHasBeenTrue(openFigure !== null);
  const change = isRival ? null : scan.change;
  return (
    <section aria-label={words.figures.title}>
      <ul className="divide-y divide-line">
        {FIGURES.map((figure) => (
          <FigureRow
            key={figure}
            figure={figure}
            reading={reading}
            change={changeOf(figure, change)}
            earlier={earlier}
            onAsk={() => setOpenFigure(figure)}
          />
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2.5 text-xs text-pretty text-ink-muted">
        {[
          isOpen(scan.state) && words.figures.so_far,
          reading.isEstimated && `${words.figures.estimated}.`,
          isRival
            ? words.figures.rival
            : change
              ? words.figures.compared(change.scans)
              : !isOpen(scan.state) && !earlier && `${words.figures.first}.`,
          words.figures.hint,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <Suspense>
        {hasOpened && (
          <ComputedDialog
            figure={openFigure}
            reading={reading}
            change={change}
            onClose={() => setOpenFigure(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface FigureRowProps {
  figure: Figure;
  reading: Reading;
  change: MetricChange | null;
  earlier: ScanFigures | null;
  onAsk: () => void;
}

function FigureRow({ figure, reading, change, earlier, onAsk }: FigureRowProps) {
  const words = usePanelWords();
  const write = useWrite();
  const before = earlier && earlierText(figure, earlier, reading.unit, write);
  const short = shortName(figure, words.figures);
  const note =
    figure === "reach" && reading.reachMax !== null
      ? words.figures.reach_note(write.distance(reading.reachMax, reading.unit))
      : null;
  return (
    <li>
      <button
        type="button"
        onClick={onAsk}
        title={words.figures.computed(words.figures[figure])}
        className="focus-ring flex w-full cursor-default items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">
            {words.figures[figure]}
            {short && <span className="text-ink-faint"> {short}</span>}
          </span>
          <span className="numeric block text-xs text-ink-muted">
            {change ? (
              <ChangeText figure={figure} change={change} />
            ) : (
              [note, before && words.figures.previous(before)].filter(Boolean).join(" · ") || " "
            )}
          </span>
        </span>
        <span className="numeric shrink-0 text-lg font-semibold tracking-tight whitespace-nowrap">
          {valueText(figure, reading, words, write)}
        </span>
      </button>
    </li>
  );
}

function shortName(figure: Figure, words: { solv_short: string; atrp_short: string; arp_short: string }) {
  return figure === "solv" || figure === "atrp" || figure === "arp" ? words[`${figure}_short`] : null;
}

export interface ChangeTextProps {
  figure: Figure;
  change: MetricChange;
  /** Omits the size of changes within the noise. */
  isShort?: boolean;
}

/** A change with its band. Only a real one has an arrow and a color. */
export function ChangeText({ figure, change, isShort = false }: ChangeTextProps) {
  const words = usePanelWords();
  const write = useWrite();
  const text = changeText(change, words, write);
  if (isShort && change.verdict === "noise") return <span title={text}>{words.figures.noise_short}</span>;
  if (change.verdict !== "real") return text;
  const isGood = isBetter(figure, change.delta);
  const Icon = isGood ? TrendingUp : TrendingDown;
  return (
    <span
      className={cx("inline-flex items-center gap-1 font-medium", isGood ? "text-good-ink" : "text-poor-ink")}
    >
      <Icon
        className="size-3.5 shrink-0"
        strokeWidth={1.75}
        role="img"
        aria-label={isGood ? words.figures.up : words.figures.down}
      />
      {text}
    </span>
  );
}
