// The due time of a review: a few days to choose from, or any date.
import { lazy, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Select } from "@/ui/select";
import { useTeamworkWords } from "../words";
import { DUE_DAYS, type DueChoice, dueOf, dueOfDate } from "./due";

const DatePicker = lazy(() => import("@/ui/date-picker").then((part) => ({ default: part.DatePicker })));

const NO_DUE_DATE = "none";
const CURRENT = "current";
const CUSTOM = "custom";
const CHOICES = Object.keys(DUE_DAYS) as DueChoice[];

export interface DueSelectProps {
  due: string | null;
  isOverdue: boolean;
  onChange: (due: string | null) => void;
  className?: string;
}

/** A select of due times; the last choice opens a date field beside it. */
export function DueSelect({ due, isOverdue, onChange, className }: DueSelectProps) {
  const words = useTeamworkWords();
  const format = useFormat();
  const [isCustom, setCustom] = useState(false);
  const date = due && format.date(due);
  const current = date ? (isOverdue ? words.overdue_since(date) : words.due_on(date)) : words.no_due;
  const choose = (id: string) => {
    setCustom(id === CUSTOM);
    if (id === NO_DUE_DATE) onChange(null);
    const choice = CHOICES.find((each) => each === id);
    if (choice) onChange(dueOf(choice, new Date()));
  };
  return (
    <>
      <Select
        label={words.due}
        hideLabel
        className={className}
        value={due === null ? NO_DUE_DATE : CURRENT}
        choices={[
          ...(due === null ? [] : [{ id: CURRENT, label: current }]),
          { id: NO_DUE_DATE, label: words.no_due },
          ...CHOICES.map((id) => ({ id, label: words.due_choices[id] })),
          { id: CUSTOM, label: words.due_choices.custom },
        ]}
        onChange={choose}
      />
      {isCustom && (
        <Suspense>
          <DatePicker
            label={words.custom_date}
            value=""
            isFromToday
            onChange={(chosen) => {
              // Dates are typed part by part; the first complete one is it.
              if (chosen === "" || Date.parse(dueOfDate(chosen)) < Date.now()) return;
              onChange(dueOfDate(chosen));
              setCustom(false);
            }}
            className="w-full sm:w-44"
          />
        </Suspense>
      )}
    </>
  );
}
