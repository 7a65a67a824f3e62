// Dates on which other hours hold: holidays, inventories, late openings.
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Button, IconButton } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { cx } from "@/ui/cx";
import { DatePicker } from "@/ui/date-picker";
import { OpenHours } from "./day-hours";
import { type Region, upcomingHolidays } from "./holidays";
import { type SpecialDay, withDay } from "./special";
import { type DayHours, dateProblems, opened, type RangeProblem } from "./week";
import { useHoursWords } from "./words";

const FIRST_SUGGESTIONS = 4;
/** Maximum of the server; a date with split hours counts twice. */
const MAX_ENTRIES = 100;

export interface SpecialEditorProps {
  days: readonly SpecialDay[];
  onChange: (days: readonly SpecialDay[]) => void;
  /** Region whose public holidays are suggested. */
  region: Region;
  /** "YYYY-MM-DD". */
  today: string;
  isDisabled?: boolean | undefined;
}

/** The dates, a field to add one, and upcoming holidays without an entry. */
export function SpecialEditor({ days, onChange, region, today, isDisabled }: SpecialEditorProps) {
  const words = useHoursWords();
  const format = useFormat();
  const coming = days.filter(({ date }) => date >= today);
  const past = days.length - coming.length;
  const add = (date: string) => onChange(withDay(days, { date, hours: { state: "closed", ranges: [] } }));
  const change = (date: string, hours: DayHours) => onChange(withDay(days, { date, hours }));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{words.special}</legend>
      <p className="mt-0.5 text-xs text-ink-muted">{words.special_text}</p>
      {coming.length > 0 && (
        <ul className="mt-2.5 divide-y divide-line rounded-lg border border-line bg-surface">
          {coming.map(({ date, hours }) => (
            <SpecialRow
              key={date}
              date={date}
              hours={hours}
              onChange={(next) => change(date, next)}
              onRemove={() => onChange(days.filter((day) => day.date !== date))}
              isDisabled={isDisabled}
            />
          ))}
        </ul>
      )}
      {past > 0 && <p className="mt-2 text-xs text-ink-faint">{words.past(past, format.number(past))}</p>}
      <AddDate days={days} today={today} onAdd={add} isDisabled={isDisabled} />
      <Suggestions days={days} region={region} today={today} onAdd={add} isDisabled={isDisabled} />
    </fieldset>
  );
}

interface SpecialRowProps {
  date: string;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
  onRemove: () => void;
  isDisabled?: boolean | undefined;
}

function SpecialRow({ date, hours, onChange, onRemove, isDisabled }: SpecialRowProps) {
  const words = useHoursWords();
  const name = useDateName()(date);
  const isOpen = hours.state !== "closed";
  const problems = new Map<number, RangeProblem>();
  if (hours.state === "open")
    dateProblems(hours.ranges).forEach((problem, index) => {
      if (problem) problems.set(index, problem);
    });
  return (
    <li data-date={date} className="flex flex-wrap items-start gap-x-3 py-2 pr-2 pl-3.5 sm:flex-nowrap">
      <div className="flex h-10 min-w-0 grow items-center sm:h-9 sm:w-40 sm:shrink-0 sm:grow-0">
        <Checkbox
          isSelected={isOpen}
          isDisabled={isDisabled ?? false}
          onChange={(isOn) => onChange(isOn ? opened(hours) : { ...hours, state: "closed" })}
        >
          <span className="numeric block first-letter:uppercase">{name}</span>
        </Checkbox>
      </div>
      <div className={cx("flex min-w-0 sm:order-none sm:basis-0 sm:grow", isOpen && "order-last basis-full")}>
        {isOpen ? (
          <OpenHours
            day={name}
            hours={hours}
            problems={problems}
            onChange={onChange}
            isDisabled={isDisabled}
          />
        ) : (
          <p className="flex h-10 items-center text-sm text-ink-faint sm:h-9">{words.closed}</p>
        )}
      </div>
      <div className="flex h-10 items-center sm:h-9">
        <IconButton
          label={words.remove_date(name)}
          size="sm"
          onPress={onRemove}
          isDisabled={isDisabled ?? false}
        >
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface AddProps {
  days: readonly SpecialDay[];
  today: string;
  onAdd: (date: string) => void;
  isDisabled?: boolean | undefined;
}

function AddDate({ days, today, onAdd, isDisabled }: AddProps) {
  const words = useHoursWords();
  const [date, setDate] = useState("");
  const isTaken = days.some((day) => day.date === date);
  const isFull = days.reduce((sum, { hours }) => sum + Math.max(hours.ranges.length, 1), 0) >= MAX_ENTRIES;
  const remark = isTaken
    ? words.date_taken
    : date !== "" && date < today
      ? words.date_past
      : isFull
        ? words.too_many
        : undefined;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2">
      <DatePicker
        label={words.choose_date}
        hideLabel
        isFromToday
        value={date}
        onChange={setDate}
        errorMessage={remark}
        isDisabled={isDisabled ?? false}
        className="w-48"
      />
      <Button
        isDisabled={isDisabled === true || date === "" || remark !== undefined}
        onPress={() => {
          onAdd(date);
          setDate("");
        }}
        icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      >
        {words.add_date}
      </Button>
    </div>
  );
}

function Suggestions({ days, region, today, onAdd, isDisabled }: AddProps & { region: Region }) {
  const words = useHoursWords();
  const format = useFormat();
  const dateName = useDateName();
  const [isWhole, setWhole] = useState(false);
  const free = upcomingHolidays(region, today).filter(({ date }) => !days.some((day) => day.date === date));
  if (free.length === 0) return null;
  const suggestions = isWhole ? free : free.slice(0, FIRST_SUGGESTIONS);
  const rest = free.length - suggestions.length;
  return (
    <div className="mt-3">
      <p className="text-xs text-ink-muted">{words.suggestions}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {suggestions.map(({ holiday, date }) => (
          <li key={date}>
            <button
              type="button"
              disabled={isDisabled}
              aria-label={words.suggest(words.holidays[holiday], dateName(date))}
              onClick={() => onAdd(date)}
              className="focus-ring inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line-strong bg-surface py-0.5 pr-2.5 pl-2 text-xs text-ink hover:bg-hover disabled:opacity-50"
            >
              <Plus className="size-3.5 text-ink-faint" strokeWidth={1.75} aria-hidden="true" />
              {words.holidays[holiday]}
              <span className="numeric text-ink-muted">{dateName(date)}</span>
            </button>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <button
              type="button"
              onClick={() => setWhole(true)}
              className="focus-ring inline-flex min-h-7 items-center rounded-full px-2.5 py-0.5 text-xs font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current"
            >
              {words.more(format.number(rest))}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** "Fri, Dec 25"; with the year where it is not this one's. */
function useDateName(): (date: string) => string {
  const format = useFormat();
  return (date) =>
    date.startsWith(String(new Date().getFullYear())) ? format.day(date) : format.dayAndYear(date);
}
