// The question before a report is deleted.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { deleteReport, reportQuery } from "../api";
import type { ReportDetail } from "../types";
import { useViewWords } from "./words";

export interface ReportDialogProps {
  isOpen: boolean;
  report: ReportDetail;
  onClose: () => void;
}

/** Names the loss; after the deletion the list opens. */
export function DeleteDialog({ isOpen, report, onClose }: ReportDialogProps) {
  const { remove: words } = useViewWords();
  const messages = useMessages();
  const client = useQueryClient();
  const router = useRouter();
  const removal = useMutation({
    mutationFn: () => deleteReport(report.id),
    onSuccess: () => {
      toasts.success(words.done);
      router.history.push("/dashboard/reports");
      client.removeQueries({ queryKey: reportQuery(report.id).queryKey });
      void client.invalidateQueries({ queryKey: ["reports", "list"] });
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
      <p className="text-sm text-pretty break-words text-ink-muted">{words.text(report.title)}</p>
    </Dialog>
  );
}
