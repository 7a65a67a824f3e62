// Asks before a directory of the organization is deleted.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useLast } from "@/lib/use-last";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { removeDirectory } from "../api";
import type { Directory } from "../types";
import { useDirectoriesWords } from "../words";

export interface RemoveDialogProps {
  /** The directory; null closes the dialog. */
  directory: Directory | null;
  onClose: () => void;
}

/** The question. */
export function RemoveDialog({ directory, onClose }: RemoveDialogProps) {
  const { removing: words } = useDirectoriesWords();
  const messages = useMessages();
  const client = useQueryClient();
  const lastDirectory = useLast(directory);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => removeDirectory(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["citations"] });
      toasts.success(words.done(lastDirectory?.name ?? ""));
      onClose();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  return (
    <Dialog
      isOpen={directory !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.title(lastDirectory?.name ?? "")}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            onPress={() => lastDirectory && mutate(lastDirectory.id)}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{words.text}</p>
    </Dialog>
  );
}
