// Shows an import at its current step.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "@/lib/api";

import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { checkImport, importQuery, isUnderWay, keepImport, runImport, undoImport } from "./api";
import { CheckStep } from "./check-step";
import { FailedStep, OutcomeStep, ProgressStep, UndoneStep } from "./final-steps";
import { useKind } from "./kind";
import { MapStep } from "./map-step";
import type { Mapping, Options } from "./mapping";
import { StepFooter, StepTrail } from "./step";
import type { Import } from "./upload";
import { useImportMessages } from "./words";

export interface OneImportProps {
  id: string;
  /** Starts over with another file. */
  onImportAnother: () => void;
  onClose: () => void;
  onView: (id: string | undefined) => void;
}

/** Loads the import and shows its step. */
export function OneImport({ id, onImportAnother: onAgain, onClose, onView }: OneImportProps) {
  const messages = useImportMessages();
  const { imports } = messages.locations;
  const { data, error, isPending, refetch } = useQuery(importQuery(useKind(), id));
  if (data) return <Steps current={data} onImportAnother={onAgain} onClose={onClose} onView={onView} />;
  if (isPending) {
    return (
      <div className="space-y-4" aria-busy="true">
        <Skeleton className="h-6 w-72" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Banner kind="error" title={isGone ? undefined : imports.load_failed}>
        {isGone ? imports.gone : problemText(error, messages)}
      </Banner>
      <StepFooter>
        {!isGone && <Button onPress={() => void refetch()}>{messages.ui.retry}</Button>}
        <Button variant="primary" onPress={onAgain}>
          {imports.map.another}
        </Button>
      </StepFooter>
    </>
  );
}

function Steps({
  current,
  onImportAnother: onAgain,
  onClose,
  onView,
}: { current: Import } & Omit<OneImportProps, "id">) {
  const { id, state } = current;
  const kind = useKind();
  const client = useQueryClient();
  const [isMapping, setMapping] = useState(false);
  const keep = (changed: Import) => keepImport(client, kind, changed);
  const check = useMutation({
    mutationFn: ({ mapping, options }: { mapping: Mapping; options: Options }) =>
      checkImport(kind, id, mapping, options),
    onSuccess: async (checked) => {
      await keep(checked);
      setMapping(false);
    },
  });
  const run = useMutation({ mutationFn: () => runImport(kind, id), onSuccess: keep });
  const undo = useMutation({
    mutationFn: () => undoImport(kind, id),
    onSuccess: async (undone) => {
      await keep(undone);
      void client.invalidateQueries({ queryKey: [kind] });
    },
  });
  useEffect(() => {
    if (state === "done") void client.invalidateQueries({ queryKey: [kind] });
  }, [client, kind, state]);

  const toMapping = () => {
    check.reset();
    run.reset();
    setMapping(true);
  };
  const { mapping, options } = current;
  if (isMapping || state === "uploaded" || !current.check || !mapping || !options) {
    return (
      <>
        <StepTrail current="map" />
        <MapStep
          current={current}
          error={check.error}
          isPending={check.isPending}
          onCheck={(next, how) => check.mutate({ mapping: next, options: how })}
          onChooseAnother={onAgain}
        />
      </>
    );
  }
  if (state === "checked") {
    // A choice is shown immediately; the counts follow after the next check.
    const chosen = check.isPending && check.variables ? check.variables.options : options;
    return (
      <>
        <StepTrail current="check" />
        <CheckStep
          current={current}
          check={current.check}
          options={chosen}
          error={run.error ?? check.error}
          isChecking={check.isPending}
          isStarting={run.isPending}
          onOptions={(next) => check.mutate({ mapping, options: next })}
          onBack={toMapping}
          onRun={() => run.mutate()}
        />
      </>
    );
  }
  return (
    <>
      <StepTrail current="import" isDone={state === "done"} />
      {isUnderWay(current) && <ProgressStep current={current} onClose={onClose} />}
      {state === "done" && (
        <OutcomeStep
          current={current}
          undoError={undo.error}
          isUndoing={undo.isPending}
          onUndo={() => undo.mutate()}
          onView={() => onView(hasChanged(current) ? current.id : undefined)}
          onImportAnother={onAgain}
        />
      )}
      {state === "undone" && <UndoneStep onView={() => onView(undefined)} onImportAnother={onAgain} />}
      {state === "failed" && (
        <FailedStep current={current} onImportAnother={onAgain} onCheckAgain={toMapping} />
      )}
    </>
  );
}

/** Returns true when the list shows results of the import. */
function hasChanged({ outcome }: Import): boolean {
  return outcome !== null && outcome.created + outcome.updated > 0;
}
