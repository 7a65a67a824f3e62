// The reading pane: one task from the directory's page to its last state.
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronLeft, ChevronUp, MapPin } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button, IconButton } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { taskQuery } from "../api";
import { locationAddress } from "../search";
import type { Step, TaskDetail, TaskPatch } from "../types";
import { useCitationsWords, useTasksWords } from "../words";
import { Links, Values } from "./sheet";
import { TaskBadge } from "./task-row";
import { WorkBar } from "./work-bar";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface TaskPaneProps {
  id: string;
  onBack: () => void;
  /** Absent at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onChange: (patch: TaskPatch) => void;
  onNextStep: () => void;
}

/** The task of this id. */
export function TaskPane({ id, onBack, onPrevious, onNext, onChange, onNextStep }: TaskPaneProps) {
  const { pane: words } = useTasksWords();
  const messages = useMessages();
  const { data, error, refetch } = useQuery(taskQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <div className="sticky top-0 z-10 flex items-center gap-1 border-line bg-paper py-2 lg:border-b lg:bg-surface lg:px-4">
        <Button variant="ghost" onPress={onBack} icon={<ChevronLeft {...ICON} />} className="-ml-2 lg:hidden">
          {words.back}
        </Button>
        <span className="flex-1 lg:hidden" />
        <IconButton label={words.previous} isDisabled={!onPrevious} onPress={onPrevious}>
          <ChevronUp {...ICON} />
        </IconButton>
        <IconButton label={words.next} isDisabled={!onNext} onPress={onNext}>
          <ChevronDown {...ICON} />
        </IconButton>
      </div>
      {isGone && !data && <EmptyState title={words.not_found} text={words.not_found_text} />}
      {error && !isGone && !data && (
        <Banner
          kind="error"
          title={words.failed}
          className="m-4"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          <ProblemNote error={error} />
        </Banner>
      )}
      {!data && !error && (
        <div className="flex flex-col gap-4 py-5 lg:px-6" aria-busy="true">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-10 w-full" />
          <CardSkeleton className="h-72 w-full" />
        </div>
      )}
      {data && <OpenTask key={id} detail={data} onChange={onChange} onNextStep={onNextStep} />}
    </>
  );
}

type OpenTaskProps = Pick<TaskPaneProps, "onChange" | "onNextStep"> & { detail: TaskDetail };

function OpenTask({ detail, onChange, onNextStep }: OpenTaskProps) {
  const words = useTasksWords();
  const { task } = detail;
  return (
    <article className="flex max-w-3xl flex-col gap-6 py-4 lg:px-6 lg:py-5">
      <Head detail={detail} />
      <NumberedStep number={1} title={words.step_one}>
        <Links detail={detail} />
      </NumberedStep>
      <NumberedStep number={2} title={task.kind === "fix" ? words.step_two_fix : words.step_two}>
        <Values detail={detail} />
      </NumberedStep>
      <NumberedStep number={3} title={words.step_three}>
        <WorkBar task={task} onChange={onChange} onNextStep={onNextStep} />
      </NumberedStep>
      <Note detail={detail} onSave={(note) => onChange({ note })} />
      <History steps={detail.history} />
    </article>
  );
}

function Head({ detail: { task } }: { detail: TaskDetail }) {
  const shared = useCitationsWords();
  const format = useFormat();
  const { directory, location, kind, fields, state } = task;
  const names = fields.map((field) => shared.fields[field]);
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="task-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {directory.name}
        </h2>
        <TaskBadge state={state} />
        <Badge>{shared.tier(directory.tier)}</Badge>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <span className="text-ink">
          {names.length > 0
            ? format.pair(shared.task_kinds[kind], format.list(names))
            : shared.task_kinds[kind]}
        </span>
        <Link
          href={locationAddress(location.id, directory.id)}
          className="inline-flex min-w-0 items-center gap-1"
        >
          <MapPin className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <bdi className="min-w-0 break-words">
            {location.name}, {location.city}
          </bdi>
        </Link>
      </p>
    </header>
  );
}

interface NumberedStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <section className="flex flex-col gap-2.5">
      <h3 className="flex items-center gap-2.5 text-sm font-semibold">
        <span className="numeric grid size-6 place-items-center rounded-full bg-primary-soft text-xs text-link">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Note({ detail, onSave }: { detail: TaskDetail; onSave: (note: string | null) => void }) {
  const words = useTasksWords();
  const may = useMay();
  const saved = detail.task.note ?? "";
  const [text, setText] = useState(saved);
  if (!may("work_on_citations")) return null;
  return (
    <section className="flex flex-col items-start gap-2">
      <TextField
        label={words.notes}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={2000}
        placeholder={words.notes_placeholder}
        className="w-full"
      />
      <Button
        size="sm"
        isDisabled={text.trim() === saved}
        onPress={() => onSave(text.trim() === "" ? null : text.trim())}
      >
        {words.save_note}
      </Button>
    </section>
  );
}

function History({ steps }: { steps: readonly Step[] }) {
  const shared = useCitationsWords();
  const words = useTasksWords();
  const format = useFormat();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{words.history}</h3>
      <ol className="flex flex-col gap-1.5 text-sm">
        {steps.map(({ at, state, reason, actor }) => (
          <li key={`${at} ${state}`} className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-ink">{shared.task_states[state]}</span>
            <bdi className="text-xs text-ink-muted">
              {actor ? (actor.name ?? words.work.former) : words.by_program}
            </bdi>
            {reason && <span className="text-xs break-words text-ink-muted">{reason}</span>}
            <time dateTime={at} className="numeric ml-auto text-xs text-ink-muted">
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
