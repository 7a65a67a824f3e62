// Asks before a post is stopped or deleted.
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  keep: string;
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** Confirmation dialog with two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, text, keep, confirm, isPending, onConfirm } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {keep}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{text}</p>
    </Dialog>
  );
}
