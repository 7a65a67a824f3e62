// Last step: title and summary of the report.
import { useFormat } from "@/lib/i18n";
import { TextField } from "@/ui/text-field";
import { daysIn, periodText } from "../period";
import { useReportsWords } from "../words";
import { type Draft, daysOf, MAX_TITLE } from "./draft";
import { Fact, Summary } from "./summary";
import { useCreateWords } from "./words";

export interface ReviewStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  suggestedTitle: string;
  /** Text for the chosen locations. */
  places: string;
  today: string;
}

/** Summary before the report is created. */
export function ReviewStep({ draft, onChange, suggestedTitle, places, today }: ReviewStepProps) {
  const words = useCreateWords();
  const { templates, sections: names, languages } = useReportsWords();
  const format = useFormat();
  const { summary } = words;
  const period = daysOf(draft, today);
  const enabledSections = draft.sections.filter(({ on }) => on);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={words.report_title.label}
        description={words.report_title.help}
        value={draft.title ?? suggestedTitle}
        onChange={(title) => onChange({ title })}
        maxLength={MAX_TITLE}
      />
      <Summary title={summary.title}>
        <Fact name={words.template.label}>{templates[draft.template]}</Fact>
        <Fact name={summary.locations}>
          <bdi>{places}</bdi>
        </Fact>
        {period && (
          <Fact name={summary.period} note={summary.days(daysIn(period))}>
            {periodText(period, format.locale)}
          </Fact>
        )}
        <Fact name={summary.compared}>{words.compare[draft.compare]}</Fact>
        <Fact name={summary.language}>{languages[draft.language]}</Fact>
        <Fact name={summary.sections} note={format.list(enabledSections.map(({ kind }) => names[kind]))}>
          {summary.sections_value(enabledSections.length)}
        </Fact>
        <Fact name={summary.frozen}>{summary.frozen_text}</Fact>
        <Fact name={summary.seen}>{summary.seen_text}</Fact>
      </Summary>
    </div>
  );
}
