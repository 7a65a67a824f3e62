// Dates of an event or an offer.
import { DatePicker } from "@/ui/date-picker";
import { TimeField } from "@/ui/time-field";
import type { DraftFieldsProps } from "./title-field";
import { useComposerWords } from "./words";

/** First and last day; of an event with their times. */
export function PeriodFields({ draft, onChange, errors }: DraftFieldsProps) {
  const { period: words } = useComposerWords();
  const isEvent = draft.kind === "event";
  const columns = isEvent
    ? "grid-cols-[minmax(0,1fr)_7rem] xl:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)_7rem]"
    : "grid-cols-2";
  return (
    <div className={`grid items-start gap-3 ${columns}`}>
      <DatePicker
        label={isEvent ? words.event_from : words.offer_from}
        value={draft.from}
        // An end that is not chosen yet follows the start.
        onChange={(from) => onChange({ from, ...((draft.to === "" || draft.to < from) && { to: from }) })}
        errorMessage={errors.from && words.required}
      />
      {isEvent && (
        <TimeField
          label={words.time_from}
          showsLabel
          value={draft.fromTime}
          onChange={(fromTime) => onChange({ fromTime })}
        />
      )}
      <DatePicker
        label={isEvent ? words.event_to : words.offer_to}
        value={draft.to}
        onChange={(to) => onChange({ to })}
        errorMessage={errors.to && words[errors.to]}
      />
      {isEvent && (
        <TimeField
          label={words.time_to}
          showsLabel
          value={draft.toTime}
          onChange={(toTime) => onChange({ toTime })}
        />
      )}
    </div>
  );
}
