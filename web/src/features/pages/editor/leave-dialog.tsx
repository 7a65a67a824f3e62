// Confirmation before a page is taken offline, or its location is marked as permanently closed.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProblemNote } from "@/ui/problem-note";
import { toasts } from "@/ui/toast";
import { closePage, pageQuery, unpublishPage } from "../api";
import { useEditorWords } from "./words";

export interface LeaveDialogProps {
  location: string;
  /** Action to confirm; null while the dialog is closed. */
  action: "unpublish" | "close" | null;
  onClose: () => void;
}

/** The effect, and the button that names it. */
export function LeaveDialog({ location, action, onClose }: LeaveDialogProps) {
  const { closing, unpublishing } = useEditorWords();
  const messages = useMessages();
  const client = useQueryClient();
  const words = action === "close" ? closing : unpublishing;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (action === "close" ? closePage(location) : unpublishPage(location)),
    onSuccess: (page) => {
      client.setQueryData(pageQuery(location).queryKey, page);
      void client.invalidateQueries({ queryKey: ["pages"] });
      toasts.success(words.done);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={action !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.title}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending} autoFocus className="max-sm:grow">
            {messages.ui.cancel}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()} className="max-sm:grow">
            {words.button}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {error && (
          <Banner kind="error" title={words.failed}>
            <ProblemNote error={error} />
          </Banner>
        )}
        <p className="text-sm text-pretty text-ink-muted">{words.text}</p>
      </div>
    </Dialog>
  );
}
