// Four figures side by side; each opens its calculation.
import { Info } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { StatCardSkeleton } from "@/ui/card";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import { FIGURES, type Figure, type FigureValues, figureText, noteText } from "./figure-texts";
import { useCitationsWords } from "./words";

const ComputedDialog = lazyPart(() => import("./computed-dialog"), "ComputedDialog").Part;

export interface FiguresProps {
  /** Undefined until they are known. */
  scores: FigureValues | undefined;
  /** A further card at the end. */
  children?: ReactNode;
  className?: string;
}

/** Score, accuracy, coverage and share of checked directories: apart, because one alone says too little. */
export function Figures({ scores, children, className }: FiguresProps) {
  const { figures: words } = useCitationsWords();
  const [openFigure, setOpenFigure] = useState<Figure | null>(null);
  const hasOpened = useHasBeenTrue(openFigure !== null);
  return (
    <section aria-label={words.label} aria-busy={!scores} className={cx("@container", className)}>
      <div
        className={cx(
          "grid grid-cols-2 gap-2 sm:gap-3 @lg:grid-cols-4",
          children !== undefined && "@5xl:grid-cols-5",
        )}
      >
        {FIGURES.map((figure) =>
          scores ? (
            <FigureCard key={figure} figure={figure} scores={scores} onAsk={() => setOpenFigure(figure)} />
          ) : (
            <StatCardSkeleton key={figure} />
          ),
        )}
        {children}
      </div>
      <Suspense>
        {hasOpened && scores && (
          <ComputedDialog figure={openFigure} scores={scores} onClose={() => setOpenFigure(null)} />
        )}
      </Suspense>
    </section>
  );
}

interface FigureCardProps {
  figure: Figure;
  scores: FigureValues;
  onAsk: () => void;
}

function FigureCard({ figure, scores, onAsk }: FigureCardProps) {
  const words = useCitationsWords();
  const format = useFormat();
  const value = scores[figure];
  return (
    <button
      type="button"
      onClick={onAsk}
      className="focus-ring group flex min-w-0 cursor-default flex-col gap-1 rounded-lg border border-line bg-surface px-3.5 py-2.5 text-left shadow-sm transition-colors hover:border-line-strong sm:px-4 sm:py-3"
    >
      <span className="flex w-full items-center justify-between gap-2 text-sm text-ink-muted">
        <span className="truncate">{words.figures[figure]}</span>
        <Info
          className="size-4 shrink-0 text-ink-faint group-hover:text-link @lg:@max-2xl:hidden"
          strokeWidth={1.5}
          aria-hidden="true"
        />
        <span className="sr-only">{words.figures.computed}</span>
      </span>
      <span className="numeric text-xl font-semibold tracking-tight text-ink sm:text-2xl">
        {figureText(figure, scores, format)}
      </span>
      <span className="my-0.5 h-1 w-full overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span className="block h-full rounded-full bg-brass" style={{ width: `${value ?? 0}%` }} />
      </span>
      <span className="numeric text-xs text-pretty text-ink-muted @lg:@max-3xl:sr-only">
        {noteText(figure, scores, words)}
      </span>
    </button>
  );
}
