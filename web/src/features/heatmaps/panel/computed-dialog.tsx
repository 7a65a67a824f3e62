// Dialog that explains a figure with the inputs of the scan.

import { useLast } from "@/lib/use-last";
import { Dialog } from "@/ui/dialog";
import type { Change } from "../api";
import { changeText, inputsText } from "./figure-texts";
import { changeOf, type Figure, type Reading } from "./reading";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

export interface ComputedDialogProps {
  /** The figure that is explained; null closes the dialog. */
  figure: Figure | null;
  reading: Reading;
  change: Change | null;
  onClose: () => void;
}

/** Formula, inputs, and the band of the change. */
export function ComputedDialog({ figure, reading, change, onClose }: ComputedDialogProps) {
  const words = usePanelWords();
  const write = useWrite();
  const { computed: texts } = words;
  const lastFigure = useLast(figure ?? undefined) ?? "solv";
  const metric = changeOf(lastFigure, change);
  const isWeighted =
    reading.isEstimated && (lastFigure === "solv" || lastFigure === "atrp" || lastFigure === "arp");
  return (
    <Dialog isOpen={figure !== null} onClose={onClose} title={texts.title(words.figures[lastFigure])}>
      <div className="flex flex-col gap-5 text-sm">
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{texts.formula}</h3>
          <p className="text-pretty text-ink-muted">{texts[lastFigure]}</p>
        </section>
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{texts.inputs}</h3>
          <p className="numeric rounded-md bg-sunken px-3 py-2">
            {inputsText(lastFigure, reading, words, write)}
          </p>
          {isWeighted && <p className="text-pretty text-ink-muted">{texts.estimated}</p>}
        </section>
        {change && (
          <section className="flex flex-col gap-1.5">
            <h3 className="font-semibold">{texts.band_title}</h3>
            {metric ? (
              <>
                <p className="numeric rounded-md bg-sunken px-3 py-2">{changeText(metric, words, write)}</p>
                <p className="text-pretty text-ink-muted">{texts.band(change.scans, change.pairs)}</p>
              </>
            ) : (
              <p className="text-pretty text-ink-muted">{texts.no_band}</p>
            )}
          </section>
        )}
        <p className="text-xs text-ink-muted">{texts.missing}</p>
      </div>
    </Dialog>
  );
}
