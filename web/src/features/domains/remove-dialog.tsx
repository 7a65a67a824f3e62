// The question before a domain is removed.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { type Domain, domainsQuery, removeDomain } from "./api";
import { useDomainWords } from "./words";

export interface RemoveDialogProps {
  domain: Domain;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks, and removes the domain. */
export function RemoveDialog({ domain, isOpen, onClose }: RemoveDialogProps) {
  const { remove: words } = useDomainWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(domain.shown)}
      submit={words.submit}
      size="sm"
      role="alertdialog"
      isDanger
    >
      {(form) => <RemoveForm form={form} domain={domain} onRemoved={onClose} />}
    </FormDialog>
  );
}

function RemoveForm({
  form,
  domain,
  onRemoved,
}: {
  form: DialogForm;
  domain: Domain;
  onRemoved: () => void;
}) {
  const { remove: words } = useDomainWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => removeDomain(domain.id),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: domainsQuery.queryKey });
      onRemoved();
    },
  });
  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
      className="flex flex-col gap-4"
    >
      {error && (
        <Banner kind="error" title={words.failed}>
          {problemText(error, messages)}
        </Banner>
      )}
      <p className="text-pretty text-ink-muted">{words.text}</p>
    </form>
  );
}
