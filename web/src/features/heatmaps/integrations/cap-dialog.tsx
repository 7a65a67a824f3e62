// Changing the monthly cap.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { ProblemNote } from "@/ui/problem-note";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { accountsQuery, type RankBudget, setCap } from "../api";
import { microsOf } from "../money";
import { useIntegrationsWords } from "../words";

const MICROS = 1_000_000;
/** Maximum cap: 100,000 dollars. */
const MAX_CAP = 100_000 * MICROS;

export interface CapDialogProps {
  budget: RankBudget;
  isOpen: boolean;
  onClose: () => void;
}

/** The form in its dialog. */
export function CapDialog({ isOpen, ...form }: CapDialogProps) {
  const { budget: words } = useIntegrationsWords();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={words.dialog} submit={words.submit} size="sm">
      {(dialog) => <CapForm {...dialog} {...form} />}
    </FormDialog>
  );
}

function CapForm({ id, onPending, budget, onClose }: DialogForm & Omit<CapDialogProps, "isOpen">) {
  const { budget: words } = useIntegrationsWords();
  const { locale } = useFormat();
  const client = useQueryClient();
  const [text, setText] = useState(() =>
    (budget.cap_micros / MICROS).toLocaleString(locale, { maximumFractionDigits: 2, useGrouping: false }),
  );
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: setCap,
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (accounts) => {
      client.setQueryData(accountsQuery.queryKey, accounts);
      toasts.success(words.saved);
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cap = microsOf(text);
    const isRefused = cap === undefined || cap > MAX_CAP;
    setInvalid(isRefused);
    if (!isRefused && !isPending) mutate(cap);
    else event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && (
        <Banner kind="error" title={words.failed}>
          <ProblemNote error={error} />
        </Banner>
      )}
      <TextField
        label={words.field}
        description={words.field_help}
        inputMode="decimal"
        value={text}
        onChange={(next) => {
          setText(next);
          setInvalid(false);
        }}
        autoFocus
        errorMessage={isInvalid ? words.invalid : undefined}
      />
    </form>
  );
}
