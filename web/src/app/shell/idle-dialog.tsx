// Warning, one minute before an idle user is signed out.
import { signOut } from "@/lib/auth";
import { useWords } from "@/lib/i18n";
import { warning as en } from "@/messages/en/idle";
import { warning as fr } from "@/messages/fr/idle";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

const WORDS = { en, fr };

export interface IdleDialogProps {
  /** Seconds left until then. */
  seconds: number;
  onStay: () => void;
}

/** Shows the remaining time; closing the dialog in any way keeps the user signed in. */
export function IdleDialog({ seconds, onStay }: IdleDialogProps) {
  const words = useWords<typeof en>(WORDS);
  return (
    <Dialog
      isOpen
      onClose={onStay}
      role="alertdialog"
      size="sm"
      title={words.title}
      footer={
        <>
          <Button onPress={() => void signOut()}>{words.leave}</Button>
          <Button variant="primary" autoFocus onPress={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">{words.text}</p>
      <p className="mt-3 font-medium tabular-nums" role="timer">
        {words.left(seconds)}
      </p>
    </Dialog>
  );
}
