// The monthly limits: drafts and cost.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, Suspense, useState } from "react";
import { draftingQuery } from "@/lib/drafting";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { ProblemNote } from "@/ui/problem-note";
import { ProgressBar } from "@/ui/progress-bar";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { saveLimits } from "../api";
import { useDraftingWords } from "../words";
import type { ModelCardProps } from "./model-card";
import { dollarsText, microsOfDollars, numberOf } from "./numbers";

const MICROS = 1_000_000;

/** The card with the dialog that changes the limits. */
export function LimitsCard({ status, canChange }: ModelCardProps) {
  const { limits: words } = useDraftingWords();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { drafts, max_drafts, spent_micros, cap_micros } = status.limits;
  const money = (micros: number) => dollarsText(micros, format.locale);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold">{words.title}</h4>
        {canChange && (
          <Button size="sm" onPress={() => setOpen(true)}>
            {words.change}
          </Button>
        )}
      </div>
      <ProgressBar
        label={words.label}
        value={Math.min(drafts, max_drafts)}
        max={max_drafts}
        valueLabel={words.used(format.number(drafts), format.number(max_drafts))}
      />
      <p className="numeric text-xs text-ink-muted">
        {status.maker?.has_price ? words.spent(money(spent_micros), money(cap_micros)) : words.no_price}
      </p>
      <Suspense>
        <FormDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={words.dialog}
          submit={words.submit}
          size="sm"
        >
          {(dialog) => <LimitsForm {...dialog} status={status} onClose={() => setOpen(false)} />}
        </FormDialog>
      </Suspense>
    </Card>
  );
}

interface LimitsFormProps extends DialogForm {
  status: ModelCardProps["status"];
  onClose: () => void;
}

function LimitsForm({ id, onPending, status, onClose }: LimitsFormProps) {
  const { limits: words } = useDraftingWords();
  const format = useFormat();
  const { locale } = format;
  const client = useQueryClient();
  const typed = (value: number) =>
    value.toLocaleString(locale, { maximumFractionDigits: 2, useGrouping: false });
  const [drafts, setDrafts] = useState(() => typed(status.limits.max_drafts));
  const [cap, setCap] = useState(() => typed(status.limits.cap_micros / MICROS));
  const [isChecked, setChecked] = useState(false);
  const { highest_drafts, highest_cap_micros } = status.limits;
  const max_drafts = numberOf(drafts, highest_drafts);
  const cap_micros = microsOfDollars(cap, highest_cap_micros);
  const { mutate, error, isPending } = useMutation({
    mutationFn: saveLimits,
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (saved) => {
      client.setQueryData(draftingQuery.queryKey, saved);
      toasts.success(words.saved);
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (max_drafts !== undefined && cap_micros !== undefined && !isPending)
      mutate({ max_drafts, cap_micros });
  };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && (
        <Banner kind="error" title={words.failed}>
          <ProblemNote error={error} />
        </Banner>
      )}
      <TextField
        label={words.drafts}
        inputMode="numeric"
        value={drafts}
        onChange={setDrafts}
        autoFocus
        errorMessage={
          isChecked && max_drafts === undefined
            ? words.invalid_drafts(format.number(highest_drafts))
            : undefined
        }
      />
      <TextField
        label={words.cap}
        inputMode="decimal"
        value={cap}
        onChange={setCap}
        errorMessage={
          isChecked && cap_micros === undefined
            ? words.invalid_cap(format.number(highest_cap_micros / MICROS))
            : undefined
        }
      />
    </form>
  );
}
