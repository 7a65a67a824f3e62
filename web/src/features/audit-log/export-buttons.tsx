// Saves the filtered log as a file for a spreadsheet or a program.
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { exportLog, type Format } from "./api";
import type { AuditSearch } from "./search";
import { useAuditWords } from "./words";

const FORMATS = ["csv", "jsonl"] as const satisfies Format[];

/** A button for each kind of file. */
export function ExportButtons({ search }: { search: AuditSearch }) {
  const words = useAuditWords();
  const messages = useMessages();
  const saving = useMutation({
    mutationFn: (format: Format) => exportLog(search, format),
    onError: (error) => toasts.error(`${words.export_failed} ${problemText(error, messages)}`),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {FORMATS.map((format) => (
        <Button
          key={format}
          isPending={saving.isPending && saving.variables === format}
          icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => saving.mutate(format)}
        >
          {words.export[format]}
        </Button>
      ))}
    </div>
  );
}
