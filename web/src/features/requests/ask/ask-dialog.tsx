// Asking one person: the job is done, and the request goes out.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { problemText } from "@/lib/problem";
import { useLast } from "@/lib/use-last";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { LocationField } from "@/ui/location-field";
import { toasts } from "@/ui/toast";
import { refusalText } from "../refusal";
import { NEW } from "../search";
import { useRequestsWords } from "../words";
import { askOne } from "./api";
import { type AskDraft, type AskErrors, askBody, askErrors } from "./draft";
import { PersonFields } from "./person-fields";
import { useAskWords } from "./words";

export interface AskDialogProps {
  /** `NEW`, the id of a contact, or undefined while closed. */
  ask: string | undefined;
  location: string | undefined;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function AskDialog({ ask, location, onClose }: AskDialogProps) {
  const lastAsk = useLast(ask);
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(ask !== undefined);
  if ((ask !== undefined) !== wasOpen) {
    setWasOpen(ask !== undefined);
    if (ask !== undefined) setOpening(opening + 1);
  }
  return (
    <AskForm
      key={opening}
      isOpen={ask !== undefined}
      contact={lastAsk === NEW || lastAsk === null ? undefined : lastAsk}
      location={location}
      onClose={onClose}
    />
  );
}

interface AskFormProps {
  isOpen: boolean;
  contact: string | undefined;
  location: string | undefined;
  onClose: () => void;
}

function AskForm({ isOpen, contact, location, onClose }: AskFormProps) {
  const words = useAskWords();
  const { location: locationWords } = useRequestsWords();
  const messages = useMessages();
  const { language } = useI18n();
  const client = useQueryClient();
  const id = useId();
  const key = useRef(idempotencyKey());
  const [draft, setDraft] = useState<AskDraft>({
    kind: contact === undefined ? "new" : "known",
    location,
    name: "",
    email: "",
    language,
    isTold: false,
    contact,
  });
  const [name, setName] = useState("");
  const [errors, setErrors] = useState<AskErrors>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askOne(askBody(draft), key.current),
    onSuccess: (request) => {
      toasts.success(words.sent(request.contact_name ?? draft.name));
      void client.invalidateQueries({ queryKey: ["requests"] });
      void client.invalidateQueries({ queryKey: ["contacts"] });
      onClose();
    },
  });
  const change = (patch: Partial<AskDraft>) => {
    // Another person is another request.
    key.current = idempotencyKey();
    setErrors({});
    setDraft((before) => ({ ...before, ...patch }));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const nextErrors = askErrors(draft);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length === 0) mutate();
  };
  const person = draft.kind === "new" ? draft.name.trim() : name;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.subtitle}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending} className="max-sm:flex-1">
            <span className="max-w-64 truncate">
              {person === "" ? words.submit : words.submit_to(person)}
            </span>
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} className="flex flex-col gap-4" noValidate>
        {error && (
          <Banner kind="error" title={words.failed}>
            {refusalText(error, words.reasons) ?? problemText(error, messages)}
          </Banner>
        )}
        <PersonFields draft={draft} onChange={change} onContact={setName} errors={errors} />
        <LocationField
          words={{ ...locationWords, location: words.location }}
          value={draft.location}
          onChange={(chosen) => change({ location: chosen })}
          placeholder={locationWords.choose}
          isRequired
          errorMessage={errors.location && locationWords.required}
        />
        <p className="text-xs text-pretty text-ink-muted">{words.happens}</p>
      </form>
    </Dialog>
  );
}
