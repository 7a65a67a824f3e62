// A person of the portal, added or edited.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useI18n, useMessages } from "@/lib/i18n";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import {
  contentOf,
  LANGUAGES,
  MAX_LENGTHS,
  type NewPerson,
  type Person,
  type PersonLanguage,
  portalQuery,
  savePerson,
} from "./api";
import { usePortalWords } from "./words";

export interface PersonDialogProps {
  /** The person, "new" for a new one, null when the dialog is closed. */
  edited: Person | "new" | null;
  onClose: () => void;
}

/** The dialog around the form. */
export function PersonDialog({ edited, onClose }: PersonDialogProps) {
  const { dialog: words } = usePortalWords();
  return (
    <FormDialog
      isOpen={edited !== null}
      onClose={onClose}
      title={edited === "new" ? words.add : words.edit}
      submit={words.save}
    >
      {(form) =>
        edited && <PersonForm form={form} person={edited === "new" ? null : edited} onSaved={onClose} />
      }
    </FormDialog>
  );
}

interface PersonFormProps {
  form: DialogForm;
  person: Person | null;
  onSaved: () => void;
}

function PersonForm({ form, person, onSaved }: PersonFormProps) {
  const { dialog: words } = usePortalWords();
  const { language } = useI18n();
  const messages = useMessages();
  const client = useQueryClient();
  const [content, setContent] = useState<NewPerson>(
    person ? contentOf(person) : { name: "", email: "", language, limits: null, is_paused: false },
  );
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => savePerson(person?.id ?? null, content),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: portalQuery.queryKey });
      onSaved();
    },
  });
  const [name, email] = [refusedField(error, "name"), refusedField(error, "email")];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form id={form.id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && !name && !email && (
        <Banner kind="error" title={words.failed}>
          {failure(error, words) ?? problemText(error, messages)}
        </Banner>
      )}
      <TextField
        label={words.name}
        value={content.name}
        onChange={(value) => setContent({ ...content, name: value })}
        errorMessage={name && fieldText(name, messages)}
        maxLength={MAX_LENGTHS.name}
        isRequired
        autoFocus
      />
      <TextField
        label={words.email}
        type="email"
        value={content.email}
        onChange={(value) => setContent({ ...content, email: value })}
        description={words.email_help}
        errorMessage={email && words.bad_email}
        maxLength={MAX_LENGTHS.email}
        isReadOnly={person !== null}
        isRequired
      />
      <Select
        label={words.language}
        value={content.language ?? "en"}
        onChange={(value) => setContent({ ...content, language: value as PersonLanguage })}
        choices={LANGUAGES.map((id) => ({ id, label: words.languages[id] }))}
        className="sm:max-w-64"
      />
    </form>
  );
}

function failure(error: unknown, words: { exists: string; too_many: string }): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "person_exists") return words.exists;
  return error.code === "too_many_people" ? words.too_many : undefined;
}
