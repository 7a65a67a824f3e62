// Dates on which the locations are closed, or open at other hours than usual.
import { Plus, X } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Button, IconButton } from "@/ui/button";
import { DatePicker } from "@/ui/date-picker";
import { Select } from "@/ui/select";
import { TimeField } from "@/ui/time-field";
import { type DraftDay, nextDay } from "./draft";
import { useBulkWords } from "./words";

/** Maximum number of dates in one edit; a year has fewer holidays. */
const MAX_DAYS = 30;

export interface EditHoursProps {
  days: readonly DraftDay[];
  onChange: (days: readonly DraftDay[]) => void;
}

/** One line for each date. */
export function EditHours({ days, onChange }: EditHoursProps) {
  const { edit } = useBulkWords();
  return (
    <div className="flex flex-col gap-3">
      {days.map((day) => (
        <DayLine
          key={day.key}
          day={day}
          onChange={(changed) => onChange(days.map((each) => (each.key === day.key ? changed : each)))}
          onRemove={days.length > 1 ? () => onChange(days.filter((each) => each.key !== day.key)) : undefined}
        />
      ))}
      {days.length < MAX_DAYS && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 self-start"
          onPress={() => onChange([...days, nextDay(days)])}
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {edit.add_date}
        </Button>
      )}
    </div>
  );
}

interface DayLineProps {
  day: DraftDay;
  onChange: (day: DraftDay) => void;
  onRemove: (() => void) | undefined;
}

function DayLine({ day, onChange, onRemove }: DayLineProps) {
  const { edit } = useBulkWords();
  const format = useFormat();
  const change = (patch: Partial<DraftDay>) => onChange({ ...day, ...patch });
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <DatePicker
        label={edit.date}
        value={day.date}
        onChange={(date) => change({ date })}
        className="w-44 max-sm:w-full"
      />
      <Select
        label={edit.day_is}
        value={day.isClosed ? "closed" : "open"}
        onChange={(id) => change({ isClosed: id === "closed" })}
        choices={[
          { id: "closed", label: edit.closed },
          { id: "open", label: edit.open },
        ]}
        className="w-32 max-sm:flex-1"
      />
      {!day.isClosed && (
        <>
          <TimeField
            label={edit.from}
            showsLabel
            value={day.opens}
            onChange={(opens) => change({ opens })}
            className="w-28 max-sm:flex-1"
          />
          <TimeField
            label={edit.to}
            showsLabel
            value={day.closes}
            onChange={(closes) => change({ closes })}
            className="w-28 max-sm:flex-1"
          />
        </>
      )}
      {onRemove && (
        <IconButton
          label={day.date ? edit.remove_date(format.date(`${day.date}T12:00:00`)) : edit.remove_day}
          onPress={onRemove}
          hideTooltip
        >
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
