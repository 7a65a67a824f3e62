// Sample report page in three templates with the same figures.
import type { reporting } from "../content/en/products/reporting";
import type { ReportKind } from "../content/types/products";
import type { Language } from "../routes";
import { Shape, stateOf } from "./state";

type SampleText = (typeof reporting)["sample"];

/** Growth in percent: views, calls, direction requests. */
const GROWTH_PERCENT = [127, 89, 156] as const;
const WEEKLY_VIEWS = [38, 42, 40, 51, 58, 63, 74, 86];

/** Formats a growth with its sign, in the notation of the language. */
export const formatGrowth = (percent: number, language: Language) =>
  `+${percent}${language === "fr" ? "\u202f" : ""}%`;

/** Shows the sample report in one template. */
export function ReportPage({
  kind,
  text,
  language,
}: {
  kind: ReportKind;
  text: SampleText;
  language: Language;
}) {
  return (
    <div className="px-6 py-6 sm:px-8">
      <div className="flex items-start justify-between gap-4 border-b-2 border-brass pb-4">
        <div>
          <p className="font-display text-2xl">{text.title}</p>
          <p className="text-sm text-ink-muted">{text.business}</p>
        </div>
        <svg viewBox="0 0 36 36" className="size-9 shrink-0" aria-hidden="true">
          <circle cx="18" cy="18" r="18" className="fill-brass-soft" />
          <path
            d="M9 21c0-7 18-7 18 0 0 6-18 6-18 0Zm4-3 2 3m3-4v4m5-3-2 3"
            className="fill-none stroke-brass-ink"
            strokeWidth="2"
          />
        </svg>
      </div>
      {kind === "executive" && <ExecutiveSummary text={text} language={language} />}
      {kind === "technical" && <TechnicalAnalysis text={text} />}
      {kind === "client" && <ClientSummary text={text} language={language} />}
    </div>
  );
}

function ExecutiveSummary({ text, language }: { text: SampleText; language: Language }) {
  return (
    <>
      <GrowthFigures text={text} language={language} />
      <p className="mt-6 text-sm text-ink-muted">{text.chart}</p>
      <svg viewBox="0 0 400 100" className="mt-2 block w-full" aria-hidden="true">
        {WEEKLY_VIEWS.map((value, week) => (
          <rect
            key={value}
            x={week * 51}
            y={100 - value}
            width="38"
            height={value}
            rx="3"
            className={week === WEEKLY_VIEWS.length - 1 ? "fill-brass" : "fill-primary"}
          />
        ))}
      </svg>
      <p className="mt-5 text-pretty">{text.summary}</p>
      <p className="mt-3 font-medium">{text.next}</p>
    </>
  );
}

function GrowthFigures({ text, language }: { text: SampleText; language: Language }) {
  return (
    <div className="mt-5 grid grid-cols-3 gap-3">
      {[text.views, text.calls, text.directions].map((label, index) => (
        <p key={label} className="text-sm leading-tight text-ink-muted">
          <span className="numeric block font-display text-xl whitespace-nowrap text-ink lg:text-2xl">
            {formatGrowth(GROWTH_PERCENT[index] ?? 0, language)}
          </span>
          {label}
        </p>
      ))}
    </div>
  );
}

function TechnicalAnalysis({ text }: { text: SampleText }) {
  return (
    <>
      <table className="mt-5 w-full text-sm">
        <thead>
          <tr className="text-start text-xs text-ink-muted">
            {text.table.map((head, column) => (
              <th key={head} scope="col" className={`py-2 font-medium ${column ? "text-end" : "text-start"}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numeric">
          {text.rows.map(([place, rank, change, health]) => (
            <tr key={place} className="border-t border-line">
              <th scope="row" className="py-3 text-start font-medium">
                {place}
              </th>
              <td className="text-end">{rank}</td>
              <td className="text-end text-good-ink">{change}</td>
              <td className="text-end">
                <span className="inline-flex items-center gap-2">
                  <Shape state={stateOf(Number(health))} /> {health}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
        {text.issues.map((issue) => (
          <li key={issue} className="flex items-center gap-2.5">
            <Shape state="fair" /> {issue}
          </li>
        ))}
      </ul>
    </>
  );
}

function ClientSummary({ text, language }: { text: SampleText; language: Language }) {
  return (
    <>
      <p className="mt-5">{text.hello}</p>
      <p className="mt-3 text-pretty">{text.letter}</p>
      <GrowthFigures text={text} language={language} />
      <p className="mt-6 font-medium">{text.did}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {text.done.map((each) => (
          <li key={each} className="tick">
            {each}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-medium">{text.next}</p>
    </>
  );
}
