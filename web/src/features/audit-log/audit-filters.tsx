// Filters of the log: user, group of actions, period, and the object that a row linked to.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Button } from "@/ui/button";
import { DatePicker } from "@/ui/date-picker";
import { Select } from "@/ui/select";
import { peopleQuery } from "./api";
import { type AuditSearch, GROUPS, type Group, isFiltered } from "./search";
import { useAuditWords } from "./words";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";

export interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (search: AuditSearch) => void;
}

/** The filters, in one row where there is room. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const words = useAuditWords();
  const { data: people = [] } = useQuery(peopleQuery);
  const set = (change: { [Key in keyof AuditSearch]: AuditSearch[Key] | undefined }) => {
    const next = Object.entries({ ...search, ...change }).filter(([, value]) => value);
    onChange(Object.fromEntries(next));
  };
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <legend className="sr-only">{words.filters}</legend>
        <Select
          label={words.person}
          value={search.user ?? ANY}
          choices={[
            { id: ANY, label: words.everybody },
            ...people.map(({ id, name }) => ({ id, label: name })),
          ]}
          onChange={(id) => set({ user: id === ANY ? undefined : id })}
        />
        <Select
          label={words.group}
          value={search.group ?? ANY}
          choices={[
            { id: ANY, label: words.everything },
            ...GROUPS.map((id) => ({ id, label: words.groups[id] })),
          ]}
          onChange={(id) => set({ group: id === ANY ? undefined : (id as Group) })}
        />
        <DatePicker label={words.from} value={search.from ?? ""} onChange={(from) => set({ from })} />
        <DatePicker label={words.to} value={search.to ?? ""} onChange={(to) => set({ to })} />
      </fieldset>
      {isFiltered(search) && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          {search.object && <span>{words.one_thing}</span>}
          <Button
            size="sm"
            variant="ghost"
            className={search.object ? undefined : "-ml-3"}
            icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => onChange({})}
          >
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
