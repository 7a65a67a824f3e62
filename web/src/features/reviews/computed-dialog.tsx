// Dialog that explains the average ratings, with the numbers.
import { useFormat } from "@/lib/i18n";
import { Dialog } from "@/ui/dialog";
import type { ReviewSummary } from "./api";
import { bayesianTerms } from "./text";
import { useReviewsWords } from "./words";

export interface ComputedDialogProps {
  isOpen: boolean;
  summary: ReviewSummary;
  onClose: () => void;
}

/** Formula and numbers of both averages. */
export function ComputedDialog({ isOpen, summary, onClose }: ComputedDialogProps) {
  const { computed: words } = useReviewsWords();
  const format = useFormat();
  const { average, rated, bayesian_average } = summary;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <div className="flex flex-col gap-5 text-sm">
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">
            {words.average} <span className="numeric">{average === null ? "–" : format.rating(average)}</span>
          </h3>
          <p className="text-ink-muted">{words.average_text(rated, format.number(rated))}</p>
        </section>
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">
            {words.weighted}{" "}
            <span className="numeric">
              {bayesian_average === null ? "–" : format.rating(bayesian_average)}
            </span>
          </h3>
          <p className="text-pretty text-ink-muted">{words.weighted_text}</p>
          <p className="rounded-md bg-sunken px-3 py-2 text-pretty">{words.formula}</p>
          <p className="numeric rounded-md bg-sunken px-3 py-2">{bayesianTerms(summary, format)}</p>
        </section>
        <p className="text-xs text-ink-muted">{words.gone}</p>
      </div>
    </Dialog>
  );
}
