// Dialog that explains a figure with its inputs and weights.
import { useFormat } from "@/lib/i18n";
import { useLast } from "@/lib/use-last";
import { Dialog } from "@/ui/dialog";
import { type Figure, type FigureValues, figureText } from "./figure-texts";
import { useCitationsWords } from "./words";

export interface ComputedDialogProps {
  /** The figure that is explained; null closes the dialog. */
  figure: Figure | null;
  scores: FigureValues;
  onClose: () => void;
}

/** Formula, inputs, weights, and the version of the rules. */
export function ComputedDialog({ figure, scores, onClose }: ComputedDialogProps) {
  const { computed: words, figures } = useCitationsWords();
  const format = useFormat();
  const lastFigure = useLast(figure) ?? "score";
  const names = words.input_names;
  const inputs: readonly [string, number][] =
    "applicable" in scores
      ? [
          [names.applicable, scores.applicable],
          [names.checked, scores.checked_count],
          [names.found, scores.found],
        ]
      : [
          [names.locations, scores.locations],
          [names.checked_locations, scores.checked_locations],
          [names.found, scores.found],
        ];
  return (
    <Dialog isOpen={figure !== null} onClose={onClose} title={words.title(figures[lastFigure])}>
      <div className="flex flex-col gap-5 text-sm">
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{words.formula}</h3>
          <p className="text-pretty text-ink-muted">{words[lastFigure]}</p>
          {!("applicable" in scores) && <p className="text-pretty text-ink-muted">{words.mean}</p>}
          {(lastFigure === "score" || lastFigure === "accuracy") && (
            <p className="text-pretty text-ink-muted">{words.listing}</p>
          )}
        </section>
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{words.inputs}</h3>
          <dl className="numeric grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2">
            {inputs.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="text-right">{format.number(value)}</dd>
              </div>
            ))}
            <dt className="border-t border-line-strong pt-1 font-medium">{figures[lastFigure]}</dt>
            <dd className="border-t border-line-strong pt-1 text-right font-semibold">
              {figureText(lastFigure, scores, format)}
            </dd>
          </dl>
        </section>
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{words.weights}</h3>
          <p className="text-pretty text-ink-muted">{words.weights_text}</p>
          <p className="text-pretty text-ink-muted">{words.apart}</p>
        </section>
        {"rules_version" in scores && (
          <p className="text-xs text-ink-muted">{words.version(scores.rules_version)}</p>
        )}
      </div>
    </Dialog>
  );
}
