// Publication time and repetition of a post.
import { useFormat } from "@/lib/i18n";
import { DatePicker } from "@/ui/date-picker";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { TimeField } from "@/ui/time-field";
import { weekOf } from "../dates";
import { ChoiceBar } from "./choice-bar";
import { type Draft, MAX_TIMES, MIN_TIMES, type Series, WEEKDAYS, type WhereErrors } from "./draft";
import { useComposerWords } from "./words";

const REPEATS = ["never", "week", "month"] as const;
const ENDS = ["count", "until"] as const;
/** A Monday, the first of the weekdays in `WEEKDAYS`. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export interface WhenFieldsProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  errors: WhereErrors;
}

/** Publication time: now or on a day, optionally repeated. */
export function WhenFields({ draft, onChange, errors }: WhenFieldsProps) {
  const { when: words } = useComposerWords();
  const { series } = draft;
  const set = (patch: Partial<Series>) => onChange({ series: { ...series, ...patch } });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        label={words.label}
        value={draft.isLater ? "later" : "now"}
        onChange={(chosen) => onChange({ isLater: chosen === "later" })}
        choices={[
          { value: "now", label: words.now, description: words.now_text },
          { value: "later", label: words.later, description: words.later_text },
        ]}
      />
      {draft.isLater && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
            <DatePicker
              label={words.day}
              value={draft.day}
              onChange={(day) => onChange({ day })}
              errorMessage={errors.day && words[`day_${errors.day}`]}
            />
            <TimeField
              label={words.time}
              showsLabel
              value={draft.time}
              onChange={(time) => onChange({ time })}
            />
          </div>
          <Select
            label={words.repeat}
            value={series.every}
            choices={REPEATS.map((id) => ({ id, label: words.repeats[id] }))}
            onChange={(chosen) => set({ every: REPEATS.find((each) => each === chosen) ?? "never" })}
          />
          {series.every === "week" && <Weekdays series={series} onChange={set} />}
          {series.every !== "never" && <End series={series} onChange={set} errors={errors} />}
        </>
      )}
    </div>
  );
}

interface SeriesProps {
  series: Series;
  onChange: (patch: Partial<Series>) => void;
}

/** The days in the order of the reader's week. */
function Weekdays({ series, onChange }: SeriesProps) {
  const { when: words } = useComposerWords();
  const { locale } = useFormat();
  const short = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const days = WEEKDAYS.map((id, at) => ({ id, label: short.format(MONDAY + at * DAY_MS) }));
  // 2024-01-01 is a Monday, so the week around it begins as weeks do here.
  const startsOnSunday = weekOf("2024-01-01", locale)[0] === "2023-12-31";
  return (
    <ChoiceBar
      label={words.weekdays}
      showsLabel
      isMultiple
      choices={startsOnSunday ? [...days.slice(-1), ...days.slice(0, -1)] : days}
      selected={series.weekdays}
      onChange={(weekdays) => onChange({ weekdays: WEEKDAYS.filter((each) => weekdays.includes(each)) })}
    />
  );
}

function End({ series, onChange, errors }: SeriesProps & { errors: WhereErrors }) {
  const { when: words } = useComposerWords();
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Select
        label={words.end}
        value={series.end}
        choices={ENDS.map((id) => ({ id, label: words[`end_${id}`] }))}
        onChange={(chosen) => onChange({ end: ENDS.find((each) => each === chosen) ?? "count" })}
      />
      {series.end === "count" ? (
        <TextField
          label={words.times}
          inputMode="numeric"
          value={series.count === 0 ? "" : String(series.count)}
          onChange={(text) => onChange({ count: Number(text.replaceAll(/\D/g, "").slice(0, 3)) })}
          errorMessage={errors.count && words.times_range(MIN_TIMES, MAX_TIMES)}
        />
      ) : (
        <DatePicker
          label={words.until}
          value={series.until}
          onChange={(until) => onChange({ until })}
          errorMessage={
            errors.until && (errors.until === "required" ? words.until_required : words.until_early)
          }
        />
      )}
    </div>
  );
}
