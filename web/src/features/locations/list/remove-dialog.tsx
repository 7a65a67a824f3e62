// Deletes one location after a confirmation; the notice can undo it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useLast } from "@/lib/use-last";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { deleteLocation, hideLocation, restoreLocation } from "../api";
import type { Location } from "../types";
import { addressLine } from "./cells";
import { focusListSoon } from "./focus-list";

export interface RemoveDialogProps {
  /** Locations to be deleted; null keeps the dialog closed. */
  location: Location | null;
  onClose: () => void;
  /** Called when the answer was yes, before it is done. */
  onConfirm?: () => void;
}

/** Asks, naming the location. */
export function RemoveDialog({ location, onClose, onConfirm }: RemoveDialogProps) {
  const messages = useMessages();
  const { remove } = messages.locations;
  const removal = useRemoval();
  const lastLocation = useLast(location);
  const confirm = () => {
    if (location) removal.mutate(location);
    onClose();
    onConfirm?.();
    // The row that had the focus is gone; the one in its place takes it.
    focusListSoon();
  };
  return (
    <Dialog
      isOpen={location !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={lastLocation ? remove.title(lastLocation.name) : ""}
      footer={
        <>
          <Button onPress={onClose}>{messages.ui.cancel}</Button>
          <Button variant="danger" autoFocus onPress={confirm}>
            {remove.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm font-medium text-ink">
        <bdi>{lastLocation && addressLine(lastLocation)}</bdi>
      </p>
      <p className="mt-2 text-sm text-ink-muted">{remove.text}</p>
    </Dialog>
  );
}

function useRemoval() {
  const client = useQueryClient();
  const messages = useMessages();
  const { remove } = messages.locations;
  const refetch = () => void client.invalidateQueries({ queryKey: ["locations"] });
  const restore = async ({ id, name }: Location) => {
    try {
      await restoreLocation(id);
      toasts.success(remove.restored(name));
    } catch (error) {
      toasts.error(`${remove.restore_failed(name)} ${problemText(error, messages)}`);
    }
    refetch();
  };
  return useMutation({
    mutationFn: ({ id }: Location) => deleteLocation(id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: ["locations", "list"] });
      return hideLocation(client, id);
    },
    onSuccess: (_, location) => {
      toasts.success(remove.done(location.name), {
        label: messages.ui.undo,
        onPress: () => void restore(location),
      });
    },
    onError: (error, { name }, rollback) => {
      rollback?.();
      toasts.error(`${remove.failed(name)} ${problemText(error, messages)}`);
    },
    onSettled: refetch,
  });
}
