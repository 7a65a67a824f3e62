// Forgetting a contact, after a question.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import type { Contact } from "../types";
import { forgetContact } from "./api";
import { useContactWords } from "./words";

export interface ForgetDialogProps {
  contact: Contact;
  isOpen: boolean;
  onClose: () => void;
  onForgotten: () => void;
}

/** Lists the data that is deleted and the data that stays. */
export function ForgetDialog({ contact, isOpen, onClose, onForgotten }: ForgetDialogProps) {
  const { forgetting: words } = useContactWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => forgetContact(contact.id),
    onSuccess: () => {
      toasts.success(words.done);
      onForgotten();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["contacts"] }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(contact.name)}
      size="sm"
      role="alertdialog"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{words.text}</p>
    </Dialog>
  );
}
