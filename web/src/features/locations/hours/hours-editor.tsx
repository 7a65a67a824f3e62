// The editor of opening hours: the usual week, then the dates that differ.
import { Clock } from "lucide-react";
import { Button } from "@/ui/button";
import type { Region } from "./holidays";
import type { Hours } from "./special";
import { SpecialEditor } from "./special-editor";
import { usualWeek } from "./week";
import { WeekEditor } from "./week-editor";
import { useHoursWords } from "./words";

export interface HoursEditorProps {
  /** Null while nothing is known. */
  value: Hours | null;
  onChange: (hours: Hours | null) => void;
  /** Region whose public holidays are suggested. */
  region: Region;
  /** "YYYY-MM-DD". */
  today: string;
  isDisabled?: boolean | undefined;
}

/** Shows problems at their fields; `hasProblem` is true if there is one. */
export function HoursEditor({ value, onChange, region, today, isDisabled }: HoursEditorProps) {
  const words = useHoursWords();
  if (!value)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed border-control px-4 py-4">
        <Clock className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-sm font-medium">{words.none}</p>
          <p className="mt-0.5 text-xs text-ink-muted">{words.none_text}</p>
        </div>
        <Button isDisabled={isDisabled ?? false} onPress={() => onChange({ week: usualWeek(), special: [] })}>
          {words.add}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <WeekEditor
        week={value.week}
        onChange={(week) => onChange({ ...value, week })}
        isDisabled={isDisabled}
      />
      <SpecialEditor
        days={value.special}
        onChange={(special) => onChange({ ...value, special })}
        region={region}
        today={today}
        isDisabled={isDisabled}
      />
      <Button
        variant="ghost"
        size="sm"
        isDisabled={isDisabled ?? false}
        onPress={() => onChange(null)}
        className="-ml-3 self-start"
      >
        {words.remove}
      </Button>
    </div>
  );
}
