// Adding one location by hand.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { ApiError } from "@/lib/api";
import { useI18n, useMessages } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { fieldText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProblemNote } from "@/ui/problem-note";
import { toasts } from "@/ui/toast";
import { addLocation } from "../api";
import { AddFields } from "./add-fields";
import { type Draft, emptyDraft, FIELDS, type Field, isComplete, toNewLocation } from "./form";

export interface AddDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the location that was added. */
  onOpen: (id: string) => void;
  /** ISO code the country starts with. */
  country: string | null;
}

/** The Add Location dialog. */
export function AddDialog({ isOpen, onClose, onOpen, country }: AddDialogProps) {
  const { ui, locations } = useMessages();
  const id = useId();
  const [isReady, setReady] = useState(false);
  const [isPending, setPending] = useState(false);
  const { form } = locations;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={form.title}
      subtitle={form.subtitle}
      isDismissable={!isPending}
      footer={
        <>
          {!isReady && (
            <p
              id={`${id}-reason`}
              className="min-w-0 basis-full text-xs text-balance text-ink-muted sm:basis-40 sm:grow"
            >
              {form.reason}
            </p>
          )}
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isDisabled={!isReady}
            isPending={isPending}
            aria-describedby={isReady ? undefined : `${id}-reason`}
          >
            {isPending ? form.submitting : form.submit}
          </Button>
        </>
      }
    >
      <AddForm
        id={id}
        country={country}
        onDone={onClose}
        onOpen={onOpen}
        onReady={setReady}
        onPending={setPending}
      />
    </Dialog>
  );
}

interface AddFormProps {
  id: string;
  country: string | null;
  onDone: () => void;
  onOpen: (id: string) => void;
  onReady: (isReady: boolean) => void;
  onPending: (isPending: boolean) => void;
}

function AddForm({ id, country, onDone, onOpen, onReady, onPending }: AddFormProps) {
  const messages = useMessages();
  const { language } = useI18n();
  const { form } = messages.locations;
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(country));
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef(idempotencyKey());

  const { mutate, error, isPending } = useMutation({
    mutationFn: () => addLocation(toNewLocation(draft), key.current),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (location) => {
      void client.invalidateQueries({ queryKey: ["locations"] });
      toasts.success(form.added(location.name), { label: form.open, onPress: () => onOpen(location.id) });
      onDone();
    },
    onError: (failure) => {
      // The next attempt is another request: the server keeps a refusal under the key of the one it refused.
      key.current = idempotencyKey();
      const marked = fieldErrors(failure, messages);
      setErrors(marked);
      const first = FIELDS.find((field) => marked[field]);
      if (first)
        requestAnimationFrame(() => {
          const refused = formRef.current?.querySelector<HTMLInputElement>(`[name=${first}]`);
          refused?.focus({ preventScroll: true });
          // Centers the field, so that the error below it is visible too.
          refused?.scrollIntoView({ block: "center" });
        });
    },
  });

  const change = (field: Field, text: string) => {
    const next = { ...draft, [field]: text };
    setDraft(next);
    setErrors({ ...errors, [field]: undefined });
    onReady(isComplete(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(draft) && !isPending) mutate();
  };
  return (
    <form id={id} ref={formRef} onSubmit={submit} noValidate autoComplete="off" lang={language}>
      {error && (
        <Banner kind="error" title={form.failed} className="mb-5">
          {failureText(error, messages)}
        </Banner>
      )}
      <AddFields draft={draft} errors={errors} isDisabled={isPending} onChange={change} />
      <Banner
        kind="brass"
        title={form.next_steps}
        className="mt-6"
        icon={<Lightbulb className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      >
        {form.next_steps_text}
      </Banner>
    </form>
  );
}

type AllMessages = ReturnType<typeof useMessages>;

function fieldErrors(failure: unknown, messages: AllMessages): Partial<Record<Field, string>> {
  if (!(failure instanceof ApiError)) return {};
  const formErrors = failure.errors.filter(({ field }) => FIELDS.some((name) => name === field));
  return Object.fromEntries(formErrors.map((error) => [error.field, fieldText(error, messages)]));
}

function failureText(failure: unknown, messages: AllMessages): ReactNode {
  if (failure instanceof ApiError && failure.code === "organisation_required")
    return messages.locations.form.no_organisation;
  return <ProblemNote error={failure} />;
}
