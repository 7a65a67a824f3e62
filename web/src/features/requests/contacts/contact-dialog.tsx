// Adding a contact, or changing one, with the consents.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "@/lib/api";
import { useI18n, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { useLast } from "@/lib/use-last";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { CardSkeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { NEW } from "../search";
import type { Contact } from "../types";
import { addContact, changeContact, contactQuery } from "./api";
import { ContactFields } from "./contact-fields";
import { ForgetDialog } from "./forget-dialog";
import { type ContactErrors, contactBody, contactErrors, draftOf, emptyDraft } from "./form";
import { useContactWords } from "./words";

export interface ContactDialogProps {
  /** `NEW`, an id, or undefined while closed. */
  contact: string | undefined;
  location: string | undefined;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function ContactDialog({ contact, location, onClose }: ContactDialogProps) {
  const { form: words } = useContactWords();
  const messages = useMessages();
  const may = useMay();
  const lastContact = useLast(contact);
  const formId = useId();
  const [isPending, setPending] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  const isNew = lastContact === NEW;
  const { data, error } = useQuery({
    ...contactQuery(lastContact ?? ""),
    enabled: lastContact !== null && !isNew && contact !== undefined,
  });
  const loadedContact = data?.id === lastContact ? data : undefined;
  const isGone = error instanceof ApiError && error.status === 404;
  const canEdit = may("send_requests");
  return (
    <Dialog
      isOpen={contact !== undefined}
      onClose={onClose}
      title={isNew ? words.add_title : words.edit_title}
      size="lg"
      isDismissable={!isPending}
      footer={
        <>
          {loadedContact && may("manage_requests") && (
            <Button className="mr-auto" onPress={() => setForgetting(true)} isDisabled={isPending}>
              {words.forget}
            </Button>
          )}
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          {canEdit && (isNew || loadedContact) && (
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              {isNew ? words.submit_add : words.submit_edit}
            </Button>
          )}
        </>
      }
    >
      {isNew || loadedContact ? (
        <ContactForm
          key={lastContact}
          id={formId}
          contact={isNew ? undefined : loadedContact}
          location={location}
          onPending={setPending}
          onSaved={onClose}
        />
      ) : error ? (
        <Banner kind="error" title={isGone ? words.not_found : words.failed}>
          {!isGone && problemText(error, messages)}
        </Banner>
      ) : (
        <CardSkeleton className="h-72" />
      )}
      {loadedContact && (
        <ForgetDialog
          contact={loadedContact}
          isOpen={isForgetting}
          onClose={() => setForgetting(false)}
          onForgotten={() => {
            setForgetting(false);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface ContactFormProps {
  id: string;
  contact: Contact | undefined;
  location: string | undefined;
  onPending: (isPending: boolean) => void;
  onSaved: () => void;
}

function ContactForm({ id, contact, location, onPending, onSaved }: ContactFormProps) {
  const { form: words } = useContactWords();
  const messages = useMessages();
  const { language } = useI18n();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => (contact ? draftOf(contact) : emptyDraft(language, location)));
  const [errors, setErrors] = useState<ContactErrors>({});
  const { mutate, error } = useMutation({
    mutationFn: () => {
      const body = contactBody(draft, contact);
      return contact ? changeContact(contact.id, body) : addContact(body);
    },
    onMutate: () => onPending(true),
    onSuccess: (saved) => {
      client.setQueryData(contactQuery(saved.id).queryKey, saved);
      toasts.success(contact ? words.saved : words.added);
      onSaved();
    },
    onSettled: () => {
      onPending(false);
      void client.invalidateQueries({ queryKey: ["contacts"] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nextErrors = contactErrors(draft);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length === 0) mutate();
  };
  const refused = (field: string) => {
    const refusal = refusedField(error, field);
    return refusal && fieldText(refusal, messages);
  };
  return (
    <form id={id} onSubmit={submit} className="flex flex-col gap-5" noValidate>
      {error && (
        <Banner kind="error" title={words.failed}>
          {isElsewhere(error) ? words.elsewhere : problemText(error, messages)}
        </Banner>
      )}
      <ContactFields
        draft={draft}
        onChange={(patch) => {
          setErrors({});
          setDraft((before) => ({ ...before, ...patch }));
        }}
        errors={errors}
        refused={refused}
        optedOutAt={contact?.opted_out_at ?? null}
      />
    </form>
  );
}

/** Returns true if the person is a contact of locations that the member does not see. */
function isElsewhere(error: Error): boolean {
  return error instanceof ApiError && error.code === "contact_elsewhere";
}
