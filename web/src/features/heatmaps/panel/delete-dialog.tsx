// The question before a panel is deleted.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import type { Panel } from "../api";
import { deletePanel } from "./api";
import { usePanelWords } from "./words";

export interface DeleteDialogProps {
  isOpen: boolean;
  panel: Panel;
  /** Number of its scans. */
  scans: number;
  onClose: () => void;
}

/** Names the loss; after the deletion the list opens. */
export function DeleteDialog({ isOpen, panel, scans, onClose }: DeleteDialogProps) {
  const { remove: words } = usePanelWords();
  const messages = useMessages();
  const client = useQueryClient();
  const router = useRouter();
  const removal = useMutation({
    mutationFn: () => deletePanel(panel.id),
    onSuccess: () => {
      toasts.success(words.done);
      router.history.push("/dashboard/heatmaps");
      client.removeQueries({ queryKey: ["heatmaps", "panel", panel.id] });
      void client.invalidateQueries({ queryKey: ["heatmaps", "list"] });
    },
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.title}
      footer={
        <>
          <Button onPress={onClose} isDisabled={removal.isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="danger" autoFocus isPending={removal.isPending} onPress={() => removal.mutate()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-ink-muted">
        {words.text(panel.keyword, scans)}
        {panel.open_scan_id !== null && ` ${words.running}`}
      </p>
    </Dialog>
  );
}
