// Asks before the organization's key is removed.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { removeKey } from "../api";
import { useDraftingWords } from "../words";

export interface RemoveDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The question. */
export function RemoveDialog({ isOpen, onClose }: RemoveDialogProps) {
  const { integration: words } = useDraftingWords();
  const { ui } = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: removeKey,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["drafting"] });
      toasts.success(words.removed);
      onClose();
    },
    onError: () => toasts.error(words.remove_failed),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.removing}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            {words.confirm_remove}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{words.removing_text}</p>
    </Dialog>
  );
}
