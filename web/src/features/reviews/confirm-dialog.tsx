// A question before something is deleted.
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirm: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks; the answer is one of two buttons. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirm,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { ui } = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={title}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button variant="danger" autoFocus isPending={isPending} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{text}</p>
    </Dialog>
  );
}
