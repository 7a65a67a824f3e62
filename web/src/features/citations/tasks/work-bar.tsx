// The third step of a task: its state, assignee and due date.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { Button, IconButton } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { colleaguesQuery } from "../api";
import type { Task, TaskPatch, TaskState } from "../types";
import { useCitationsWords, useTasksWords } from "../words";
import { dateOfDue, dueOfDate, nextStep } from "./rules";
import { TaskBadge } from "./task-row";

const DatePicker = lazy(() => import("@/ui/date-picker").then((part) => ({ default: part.DatePicker })));
const NOBODY = "none";

export interface WorkBarProps {
  task: Task;
  onChange: (patch: TaskPatch) => void;
  /** Moves on, and to the next task. */
  onNextStep: () => void;
}

/** Controls for members who may work on citations; facts for others. */
export function WorkBar(props: WorkBarProps) {
  const words = useTasksWords();
  const may = useMay();
  return (
    <section aria-label={words.work.label} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      {may("work_on_citations") ? <Controls {...props} /> : <Facts task={props.task} />}
    </section>
  );
}

function Controls({ task, onChange, onNextStep }: WorkBarProps) {
  const shared = useCitationsWords();
  const words = useTasksWords();
  const [isRejecting, setRejecting] = useState(false);
  const { state, next_states, due_at } = task;
  const step = nextStep(task);
  const choices: TaskState[] = [state, ...next_states.filter((each) => each !== state)];
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label={words.work.state}
          value={state}
          choices={choices.map((id) => ({ id, label: shared.task_states[id] }))}
          onChange={(chosen) => {
            const next = choices.find((each) => each === chosen);
            if (!next || next === state) return;
            if (next === "rejected") setRejecting(true);
            else onChange({ state: next });
          }}
        />
        <Assignee task={task} onChange={onChange} />
        <div className="flex items-end gap-1">
          <Suspense fallback={<div className="h-15 flex-1" />}>
            <DatePicker
              label={words.work.due}
              value={due_at ? dateOfDue(due_at) : ""}
              onChange={(date) => {
                // Dates are typed part by part; the first complete one is it.
                if (date !== "" && Number(date.slice(0, 4)) > 2000) onChange({ due_at: dueOfDate(date) });
              }}
              className="min-w-0 flex-1"
            />
          </Suspense>
          {due_at && (
            <IconButton label={words.work.clear_due} onPress={() => onChange({ due_at: null })}>
              <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      {isRejecting ? (
        <Rejection
          onCancel={() => setRejecting(false)}
          onReject={(reason) => {
            setRejecting(false);
            onChange({ state: "rejected", reason });
          }}
        />
      ) : (
        step && (
          <Button variant="primary" className="self-start" onPress={onNextStep}>
            {words.steps[step] ?? shared.task_states[step]}
          </Button>
        )
      )}
      {task.reason && <p className="text-sm break-words text-ink-muted">{task.reason}</p>}
    </>
  );
}

function Assignee({ task, onChange }: Pick<WorkBarProps, "task" | "onChange">) {
  const { work: words } = useTasksWords();
  const may = useMay();
  const me = useQuery(meQuery).data?.user;
  const { data: members = [] } = useQuery({ ...colleaguesQuery, enabled: may("see_members") });
  const { assignee } = task;
  const people = new Map(members.map(({ id, name }) => [id, name]));
  if (me && !people.has(me.id)) people.set(me.id, me.full_name);
  if (assignee && !people.has(assignee.id)) people.set(assignee.id, assignee.name ?? words.former);
  return (
    <Select
      label={words.assignee}
      value={assignee?.id ?? NOBODY}
      choices={[
        { id: NOBODY, label: words.unassigned },
        ...[...people]
          .map(([id, name]) => ({ id, label: id === me?.id ? words.me(name) : name }))
          .sort((one, other) => Number(other.id === me?.id) - Number(one.id === me?.id)),
      ]}
      onChange={(chosen) => onChange({ assignee_id: chosen === NOBODY ? null : chosen })}
    />
  );
}

interface RejectionProps {
  onReject: (reason: string) => void;
  onCancel: () => void;
}

function Rejection({ onReject, onCancel }: RejectionProps) {
  const { work: words, pane } = useTasksWords();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") onReject(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2">
      <TextField
        label={words.reason}
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoFocus
        description={words.reason_help}
        isInvalid={isMissing}
        errorMessage={isMissing ? words.reason_missing : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary">
          {words.reject}
        </Button>
        <Button size="sm" onPress={onCancel}>
          {pane.cancel}
        </Button>
      </div>
    </form>
  );
}

function Facts({ task: { state, assignee, due_at, is_overdue } }: { task: Task }) {
  const { work: words, list } = useTasksWords();
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <TaskBadge state={state} />
      <bdi>{assignee ? (assignee.name ?? words.former) : words.unassigned}</bdi>
      {due_at && (
        <span className={is_overdue ? "numeric font-medium text-poor-ink" : "numeric text-ink-muted"}>
          {is_overdue ? list.overdue(format.date(due_at)) : list.due(format.date(due_at))}
        </span>
      )}
    </p>
  );
}
