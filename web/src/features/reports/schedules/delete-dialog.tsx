// The question before a schedule is deleted.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import type { Schedule } from "../types";
import { deleteSchedule, schedulesQuery } from "./api";
import { useSchedulesWords } from "./words";

export interface DeleteDialogProps {
  isOpen: boolean;
  schedule: Schedule;
  onClose: () => void;
}

/** Names the loss. */
export function DeleteDialog({ isOpen, schedule, onClose }: DeleteDialogProps) {
  const { remove: words } = useSchedulesWords();
  const messages = useMessages();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteSchedule(schedule.id),
    onSuccess: () => {
      toasts.success(words.done);
      onClose();
      void client.invalidateQueries({ queryKey: schedulesQuery.queryKey });
    },
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.title}
      footer={
        <>
          <Button onPress={onClose} isDisabled={removal.isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="danger" autoFocus isPending={removal.isPending} onPress={() => removal.mutate()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty break-words text-ink-muted">{words.text(schedule.name)}</p>
    </Dialog>
  );
}
