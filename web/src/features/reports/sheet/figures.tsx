// The figures of a section: value, change, and the way to the data behind it.
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import type { Figure } from "../types";
import { SourceLink } from "./source-link";
import { valueText } from "./values";
import { useSheetWords } from "./words";

/** A row of figures; `isLarge` for those that the whole report is about. */
export function Figures({ figures, isLarge = false }: { figures: readonly Figure[]; isLarge?: boolean }) {
  return (
    <dl
      className={cx(
        "grid grid-cols-2 gap-x-6 gap-y-7 break-inside-avoid sm:gap-x-8",
        figures.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-4",
      )}
    >
      {figures.map((figure) => (
        <FigureTile key={figure.key} figure={figure} isLarge={isLarge} />
      ))}
    </dl>
  );
}

function FigureTile({ figure, isLarge }: { figure: Figure; isLarge: boolean }) {
  const words = useSheetWords();
  const isUnknown = figure.value === null;
  return (
    <div
      className={cx(
        "flex min-w-0 flex-col border-t pt-3",
        isLarge ? "border-t-2 border-brass" : "border-line-strong",
      )}
    >
      <dt className="order-2 mt-0.5 text-sm text-pretty text-ink-muted">
        <SourceLink href={figure.source} label={words.source(figure.label)}>
          {figure.label}
        </SourceLink>
      </dt>
      <dd className="order-1">
        <span
          className={cx(
            "numeric block font-display leading-none tracking-tight whitespace-nowrap",
            isLarge ? "text-3xl sm:text-[2.75rem]" : "text-2xl",
            isUnknown ? "text-ink-faint" : "text-ink",
          )}
        >
          {figure.shown}
        </span>
      </dd>
      <dd className="order-3 mt-2 min-h-5 text-sm">
        <Change figure={figure} />
      </dd>
    </div>
  );
}

/** The direction by shape and words; its color says whether that is good. */
function Change({ figure }: { figure: Figure }) {
  const words = useSheetWords();
  const format = useFormat();
  const { trend, before, shown_change, is_better, unit } = figure;
  const earlier = before === null ? null : words.before(valueText(before, unit, format, words));
  if (trend === null || shown_change === null) {
    return earlier && <span className="numeric text-ink-faint">{earlier}</span>;
  }
  if (trend === "same") return <span className="text-ink-muted">{words.same}</span>;
  const changeText = trend === "up" ? words.more(shown_change) : words.fewer(shown_change);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span
        className={cx(
          "numeric inline-flex items-center gap-1.5 font-medium",
          is_better === null ? "text-ink" : is_better ? "text-good-ink" : "text-poor-ink",
        )}
      >
        <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
          <path d={trend === "up" ? "M5 1 9.5 9H.5Z" : "M5 9 .5 1h9Z"} fill="currentColor" />
        </svg>
        <span aria-hidden="true">{shown_change.replace(/^[+\u2212-]\s?/, "")}</span>
        <span className="sr-only">{changeText}</span>
      </span>
      {earlier && <span className="numeric text-xs text-ink-faint">{earlier}</span>}
    </span>
  );
}
