// The secret of a webhook, the one time it is shown.
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CopyOnce } from "@/ui/copy-once";
import { Dialog } from "@/ui/dialog";
import { useWebhookWords } from "./words";

export interface SecretDialogProps {
  /** Null keeps the dialog closed. */
  secret: string | null;
  onClose: () => void;
}

/** Shows the secret, to be copied. No press beside the dialog takes it away. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { secret: words } = useWebhookWords();
  return (
    <Dialog
      isOpen={secret !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.title}
      footer={<Button onPress={onClose}>{words.done}</Button>}
    >
      <div className="flex flex-col gap-4">
        <Banner kind="warning">{words.text}</Banner>
        <CopyOnce value={secret ?? ""} words={words} />
      </div>
    </Dialog>
  );
}
