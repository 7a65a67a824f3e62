// Fields of a schedule: interval, day, time and time zone.
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { ComboBox } from "@/ui/combo-box";
import { Select } from "@/ui/select";
import { TimeField } from "@/ui/time-field";
import { findTimeZone, timeZoneChoices, timeZoneLabel } from "@/ui/time-zones";
import { INTERVALS, type ScheduleDraft, withInterval } from "./draft";
import { MONTH_DAYS, MONTH_END, WEEKDAYS, weekdayName } from "./rhythm";
import { useSchedulesWords } from "./words";

export interface RhythmFieldsProps {
  draft: ScheduleDraft;
  /** True once the reader tried to save. */
  isChecked: boolean;
  onChange: (patch: Partial<ScheduleDraft>) => void;
}

/** One row of choices, and the zone below. */
export function RhythmFields({ draft, isChecked, onChange }: RhythmFieldsProps) {
  const { fields: words } = useSchedulesWords();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const [zones] = useState(() => {
    const known = timeZoneChoices(format.locale, now);
    // Browsers list one name of each zone; the current one may have another.
    if (draft.zone === "" || known.some(({ id }) => id === draft.zone)) return known;
    return [{ id: draft.zone, label: timeZoneLabel(draft.zone, format.locale, now) }, ...known];
  });
  const [zone, setZone] = useState(() =>
    draft.zone === "" ? "" : timeZoneLabel(draft.zone, format.locale, now),
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Select
          label={words.every}
          value={draft.every}
          choices={INTERVALS.map((id) => ({ id, label: words.everies[id] }))}
          onChange={(chosen) => {
            const every = INTERVALS.find((each) => each === chosen);
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
              label: day === MONTH_END ? words.last_day : words.day_of(day),
            }))}
            onChange={(chosen) => onChange({ day: Number(chosen) })}
          />
        )}
        <TimeField
          label={words.at}
          showsLabel
          value={draft.at}
          onChange={(at) => at !== "" && onChange({ at })}
        />
      </div>
      <ComboBox
        label={words.zone}
        choices={zones}
        inputValue={zone}
        onInputChange={(text) => {
          setZone(text);
          onChange({ zone: findTimeZone(text, zones) ?? "" });
        }}
        allowsCustomValue
        errorMessage={isChecked && draft.zone === "" ? words.zone_unknown : undefined}
      />
    </div>
  );
}
