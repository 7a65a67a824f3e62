// The scan in progress: answers so far, cost so far, and the button that ends it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { ProgressBar } from "@/ui/progress-bar";
import { toasts } from "@/ui/toast";
import type { Scan } from "../api";
import { cancelScan } from "./api";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

export interface ProgressProps {
  scan: Scan;
  /** Shows the scan on the map; undefined when it is already shown. */
  onShow: (() => void) | undefined;
}

/** A bar that stays in the page until the scan has ended. */
export function Progress({ scan, onShow }: ProgressProps) {
  const words = usePanelWords();
  const messages = useMessages();
  const write = useWrite();
  const may = useMay();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelScan(scan.id),
    onError: (error) =>
      toasts.error(
        error instanceof ApiError && error.code === "scan_ended"
          ? words.refusals.scan_ended
          : problemText(error, messages),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ["heatmaps"] }),
  });
  const { answered, pins } = scan;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-64 flex-1">
        <ProgressBar
          label={scan.state === "queued" ? words.progress.queued : words.progress.label}
          value={answered}
          max={pins}
          valueLabel={words.progress.done(
            write.number(answered),
            write.number(pins),
            write.money(scan.cost_micros),
          )}
        />
        <p className="mt-1.5 text-xs text-ink-muted">{words.progress.leave}</p>
      </div>
      <div className="flex gap-2">
        {onShow && (
          <Button size="sm" onPress={onShow}>
            {words.progress.show}
          </Button>
        )}
        {may("run_scans") && (
          <Button size="sm" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
            {words.progress.cancel}
          </Button>
        )}
      </div>
    </Card>
  );
}
