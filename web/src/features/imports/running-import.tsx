// On the page while an import goes on and its dialog is closed; tells when it is over.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { toasts } from "@/ui/toast";
import { isUnderWay, recentImportsQuery } from "./api";
import type { ImportKind } from "./kind";
import type { Import } from "./upload";
import { useImportMessages } from "./words";

export interface RunningImportProps {
  kind: ImportKind;
  /** Id of the import with an open dialog, which shows its own progress. */
  openImport: string | undefined;
  onOpen: (id: string) => void;
}

/** A line above the list, or nothing. */
export function RunningImport({ kind, openImport, onOpen }: RunningImportProps) {
  const { progress: words } = useImportMessages(kind).locations.imports;
  const format = useFormat();
  const { data } = useQuery(recentImportsQuery(kind));
  useEndNotice(kind, data?.items, openImport);
  const running = data?.items.find(isUnderWay);
  if (!running || running.id === openImport) return null;
  const { progress } = running;
  return (
    <Banner
      icon={<Spinner />}
      actions={
        <Button size="sm" className="-my-1.5" onPress={() => onOpen(running.id)}>
          {words.show}
        </Button>
      }
    >
      <span className="font-medium">{words.banner(running.filename)}</span>
      {progress && progress.total > 0 && (
        <span className="numeric ml-2 text-ink-muted">
          {words.of(format.number(progress.done), format.number(progress.total))}
        </span>
      )}
    </Banner>
  );
}

function useEndNotice(
  kind: ImportKind,
  imports: readonly Import[] | undefined,
  openImport: string | undefined,
) {
  const client = useQueryClient();
  const { outcome: words } = useImportMessages(kind).locations.imports;
  const format = useFormat();
  const running = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent((ended: Import) => {
    void client.invalidateQueries({ queryKey: [kind] });
    if (ended.id === openImport) return;
    const { outcome, state, filename } = ended;
    if (state === "failed") toasts.error(words.failed_toast(filename));
    if (state === "done" && outcome) {
      const count = outcome.created + outcome.updated;
      toasts.success(words.finished_toast(count, format.number(count)));
    }
  });
  useEffect(() => {
    if (!imports) return;
    for (const one of imports) {
      if (running.current.has(one.id) && !isUnderWay(one)) tell(one);
    }
    running.current = new Set(imports.filter(isUnderWay).map(({ id }) => id));
  }, [imports]);
}
