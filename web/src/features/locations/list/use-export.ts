// Exporting with its notices.
import { useMutation } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { type ExportScope, exportLocations } from "../export";

/** Starts an export of `count` locations and tells how it went. */
export function useExport() {
  const messages = useMessages();
  const format = useFormat();
  const { exported, export_failed } = messages.locations;
  return useMutation({
    mutationFn: ({ scope }: { scope: ExportScope; count: number }) => exportLocations(scope),
    onSuccess: (_, { count }) => toasts.success(exported(count, format.number(count))),
    onError: (error) => toasts.error(`${export_failed} ${problemText(error, messages)}`),
  });
}
