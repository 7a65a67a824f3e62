// Deleting a message, after a question.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { deleteFeedback } from "./api";
import { useFeedbackWords } from "./words";

export interface DeleteDialogProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Warns that the message cannot be restored. */
export function DeleteDialog({ id, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const { deleting: words } = useFeedbackWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteFeedback(id),
    onSuccess: () => {
      toasts.success(words.done);
      onClose();
      onDeleted();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["feedback"] }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
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
