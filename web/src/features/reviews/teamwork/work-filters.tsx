// Teamwork filters: chips and assignee.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import { REPORT_STATES, type ReviewsSearch } from "../search";
import type { ChangeReviewsSearch } from "../use-search";
import { useReportsWords, useTeamworkWords } from "../words";
import { colleaguesQuery } from "./api";

const ANYONE = "anyone";
/** Stands for no filter: a select has no empty choice. */
const ANY = "any";

export interface WorkFiltersProps {
  search: ReviewsSearch;
  onChange: ChangeReviewsSearch;
}

/** Assigned to me, unassigned, waiting, overdue; each turns off again. */
export function WorkChips({ search, onChange }: WorkFiltersProps) {
  const { filters: words } = useTeamworkWords();
  const { assigned, work, overdue } = search;
  const ofAssignee = (id: string) => ({
    isOn: assigned === id,
    onPress: () => onChange({ assigned: assigned === id ? undefined : id }),
  });
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-1.5 lg:order-2 lg:w-auto">
      <legend className="sr-only">{words.label}</legend>
      <Chip {...ofAssignee("me")}>{words.mine}</Chip>
      <Chip {...ofAssignee("none")}>{words.unassigned}</Chip>
      <Chip
        isOn={work === "waiting"}
        onPress={() => onChange({ work: work === "waiting" ? undefined : "waiting", done: undefined })}
      >
        {words.waiting}
      </Chip>
      <Chip
        isOn={overdue === true}
        onPress={() => onChange({ overdue: overdue ? undefined : true, done: undefined })}
      >
        {words.overdue}
      </Chip>
    </fieldset>
  );
}

/** State of the report of a review to its site. */
export function ReportFilter({ search, onChange, className }: WorkFiltersProps & { className: string }) {
  const words = useReportsWords();
  return (
    <Select
      label={words.filter}
      hideLabel
      className={className}
      value={search.report ?? ANY}
      choices={[
        { id: ANY, label: words.any },
        ...REPORT_STATES.map((state) => ({ id: state, label: words.states[state] })),
      ]}
      onChange={(chosen) => onChange({ report: REPORT_STATES.find((state) => state === chosen) })}
    />
  );
}

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        "focus-ring target-44 relative cursor-default rounded-full border px-3 py-1 text-sm",
        isOn
          ? "border-primary bg-primary-soft font-medium text-link"
          : "border-control text-ink-muted hover:border-ink-faint hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}

/** The assignee among all members. */
export function AssigneeFilter({ search, onChange, className }: WorkFiltersProps & { className: string }) {
  const { filters: words } = useTeamworkWords();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(undefined));
  const { assigned } = search;
  const members = colleagues.map(({ id, name }) => ({ id, label: name }));
  return (
    <Select
      label={words.assigned}
      hideLabel
      className={className}
      value={assigned ?? ANYONE}
      choices={[
        { id: ANYONE, label: words.anyone },
        { id: "me", label: words.mine },
        { id: "none", label: words.unassigned },
        ...members,
      ]}
      onChange={(id) => onChange({ assigned: id === ANYONE ? undefined : id })}
    />
  );
}
