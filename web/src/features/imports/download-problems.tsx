// Saves the rows with errors as a file.
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { Schemas } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { problemRows } from "./api";
import { useKind } from "./kind";
import { csvOf } from "./problem-file";
import { useRowTexts } from "./use-row-texts";
import { useImportMessages } from "./words";

export interface DownloadProblemsProps {
  id: string;
  check: Schemas["ImportCheck"];
}

/** The button over the rows with errors. */
export function DownloadProblems({ id, check }: DownloadProblemsProps) {
  const { check: words } = useImportMessages().locations.imports;
  const kind = useKind();
  const format = useFormat();
  const textsOf = useRowTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => problemRows(kind, id),
    onSuccess: (rows) => {
      const heads = [words.line, words.name, words.column, words.reason, words.value];
      const lines = rows.map((row) => {
        const { column, reason } = textsOf(row);
        return [String(row.line), row.name ?? "", column, reason, row.value ?? ""];
      });
      saveFile(new Blob([csvOf([heads, ...lines])], { type: "text/csv" }), null, words.file_name);
    },
    onError: () => toasts.error(words.rows_failed),
  });
  return (
    <Button
      size="sm"
      isPending={isPending}
      onPress={() => mutate()}
      icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {words.download(check.bad, format.number(check.bad))}
    </Button>
  );
}
