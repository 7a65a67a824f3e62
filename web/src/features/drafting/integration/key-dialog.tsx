// Adding or replacing the organization's key, once the server accepts it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { draftingQuery } from "@/lib/drafting";
import { useMessages } from "@/lib/i18n";
import { problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { type DraftingStatus, type NewKey, putKey } from "../api";
import { useDraftingWords } from "../words";
import { codeText } from "./code-text";

const KINDS = ["openai", "anthropic"] as const satisfies readonly NewKey["kind"][];
const MAX_MODEL = 100;
const MAX_KEY = 500;

export interface KeyDialogProps {
  status: DraftingStatus;
  isOpen: boolean;
  onClose: () => void;
}

/** The form in its dialog. */
export function KeyDialog({ isOpen, ...form }: KeyDialogProps) {
  const { key: words } = useDraftingWords();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={words.title} submit={words.submit}>
      {(dialog) => <KeyForm {...dialog} {...form} />}
    </FormDialog>
  );
}

type Errors = Partial<Record<"model" | "key", string>>;

function KeyForm({ id, onPending, status, onClose }: DialogForm & Omit<KeyDialogProps, "isOpen">) {
  const all = useDraftingWords();
  const { key: words } = all;
  const messages = useMessages();
  const client = useQueryClient();
  const [kind, setKind] = useState<NewKey["kind"]>(status.key?.kind ?? status.maker?.kind ?? "openai");
  const [model, setModel] = useState(status.key?.model ?? "");
  const [key, setKey] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: putKey,
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (saved) => {
      client.setQueryData(draftingQuery.queryKey, saved);
      toasts.success(words.saved);
      onClose();
    },
    onError: (failure) => {
      const text = (field: "model" | "key") => {
        const refused = refusedField(failure, field);
        return refused && { [field]: codeText(refused.code, all) };
      };
      setErrors({ ...text("model"), ...text("key") });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing: Errors = {
      ...(model.trim() === "" && { model: words.required }),
      ...(key.trim() === "" && { key: words.required }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && !isPending)
      mutate({ kind, model: model.trim(), key: key.trim() });
    else event.currentTarget.querySelector<HTMLInputElement>("input[type=text]")?.focus();
  };
  const other = error instanceof ApiError && error.status === 503 ? all.codes.other : undefined;
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && Object.keys(errors).length === 0 && (
        <Banner kind="error" title={words.failed}>
          {other ?? problemText(error, messages)}
        </Banner>
      )}
      <RadioGroup
        label={words.kind}
        value={kind}
        onChange={(value) => setKind(KINDS.find((each) => each === value) ?? kind)}
        choices={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <TextField
        label={words.model}
        description={words.model_help}
        value={model}
        onChange={setModel}
        maxLength={MAX_MODEL}
        isRequired
        errorMessage={errors.model}
      />
      <TextField
        label={words.key}
        description={words.stored}
        type="password"
        value={key}
        onChange={setKey}
        maxLength={MAX_KEY}
        autoComplete="off"
        isRequired
        errorMessage={errors.key}
      />
    </form>
  );
}
