// The days of a report: a preset, or own dates.
import { DatePicker } from "@/ui/date-picker";
import { Select } from "@/ui/select";
import { PRESETS } from "../period";
import type { Draft, Trouble } from "./draft";
import { useCreateWords } from "./words";

export interface PeriodFieldsProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  trouble: Trouble | null;
  /** The chosen days in words. */
  text: string | undefined;
}

/** The preset with its days, and two dates for own ones. */
export function PeriodFields({ draft, onChange, trouble, text }: PeriodFieldsProps) {
  const { period: words, troubles } = useCreateWords();
  const error = trouble === null ? undefined : troubles[trouble];
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={words.label}
        value={draft.preset}
        choices={PRESETS.map((id) => ({ id, label: words.presets[id] }))}
        onChange={(chosen) => {
          const preset = PRESETS.find((each) => each === chosen);
          if (preset) onChange({ preset });
        }}
        description={draft.preset === "own" ? undefined : text}
      />
      {draft.preset === "own" && (
        <div className="grid grid-cols-2 gap-3">
          <DatePicker label={words.from} value={draft.from} onChange={(from) => onChange({ from })} />
          <DatePicker
            label={words.to}
            value={draft.to}
            onChange={(to) => onChange({ to })}
            {...(error && { errorMessage: error })}
          />
        </div>
      )}
    </div>
  );
}
