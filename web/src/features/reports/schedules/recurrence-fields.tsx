// Fields of a schedule: frequency, day, time and time zone.
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { ComboBox } from "@/ui/combo-box";
import { Select } from "@/ui/select";
import { TimeField } from "@/ui/time-field";
import { findTimeZone, timeZoneChoices, timeZoneLabel } from "@/ui/time-zones";
import { INTERVALS, type ScheduleDraft, withInterval } from "./draft";
import { MONTH_DAYS, MONTH_END, WEEKDAYS, weekdayName } from "./recurrence";
import { useSchedulesWords } from "./words";

export interface RecurrenceFieldsProps {
  draft: ScheduleDraft;
  /** True once the user has tried to save. */
  showsErrors: boolean;
  onChange: (patch: Partial<ScheduleDraft>) => void;
}

/** Frequency, day and time in one row, and the time zone below. */
export function RecurrenceFields({ draft, showsErrors, onChange }: RecurrenceFieldsProps) {
  const { fields: words } = useSchedulesWords();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const [zoneChoices] = useState(() => {
    const zones = timeZoneChoices(format.locale, now);
    // Browsers list one name per zone; the schedule may have an alias of it.
    if (draft.zone === "" || zones.some(({ id }) => id === draft.zone)) return zones;
    return [{ id: draft.zone, label: timeZoneLabel(draft.zone, format.locale, now) }, ...zones];
  });
  const [zoneText, setZoneText] = useState(() =>
    draft.zone === "" ? "" : timeZoneLabel(draft.zone, format.locale, now),
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Select
          label={words.frequency}
          value={draft.every}
          choices={INTERVALS.map((id) => ({ id, label: words.frequencies[id] }))}
          onChange={(chosen) => {
            const every = INTERVALS.find((interval) => interval === chosen);
            if (every) onChange(withInterval(draft, every));
          }}
          className="max-sm:col-span-2"
        />
        {draft.every === "week" && (
          <Select
            label={words.weekday}
            value={String(draft.weekday)}
            choices={WEEKDAYS.map((day) => ({ id: String(day), label: weekdayName(day, format) }))}
            onChange={(chosen) => onChange({ weekday: Number(chosen) })}
          />
        )}
        {draft.every === "month" && (
          <Select
            label={words.day}
            value={String(draft.day)}
            choices={MONTH_DAYS.map((day) => ({
              id: String(day),
              label: day === MONTH_END ? words.last_day : words.day_of_month(day),
            }))}
            onChange={(chosen) => onChange({ day: Number(chosen) })}
          />
        )}
        <TimeField
          label={words.time}
          showsLabel
          value={draft.at}
          onChange={(at) => at !== "" && onChange({ at })}
        />
      </div>
      <ComboBox
        label={words.time_zone}
        choices={zoneChoices}
        inputValue={zoneText}
        onInputChange={(text) => {
          setZoneText(text);
          onChange({ zone: findTimeZone(text, zoneChoices) ?? "" });
        }}
        allowsCustomValue
        errorMessage={showsErrors && draft.zone === "" ? words.unknown_time_zone : undefined}
      />
    </div>
  );
}
