// A question before something that cannot be undone.
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

/** A little more than the dialog takes to fade away. */
const CLOSING_MS = 260;

export interface Question {
  title: string;
  text: ReactNode;
  confirm: string;
  /** Action on "yes"; the dialog waits for it. */
  act: () => Promise<void>;
}

/** Confirmation dialog, open while there is a question. */
export function AskDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const { ui } = useMessages();
  const [isBusy, setBusy] = useState(false);
  // Keeps its words while it fades away.
  const [lastQuestion, setLastQuestion] = useState(question);
  useEffect(() => {
    if (question) setLastQuestion(question);
  }, [question]);
  const act = async () => {
    if (!question) return;
    setBusy(true);
    await question.act();
    setBusy(false);
    onClose();
    // The row that had the focus may be gone.
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById("section-title")?.focus();
    }, CLOSING_MS);
  };
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={lastQuestion?.title ?? ""}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {ui.cancel}
          </Button>
          <Button variant="danger" autoFocus isPending={isBusy} onPress={() => void act()}>
            {lastQuestion?.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{lastQuestion?.text}</p>
    </Dialog>
  );
}
