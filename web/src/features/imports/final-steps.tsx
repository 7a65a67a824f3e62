// Last step of the import: progress, result, undone, or failed.
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

export interface ProgressStepProps {
  current: Import;
  onClose: () => void;
}

export interface OutcomeStepProps {
  current: Import;
  /** Error of the last attempt to undo. */
  undoError: unknown;
  isUndoing: boolean;
  onUndo: () => void;
  onView: () => void;
  onImportAnother: () => void;
}

export interface UndoneStepProps {
  onView: () => void;
  onImportAnother: () => void;
}

export interface FailedStepProps {
  current: Import;
  onImportAnother: () => void;
  onCheckAgain: () => void;
}

/** Shows the progress of a running import. The dialog can be closed. */
export function ProgressStep({ current, onClose }: ProgressStepProps) {
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

/** Shows the counts of a finished import, and lets the user undo it. */
export function OutcomeStep({
  current,
  undoError: error,
  isUndoing,
  onUndo,
  onView,
  onImportAnother: onAgain,
}: OutcomeStepProps) {
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
    { name: words.with_errors, count: outcome.bad, isMain: false },
  ].filter(({ count, isMain }) => count > 0 || isMain);
  const canUndo = changed > 0 && undo_until !== null && new Date(undo_until) > new Date();
  return (
    <>
      <StatusIcon icon={<CircleCheck className="size-7 text-good" strokeWidth={1.5} aria-hidden="true" />} />
      <StepHeading title={changed > 0 ? words.done(changed, format.number(changed)) : words.no_changes} />
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
      {canUndo && undo_until && (
        <p className="mt-3 text-xs text-ink-muted">{words.undo_until(format.dateTime(undo_until))}</p>
      )}
      <StepFooter>
        {canUndo && (
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
          {words.import_another}
        </Button>
        <Button variant="primary" onPress={onView} isDisabled={isUndoing}>
          {words.view}
        </Button>
      </StepFooter>
    </>
  );
}

/** Confirms that the import was undone. */
export function UndoneStep({ onView, onImportAnother: onAgain }: UndoneStepProps) {
  const { outcome: words } = useImportMessages().locations.imports;
  return (
    <>
      <StatusIcon icon={<Undo2 className="size-7 text-ink-muted" strokeWidth={1.5} aria-hidden="true" />} />
      <StepHeading title={words.undone} text={words.undone_text} />
      <StepFooter>
        <Button onPress={onAgain}>{words.import_another}</Button>
        <Button variant="primary" onPress={onView}>
          {words.view}
        </Button>
      </StepFooter>
    </>
  );
}

/** Shows why the import failed. No data was changed. */
export function FailedStep({ current, onImportAnother: onAgain, onCheckAgain: onRetry }: FailedStepProps) {
  const messages = useImportMessages();
  const format = useFormat();
  const { outcome: words } = messages.locations.imports;
  const reason = failedImportText(current.error, messages, format);
  return (
    <>
      <StatusIcon icon={<CircleX className="size-7 text-poor" strokeWidth={1.5} aria-hidden="true" />} />
      <StepHeading title={words.failed} text={words.failed_text} />
      {reason !== words.failed_text && <Banner kind="error">{reason}</Banner>}
      <StepFooter>
        <Button onPress={onAgain}>{words.import_another}</Button>
        <Button variant="primary" onPress={onRetry}>
          {words.retry}
        </Button>
      </StepFooter>
    </>
  );
}

function StatusIcon({ icon }: { icon: ReactNode }) {
  return <div className="mb-3 grid size-12 place-items-center rounded-full bg-sunken">{icon}</div>;
}
