// Filters of the task board.
import { X } from "lucide-react";
import { Button } from "@/ui/button";
import { LocationField } from "@/ui/location-field";
import { Select } from "@/ui/select";
import { Chip } from "../chip";
import { useCitationsWords, useTasksWords } from "../words";
import { isTaskNarrowed, NO_TASK_FILTERS, TASK_KINDS, TASK_STATES, type TasksSearch } from "./search";

/** Ids of the choices for no filter, because a select has no empty choice. */
const ANY = "any";
const OPEN = "open";

export interface TaskFiltersProps {
  search: TasksSearch;
  onChange: (patch: Partial<TasksSearch>) => void;
}

/** One row of choices. */
export function TaskFilters({ search, onChange }: TaskFiltersProps) {
  const shared = useCitationsWords();
  const { filters: words } = useTasksWords();
  return (
    <section aria-label={words.label} className="grid grid-cols-2 gap-2 lg:flex lg:items-center">
      <LocationField
        words={words}
        value={search.location}
        onChange={(location) => onChange({ location })}
        placeholder={words.all_locations}
        hideLabel
        className="max-lg:col-span-full lg:w-72"
      />
      <Select
        label={words.state}
        hideLabel
        value={search.state ?? OPEN}
        choices={[
          { id: OPEN, label: words.open },
          { id: "all", label: words.all },
          ...TASK_STATES.map((id) => ({ id, label: shared.task_states[id] })),
        ]}
        onChange={(chosen) =>
          onChange({ state: ([...TASK_STATES, "all"] as const).find((each) => each === chosen) })
        }
        className="lg:w-52"
      />
      <Select
        label={words.kind}
        hideLabel
        value={search.kind ?? ANY}
        choices={[
          { id: ANY, label: words.any_kind },
          ...TASK_KINDS.map((id) => ({ id, label: shared.task_kinds[id] })),
        ]}
        onChange={(chosen) => onChange({ kind: TASK_KINDS.find((each) => each === chosen) })}
        className="lg:w-52"
      />
      <div className="col-span-full flex flex-wrap items-center gap-1.5">
        <Chip isOn={search.mine === true} onPress={() => onChange({ mine: search.mine ? undefined : true })}>
          {words.mine}
        </Chip>
        <Chip
          isOn={search.overdue === true}
          onPress={() => onChange({ overdue: search.overdue ? undefined : true })}
        >
          {words.overdue}
        </Chip>
        {isTaskNarrowed(search) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => onChange(NO_TASK_FILTERS)}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </section>
  );
}
