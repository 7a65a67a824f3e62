// A question before something that cannot be taken back.
import { useEffect, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

export interface Question {
  title: string;
  text: string;
  confirm: string;
  /** Red, for destructive actions. */
  isDestructive: boolean;
}

export interface ConfirmDialogProps {
  /** Null keeps the dialog closed. */
  question: Question | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks; the answer is one of two buttons. */
export function ConfirmDialog({ question, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  const { ui } = useMessages();
  // Keeps its words while it fades away.
  const [lastQuestion, setLastQuestion] = useState(question);
  useEffect(() => {
    if (question) setLastQuestion(question);
  }, [question]);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={lastQuestion?.title ?? ""}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button
            variant={lastQuestion?.isDestructive ? "danger" : "primary"}
            autoFocus
            isPending={isPending}
            onPress={onConfirm}
          >
            {lastQuestion?.confirm ?? ""}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{lastQuestion?.text}</p>
    </Dialog>
  );
}
