// One schedule in the list.
import {
  CalendarClock,
  ChevronRight,
  CirclePause,
  CirclePlay,
  MoreHorizontal,
  Pencil,
  Trash2,
} from "lucide-react";
import { useId, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { type Status, StatusBadge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { Menu, MenuItem } from "@/ui/menu";
import { placesText } from "../places";
import { reportAddress } from "../search";
import type { Run, RunState, Schedule } from "../types";
import { useReportsWords } from "../words";
import { DeleteDialog } from "./delete-dialog";
import { recurrenceText } from "./recurrence";
import { Sends } from "./sends";
import { usePause } from "./use-save";
import { useSchedulesWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

const STATUS: Record<RunState, Status> = {
  making: "neutral",
  waiting: "fair",
  sent: "good",
  late: "good",
  empty: "fair",
  failed: "poor",
};

/** Recurrence, content, recipients, next and last run; the emails on demand. */
export function ScheduleRow({ schedule, onEdit }: { schedule: Schedule; onEdit: () => void }) {
  const words = useSchedulesWords();
  const shared = useReportsWords();
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const pause = usePause(schedule);
  const { name, paused, next_run_at, last_run, recipients, waits_for_comment } = schedule;
  const about = [
    shared.templates[schedule.template],
    placesText(schedule.locations, shared),
    words.recipients(recipients.length),
    ...(waits_for_comment ? [words.waits] : []),
  ];
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <button
              type="button"
              onClick={onEdit}
              aria-label={words.edit_of(name)}
              className="focus-ring max-w-full rounded-sm text-left font-medium break-words text-link hover:underline"
            >
              <bdi>{name}</bdi>
            </button>
            <p className="numeric mt-0.5 text-ink">{recurrenceText(schedule, words.recurrence, format)}</p>
            <p className="mt-0.5 break-words text-ink-muted">
              <bdi>{about.join(" · ")}</bdi>
            </p>
          </div>
          <div className="flex flex-col gap-1 text-sm">
            {paused ? (
              <span className="inline-flex items-center gap-1.5 text-ink-muted">
                <CirclePause {...ICON} />
                {words.paused}
              </span>
            ) : (
              next_run_at && (
                <span className="numeric inline-flex items-center gap-1.5 text-ink">
                  <CalendarClock className="size-4 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
                  {words.next(format.dateTime(next_run_at))}
                </span>
              )
            )}
            {last_run && <LastRun run={last_run} />}
          </div>
        </div>
        <Menu
          aria-label={words.more(name)}
          trigger={
            <IconButton label={words.more(name)} hideTooltip>
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
        >
          <MenuItem id="edit" icon={<Pencil {...ICON} />} onAction={onEdit}>
            {words.edit}
          </MenuItem>
          <MenuItem
            id="pause"
            icon={paused ? <CirclePlay {...ICON} /> : <CirclePause {...ICON} />}
            onAction={() => pause.mutate()}
          >
            {paused ? words.resume : words.pause}
          </MenuItem>
          <MenuItem id="delete" isDestructive icon={<Trash2 {...ICON} />} onAction={() => setDeleting(true)}>
            {words.delete}
          </MenuItem>
        </Menu>
      </div>
      {last_run && (
        <>
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 -ml-3"
            aria-expanded={isOpen}
            aria-controls={id}
            icon={
              <ChevronRight
                className={cx("size-4 transition-transform duration-150", isOpen && "rotate-90")}
                strokeWidth={1.5}
                aria-hidden="true"
              />
            }
            onPress={() => setOpen(!isOpen)}
          >
            {words.sends.show}
          </Button>
          <div id={id}>{isOpen && <Sends schedule={schedule.id} />}</div>
        </>
      )}
      <DeleteDialog isOpen={isDeleting} schedule={schedule} onClose={() => setDeleting(false)} />
    </li>
  );
}

function LastRun({ run }: { run: Run }) {
  const words = useSchedulesWords();
  const format = useFormat();
  const reason = run.code !== null && Object.hasOwn(words.codes, run.code);
  const text = reason ? words.codes[run.code as keyof typeof words.codes] : words.states[run.state];
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span title={words.last(format.dateTime(run.at))}>
        <StatusBadge status={STATUS[run.state]}>{text}</StatusBadge>
      </span>
      {run.report_id && (
        <Link href={reportAddress(run.report_id)} className="text-sm">
          {words.open_report}
        </Link>
      )}
    </span>
  );
}
