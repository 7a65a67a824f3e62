// Changes of a report: its title, its note, and whether clients see it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { changeReport, reportQuery } from "../api";
import type { ReportPatch } from "../types";

/** Saves a change; failures are shown in a toast. */
export function useChange(id: string) {
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ReportPatch) => changeReport(id, patch),
    onSuccess: (saved) => {
      client.setQueryData(reportQuery(id).queryKey, (report) => report && { ...report, ...saved });
      void client.invalidateQueries({ queryKey: ["reports", "list"] });
    },
    onError: (error) => toasts.error(problemText(error, messages)),
  });
}
