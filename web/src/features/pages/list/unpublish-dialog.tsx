// The question before pages are taken offline.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProblemNote } from "@/ui/problem-note";
import { toasts } from "@/ui/toast";
import { unpublishPage } from "../api";
import type { LocalPage } from "../types";
import { useListWords } from "./words";

export interface UnpublishDialogProps {
  pages: readonly LocalPage[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Takes the pages offline one by one; those already offline stay so when one fails. */
export function UnpublishDialog({ pages, isOpen, onClose, onDone }: UnpublishDialogProps) {
  const { unpublishing: words } = useListWords();
  const messages = useMessages();
  const client = useQueryClient();
  const live = pages.filter(({ state }) => state === "live");
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (const { location } of live) await unpublishPage(location.id);
    },
    onSuccess: () => {
      toasts.success(words.done(live.length));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["pages"] }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.title(live.length)}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending} autoFocus className="max-sm:grow">
            {messages.ui.cancel}
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            isDisabled={live.length === 0}
            onPress={() => mutate()}
            className="max-sm:grow"
          >
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
