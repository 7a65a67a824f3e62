// Step 4: under way, done, undone or failed.
import { CircleCheck, CircleX, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ProgressBar } from "@/ui/progress-bar";
import { failedImportText, importProblemText } from "./problems";
import { StepFooter, StepHeading, StepProblem } from "./step";
import type { Import } from "./upload";
import { useImportMessages } from "./words";

export interface ResultStepProps {
  current: Import;
  /** The refusal of the last undo. */
  error: unknown;
  isUndoing: boolean;
  onUndo: () => void;
  onView: () => void;
  onAgain: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** While the server imports: how far, and that the window may be closed. */
export function ProgressStep({ current, onClose }: Pick<ResultStepProps, "current" | "onClose">) {
  const { progress: words } = useImportMessages().locations.imports;
  const format = useFormat();
  const { progress, state } = current;
  const isRunning = state === "running" && progress !== null && progress.total > 0;
  return (
    <>
      <StepHeading title={words.title} text={words.text} />
      <div className="rounded-lg border border-line bg-surface px-5 py-8" aria-live="polite">
        <ProgressBar
          label={state === "queued" ? words.queued : `${words.running} ${current.filename}`}
          value={isRunning ? progress.done : null}
          max={progress?.total ?? 1}
          valueLabel={
            isRunning ? words.of(format.number(progress.done), format.number(progress.total)) : undefined
          }
        />
      </div>
      <StepFooter>
        <Button onPress={onClose}>{words.hide}</Button>
      </StepFooter>
    </>
  );
}

/** Result of the import, with the undo. */
export function OutcomeStep({
  current,
  error,
  isUndoing,
  onUndo,
  onView,
  onAgain,
}: Omit<ResultStepProps, "onRetry" | "onClose">) {
  const messages = useImportMessages();
  const format = useFormat();
  const { outcome: words } = messages.locations.imports;
  const { outcome, undo_until } = current;
  if (!outcome) return null;
  const changed = outcome.created + outcome.updated;
  const lines = [
    { name: words.created, count: outcome.created, isMain: true },
    { name: words.updated, count: outcome.updated, isMain: false },
    { name: words.skipped, count: outcome.skipped_matching, isMain: false },
    { name: words.duplicates, count: outcome.duplicates, isMain: false },
    { name: words.bad, count: outcome.bad, isMain: false },
  ].filter(({ count, isMain }) => count > 0 || isMain);
  const mayUndo = changed > 0 && undo_until !== null && new Date(undo_until) > new Date();
  return (
    <>
      <Sign icon={<CircleCheck className="size-7 text-good" strokeWidth={1.5} aria-hidden="true" />} />
      <StepHeading title={changed > 0 ? words.done(changed, format.number(changed)) : words.nothing} />
      {Boolean(error) && (
        <StepProblem title={words.undo_failed}>{importProblemText(error, messages, format)}</StepProblem>
      )}
      <dl className="divide-y divide-line rounded-lg border border-line text-sm">
        {lines.map(({ name, count }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="numeric font-semibold text-ink">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {mayUndo && undo_until && (
        <p className="mt-3 text-xs text-ink-muted">{words.undo_until(format.dateTime(undo_until))}</p>
      )}
      <StepFooter>
        {mayUndo && (
          <Button
            variant="ghost"
            isPending={isUndoing}
            onPress={onUndo}
            className="mr-auto"
            icon={<Undo2 className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {isUndoing ? words.undoing : words.undo}
          </Button>
        )}
        <Button onPress={onAgain} isDisabled={isUndoing}>
          {words.again}
        </Button>
        <Button variant="primary" onPress={onView} isDisabled={isUndoing}>
          {words.view}
        </Button>
      </StepFooter>
    </>
  );
}

/** Taken back. */
export function UndoneStep({ onView, onAgain }: Pick<ResultStepProps, "onView" | "onAgain">) {
  const { outcome: words } = useImportMessages().locations.imports;
  return (
    <>
      <Sign icon={<Undo2 className="size-7 text-ink-muted" strokeWidth={1.5} aria-hidden="true" />} />
      <StepHeading title={words.undone} text={words.undone_text} />
      <StepFooter>
        <Button onPress={onAgain}>{words.again}</Button>
        <Button variant="primary" onPress={onView}>
          {words.view}
        </Button>
      </StepFooter>
    </>
  );
}

/** Given up by the server; nothing was changed. */
export function FailedStep({
  current,
  onAgain,
  onRetry,
}: Pick<ResultStepProps, "current" | "onAgain" | "onRetry">) {
  const messages = useImportMessages();
  const format = useFormat();
  const { outcome: words } = messages.locations.imports;
  const reason = failedImportText(current.error, messages, format);
  return (
    <>
      <Sign icon={<CircleX className="size-7 text-poor" strokeWidth={1.5} aria-hidden="true" />} />
      <StepHeading title={words.failed} text={words.failed_text} />
      {reason !== words.failed_text && <Banner kind="error">{reason}</Banner>}
      <StepFooter>
        <Button onPress={onAgain}>{words.again}</Button>
        <Button variant="primary" onPress={onRetry}>
          {words.retry}
        </Button>
      </StepFooter>
    </>
  );
}

function Sign({ icon }: { icon: ReactNode }) {
  return <div className="mb-3 grid size-12 place-items-center rounded-full bg-sunken">{icon}</div>;
}
