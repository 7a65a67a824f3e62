// Step 3: preview of the import.
import { Ban, CircleCheck, Copy, Equal, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Schemas } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { RadioGroup } from "@/ui/radio-group";
import { useKind } from "./kind";
import type { Options } from "./mapping";
import { importProblemText } from "./problems";
import { RowsInDetail } from "./rows-in-detail";
import { StepFooter, StepHeading, StepProblem } from "./step";
import type { Import } from "./upload";
import { useImportMessages } from "./words";

export interface CheckStepProps {
  current: Import;
  check: Schemas["ImportCheck"];
  options: Options;
  /** The refusal of the last check or run. */
  error: unknown;
  isChecking: boolean;
  isStarting: boolean;
  onOptions: (options: Options) => void;
  onBack: () => void;
  onRun: () => void;
}

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Counts, the rows behind them, and the button that imports. */
export function CheckStep({
  current,
  check,
  options,
  error,
  isChecking,
  isStarting,
  onOptions,
  onBack,
  onRun,
}: CheckStepProps) {
  const messages = useImportMessages();
  const format = useFormat();
  const kind = useKind();
  const words = messages.locations.imports.check;
  const { map } = messages.locations.imports;
  const importable = importableCount(check, options);
  const isBlocked = check.bad > 0 && options.on_bad_row !== "skip";
  const reason = reasonToWait();
  return (
    <>
      <StepHeading title={words.title} text={words.text} />
      {Boolean(error) && <StepProblem>{importProblemText(error, messages, format)}</StepProblem>}
      <div
        aria-busy={isChecking}
        className={cx("transition-opacity duration-150", isChecking && "opacity-60")}
      >
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Count
            icon={<Plus {...ICON} />}
            name={words.new}
            count={check.new}
            note={words.new_text}
            tone="text-good-ink"
          />
          <Count
            icon={<Equal {...ICON} />}
            name={words.matching}
            count={check.matching}
            note={options.on_match === "update" ? words.matching_update : words.matching_skip}
          />
          <Count
            icon={<Copy {...ICON} />}
            name={words.duplicates}
            count={check.duplicates}
            note={words.duplicates_text}
          />
          <Count
            icon={<Ban {...ICON} />}
            name={words.bad}
            count={check.bad}
            note={words.bad_text}
            tone={check.bad > 0 ? "text-poor-ink" : undefined}
          />
        </dl>
        {check.new === check.rows && (
          <p className="mt-4 flex items-center gap-2 text-sm text-good-ink">
            <CircleCheck {...ICON} />
            {words.all_good(check.rows, format.number(check.rows))}
          </p>
        )}
        <div className="mt-6 grid gap-6 empty:hidden md:has-[>:nth-child(2)]:grid-cols-2">
          {check.bad > 0 && (
            <RadioGroup
              label={words.on_bad_row}
              value={options.on_bad_row ?? "stop"}
              onChange={(value) => onOptions({ ...options, on_bad_row: value === "skip" ? "skip" : "stop" })}
              choices={[
                { value: "skip", label: words.skip_bad, description: words.skip_bad_text },
                { value: "stop", label: words.stop, description: words.stop_text },
              ]}
            />
          )}
          {check.matching > 0 && kind === "locations" && (
            <RadioGroup
              label={map.on_match}
              value={options.on_match ?? "skip"}
              onChange={(value) =>
                onOptions({ ...options, on_match: value === "update" ? "update" : "skip" })
              }
              choices={[
                { value: "skip", label: map.skip, description: map.skip_text },
                { value: "update", label: map.update, description: map.update_text },
              ]}
            />
          )}
        </div>
        <RowsInDetail id={current.id} check={check} />
      </div>
      <StepFooter>
        <p
          id="check-reason"
          aria-live="polite"
          className="min-w-0 basis-full text-xs text-ink-muted empty:sr-only sm:grow sm:basis-40"
        >
          {reason}
        </p>
        <Button onPress={onBack} isDisabled={isStarting}>
          {words.back}
        </Button>
        <Button
          variant="primary"
          isDisabled={reason !== null || isChecking}
          isPending={isStarting}
          aria-describedby="check-reason"
          onPress={onRun}
        >
          {isStarting ? words.submitting : words.submit(importable, format.number(importable))}
        </Button>
      </StepFooter>
    </>
  );

  function reasonToWait(): string | null {
    if (isBlocked) return words.blocked(check.bad, format.number(check.bad));
    if (importable > 0) return null;
    return check.matching > 0 ? words.nothing : words.nothing_good;
  }
}

/** Returns the number of rows that the import adds or changes. */
export function importableCount(check: Schemas["ImportCheck"], options: Pick<Options, "on_match">): number {
  return check.new + (options.on_match === "update" ? check.updates : 0);
}

function Count({
  icon,
  name,
  count,
  note,
  tone,
}: {
  icon: ReactNode;
  name: string;
  count: number;
  note: string;
  tone?: string;
}) {
  const format = useFormat();
  return (
    <div className="rounded-lg border border-line bg-surface px-3.5 py-3">
      <dt className="text-xs font-medium text-ink-muted">{name}</dt>
      <dd className={cx("mt-1", count > 0 && tone)}>
        <span className="numeric inline-flex items-center gap-1.5 text-xl font-semibold">
          {format.number(count)}
          {icon}
        </span>
        <span className="block text-xs text-ink-muted">{note}</span>
      </dd>
    </div>
  );
}
