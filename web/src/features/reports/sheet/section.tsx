// One section of a report: a question and its answer.
import type { Section } from "../types";
import { anchorOf } from "./anchors";
import { SectionChart } from "./chart";
import { Figures } from "./figures";
import { DoneItems, NextItems } from "./items";
import { Quotes } from "./quotes";
import { RankGrid } from "./rank-grid";
import { SectionTable } from "./table";
import { useSheetWords } from "./words";

/** Heading, sentences, then whatever the section has. */
export function ReportSection({ section }: { section: Section }) {
  const words = useSheetWords();
  const { kind, title, sentences, figures, chart, table, grids, texts, items, definitions } = section;
  const isSummary = kind === "summary";
  return (
    <section
      aria-labelledby={anchorOf(kind)}
      className="border-t border-line py-10 first-of-type:border-t-0 sm:py-12"
    >
      <p className="mb-1.5 text-sm font-medium text-brass-ink">{words.names[kind]}</p>
      <h2
        id={anchorOf(kind)}
        tabIndex={-1}
        className="scroll-mt-20 break-after-avoid font-display text-[1.625rem] leading-tight tracking-tight text-ink outline-none sm:text-[1.875rem]"
      >
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-9">
        {sentences.length > 0 && <Sentences sentences={sentences} isLarge={isSummary} />}
        {figures.length > 0 && <Figures figures={figures} isLarge={isSummary} />}
        {chart && <SectionChart chart={chart} />}
        {grids.length > 0 && (
          <div className="flex flex-col gap-8">
            {grids.map((grid) => (
              <RankGrid key={grid.source + grid.keyword} grid={grid} />
            ))}
          </div>
        )}
        {texts.length > 0 && <Quotes quotes={texts} />}
        {items.length > 0 && (kind === "next" ? <NextItems items={items} /> : <DoneItems items={items} />)}
        {table && <SectionTable table={table} />}
        {definitions.length > 0 && (
          <ul className="flex max-w-[72ch] flex-col gap-1 text-xs text-pretty text-ink-muted">
            {definitions.map((definition) => (
              <li key={definition}>{definition}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The first sentence of the summary carries the report. */
function Sentences({ sentences, isLarge }: { sentences: readonly string[]; isLarge: boolean }) {
  const [first, ...others] = sentences;
  if (!isLarge) {
    return (
      <div className="flex max-w-[65ch] flex-col gap-2 text-base leading-relaxed text-pretty text-ink">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    );
  }
  return (
    <div className="max-w-[60ch]">
      <p className="text-lg leading-relaxed text-pretty text-ink sm:text-xl sm:leading-relaxed">{first}</p>
      {others.length > 0 && (
        <p className="mt-3 text-base leading-relaxed text-pretty text-ink-muted">{others.join(" ")}</p>
      )}
    </div>
  );
}
