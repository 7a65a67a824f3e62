// Asks before the key of a provider is removed.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { removeAccount } from "../api";
import { useHeatmapsWords, useIntegrationsWords } from "../words";
import type { KeyDialogProps } from "./key-dialog";

/** The question. */
export function RemoveDialog({ account, isOpen, onClose }: KeyDialogProps) {
  const { removing: words } = useIntegrationsWords();
  const { ui } = useMessages();
  const client = useQueryClient();
  const name = useHeatmapsWords().providers[account.provider];
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeAccount(account.provider),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["heatmaps"] });
      toasts.success(words.done(name));
      onClose();
    },
    onError: () => toasts.error(words.failed),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.title(name)}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
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
