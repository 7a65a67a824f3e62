// The question before a person is removed from the portal.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { type Person, portalQuery, removePerson } from "./api";
import { usePortalWords } from "./words";

/** Asks, and removes the person; null for none. */
export function RemoveDialog({ person, onClose }: { person: Person | null; onClose: () => void }) {
  const { removing: words } = usePortalWords();
  return (
    <FormDialog
      isOpen={person !== null}
      onClose={onClose}
      title={words.title(person?.name ?? "")}
      submit={words.submit}
      size="sm"
      role="alertdialog"
      isDanger
    >
      {(form) => person && <RemoveForm form={form} person={person} onRemoved={onClose} />}
    </FormDialog>
  );
}

function RemoveForm({
  form,
  person,
  onRemoved,
}: {
  form: DialogForm;
  person: Person;
  onRemoved: () => void;
}) {
  const { removing: words } = usePortalWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => removePerson(person.id),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: portalQuery.queryKey });
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
