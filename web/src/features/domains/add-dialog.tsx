// Adding a domain.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import { addDomain, type DomainKind, domainsQuery, KINDS, MAX_NAME } from "./api";
import { useDomainWords } from "./words";

export interface AddDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog with the use and the name of the domain. */
export function AddDialog({ isOpen, onClose }: AddDialogProps) {
  const { dialog: words } = useDomainWords();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={words.title} submit={words.submit}>
      {(form) => <AddForm form={form} onAdded={onClose} />}
    </FormDialog>
  );
}

function AddForm({ form, onAdded }: { form: DialogForm; onAdded: () => void }) {
  const { dialog: words, kinds } = useDomainWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [kind, setKind] = useState<DomainKind>("portal");
  const [name, setName] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => addDomain({ kind, name: name.trim() }),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: domainsQuery.queryKey });
      onAdded();
    },
  });
  const refused = refusedField(error, "name");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const failure =
    error instanceof ApiError
      ? { domain_exists: words.exists, too_many_domains: words.too_many, demo_domain: words.demo }
      : {};
  const code = error instanceof ApiError ? error.code : "";
  return (
    <form id={form.id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && !refused && (
        <Banner kind="error" title={words.failed}>
          {failure[code as keyof typeof failure] ?? problemText(error, messages)}
        </Banner>
      )}
      <RadioGroup
        label={words.kind}
        value={kind}
        onChange={(value) => setKind(value as DomainKind)}
        choices={KINDS.map((value) => ({ value, label: kinds[value][0], description: kinds[value][1] }))}
      />
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        description={words.name_help}
        placeholder={words.name_placeholder}
        errorMessage={refused && refusedText(refused.code, words.refused)}
        maxLength={MAX_NAME}
        isRequired
        autoFocus
      />
    </form>
  );
}

function refusedText(code: string, texts: Readonly<Record<string, string>>): string {
  return texts[code] ?? texts.invalid_domain ?? "";
}
