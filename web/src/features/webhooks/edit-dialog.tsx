// Adding a webhook, or changing one: address, description, events.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import {
  addWebhook,
  changeWebhook,
  type EventType,
  MAX_DESCRIPTION,
  MAX_URL,
  type Webhook,
  webhooksQuery,
} from "./api";
import { EventsField } from "./events-field";
import { refusedField } from "./text";
import { useWebhookWords } from "./words";

export interface EditDialogProps {
  isOpen: boolean;
  /** Webhook to be changed; null adds one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** Gets the secret of a webhook that was added. */
  onAdded?: (secret: string) => void;
}

/** Dialog with the form, which resets each time the dialog opens. */
export function EditDialog({ isOpen, webhook, onClose, onAdded }: EditDialogProps) {
  const { form: words } = useWebhookWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={webhook ? words.edit_title : words.add_title}
      submit={webhook ? words.save : words.add}
    >
      {(form) => <EditForm {...form} webhook={webhook} onClose={onClose} onAdded={onAdded} />}
    </FormDialog>
  );
}

type EditFormProps = Omit<EditDialogProps, "isOpen"> & DialogForm;

function EditForm({ id, webhook, onPending, onClose, onAdded }: EditFormProps) {
  const words = useWebhookWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [description, setDescription] = useState(webhook?.description ?? "");
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? []);
  const [errors, setErrors] = useState<{ url?: string | undefined; events?: string | undefined }>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const body = { url, description, events: [...events] };
      if (webhook) await changeWebhook(webhook.id, body);
      else onAdded?.((await addWebhook(body)).secret);
    },
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      if (webhook) toasts.success(words.form.saved);
      onClose();
    },
    onError: (failure) => {
      const isAboutUrl = failure instanceof ApiError && failure.errors.some(({ field }) => field === "url");
      const urlError = refusedField(failure, "url", words);
      setErrors({
        url: urlError ?? (isAboutUrl ? messages.ui.fields.invalid_url : undefined),
        events: refusedField(failure, "events", words),
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = {
      url: url.trim() ? undefined : messages.ui.fields.required,
      events: events.length > 0 ? undefined : words.form.errors.events_required,
    };
    setErrors(missing);
    if (missing.url || missing.events) event.currentTarget.querySelector("input")?.focus();
    else if (!isPending) mutate();
  };
  const isExplained = errors.url !== undefined || errors.events !== undefined;
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && !isExplained && (
        <Banner kind="error" title={webhook ? words.form.save_failed : words.form.added_failed}>
          {refusal(error, words) ?? problemText(error, messages)}
        </Banner>
      )}
      <TextField
        label={words.form.url}
        type="url"
        description={words.form.url_help}
        placeholder={words.form.url_example}
        value={url}
        onChange={(text) => {
          setUrl(text);
          setErrors({ ...errors, url: undefined });
        }}
        errorMessage={errors.url}
        maxLength={MAX_URL}
        isRequired
        autoFocus
      />
      <TextField
        label={words.form.description}
        hint={messages.ui.optional}
        description={words.form.description_help}
        placeholder={words.form.description_example}
        value={description}
        onChange={setDescription}
        maxLength={MAX_DESCRIPTION}
      />
      <EventsField
        chosen={events}
        onChange={(chosen) => {
          setEvents(chosen);
          setErrors({ ...errors, events: undefined });
        }}
        errorMessage={errors.events}
      />
    </form>
  );
}

function refusal(error: unknown, words: ReturnType<typeof useWebhookWords>): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "too_many_webhooks") return words.form.too_many(Number(error.params.max));
  return error.code === "not_in_demo" ? words.demo : undefined;
}
