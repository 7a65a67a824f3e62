// Changes of the selected reviews; at the bottom while there are any.
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CheckCheck, CircleDot, MoreHorizontal, UserPlus, X } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { useMedia, WIDE_SCREEN } from "@/lib/use-media";
import { Button, IconButton } from "@/ui/button";
import { Menu, MenuItem, MenuSection } from "@/ui/menu";
import { type ReviewFilters, WORK_STATES } from "../search";
import { useTeamworkWords } from "../words";
import { type BulkAction, colleaguesQuery } from "./api";
import { DUE_DAYS, type DueChoice, dueOf } from "./due";
import { useBulkAction } from "./use-assign";
import type { Selection } from "./use-selection";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const DUE_CHOICES = Object.keys(DUE_DAYS) as DueChoice[];

export interface BulkBarProps {
  selection: Selection;
  filters: ReviewFilters;
  onSelectMatching: () => void;
  onClear: () => void;
}

/** Assign, set the state, set the due time; narrow windows have the last two in a menu. */
export function BulkBar({ selection, filters, onSelectMatching, onClear }: BulkBarProps) {
  const words = useTeamworkWords();
  const format = useFormat();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(filters.location));
  const { mutate, isPending } = useBulkAction(onClear);
  const { ids, isMatching } = selection;
  const change = (action: BulkAction) =>
    mutate({ selection: isMatching ? { filter: filters } : { ids: [...ids] }, action });
  const { bulk } = words;
  const isWide = useMedia(WIDE_SCREEN);
  const states = WORK_STATES.map((state) => (
    <MenuItem key={state} id={state} onAction={() => change({ kind: "state", state })}>
      {words.states[state]}
    </MenuItem>
  ));
  const dues = (
    <>
      {DUE_CHOICES.map((choice) => (
        <MenuItem
          key={choice}
          id={choice}
          onAction={() => change({ kind: "due", due_at: dueOf(choice, new Date()) })}
        >
          {words.due_choices[choice]}
        </MenuItem>
      ))}
      <MenuItem id="none" onAction={() => change({ kind: "due", due_at: null })}>
        {words.no_due}
      </MenuItem>
    </>
  );
  return (
    <section
      aria-label={bulk.label}
      data-slot="bulk-bar"
      className="fixed right-3 bottom-[calc(3.5rem+var(--bottom-bar))] left-[calc(0.75rem+var(--sidebar))] z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem-var(--sidebar))] flex-wrap items-center gap-x-2 gap-y-1.5 rounded-lg border border-line-strong bg-raised p-2 text-sm shadow-lg"
    >
      <IconButton label={bulk.clear} size="sm" onPress={onClear} hideTooltip>
        <X {...ICON} />
      </IconButton>
      <span role="status" className="numeric font-medium whitespace-nowrap text-ink">
        {isMatching ? bulk.all : bulk.selected(ids.size, format.number(ids.size))}
      </span>
      {!isMatching && isWide && (
        <Button size="sm" variant="ghost" onPress={onSelectMatching}>
          {bulk.select_all}
        </Button>
      )}
      <Menu
        aria-label={bulk.assign}
        placement="top"
        trigger={
          <Button size="sm" variant="primary" isPending={isPending} icon={<UserPlus {...ICON} />}>
            {bulk.assign}
          </Button>
        }
      >
        <MenuItem id="none" onAction={() => change({ kind: "assign", assignee: null })}>
          {words.unassigned}
        </MenuItem>
        {colleagues
          .filter(({ may_be_assigned }) => may_be_assigned)
          .map(({ id, name }) => (
            <MenuItem key={id} id={id} onAction={() => change({ kind: "assign", assignee: id })}>
              {name}
            </MenuItem>
          ))}
      </Menu>
      {isWide ? (
        <>
          <Menu
            aria-label={bulk.state}
            placement="top"
            trigger={
              <Button size="sm" isDisabled={isPending} icon={<CircleDot {...ICON} />}>
                {bulk.state}
              </Button>
            }
          >
            {states}
          </Menu>
          <Menu
            aria-label={bulk.due}
            placement="top"
            trigger={
              <Button size="sm" isDisabled={isPending} icon={<CalendarClock {...ICON} />}>
                {bulk.due}
              </Button>
            }
          >
            {dues}
          </Menu>
        </>
      ) : (
        <Menu
          aria-label={bulk.more}
          placement="top end"
          trigger={
            <IconButton label={bulk.more} size="sm" variant="secondary" isDisabled={isPending}>
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
        >
          {!isMatching && (
            <MenuItem id="all" icon={<CheckCheck {...ICON} />} onAction={onSelectMatching}>
              {bulk.select_all}
            </MenuItem>
          )}
          <MenuSection title={bulk.state}>{states}</MenuSection>
          <MenuSection title={bulk.due}>{dues}</MenuSection>
        </Menu>
      )}
    </section>
  );
}
