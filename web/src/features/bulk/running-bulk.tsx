// On the page while bulk work goes on; tells when it is over, with the way back.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { ProgressBar } from "@/ui/progress-bar";
import { Spinner } from "@/ui/spinner";
import { type ToastAction, toasts } from "@/ui/toast";
import { type Bulk, isUnderWay, mayUndo, recentBulkQuery } from "./api";
import { useUndo } from "./use-undo";
import { useBulkWords } from "./words";

export interface RunningBulkProps {
  /** Next step after a bulk edit, by its id. */
  afterEdit?: (bulk: string) => Promise<ToastAction | undefined>;
}

/** A box above the list, or nothing. */
export function RunningBulk({ afterEdit }: RunningBulkProps) {
  const { running: words } = useBulkWords();
  const format = useFormat();
  const { data } = useQuery(recentBulkQuery);
  useEndNotice(data?.items, afterEdit);
  const running = data?.items.find(isUnderWay);
  if (!running) return null;
  const { state, kind, count, done } = running;
  const number = format.number(count);
  const label = state === "undoing" ? words.undo(count, number) : words[kind](count, number);
  return (
    <Banner icon={<Spinner />}>
      <ProgressBar
        label={label}
        value={state === "queued" ? null : done}
        max={count}
        valueLabel={words.of(format.number(done), number)}
      />
      <p className="mt-1.5 text-xs text-ink-muted">
        {state === "queued" ? words.queued : words.keep_working}
      </p>
    </Banner>
  );
}

function useEndNotice(items: readonly Bulk[] | undefined, afterEdit: RunningBulkProps["afterEdit"]) {
  const client = useQueryClient();
  const { ui } = useMessages();
  const { done: words } = useBulkWords();
  const format = useFormat();
  const undo = useUndo();
  const running = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(async (ended: Bulk) => {
    void client.invalidateQueries({ queryKey: ["locations"] });
    void client.invalidateQueries({ queryKey: ["labels"] });
    const { state, kind, changed, skipped, kept_hours, count } = ended;
    const number = format.number(changed);
    const back = mayUndo(ended) ? { label: ui.undo, onPress: () => undo.mutate(ended.id) } : undefined;
    if (state === "failed") return toasts.error(words.failed(count, number, format.number(count)), back);
    const outcome =
      state === "undone"
        ? words.undone(changed, number)
        : changed === 0
          ? words.nothing
          : words[kind](changed, number);
    const rest = [
      ...(skipped > 0 && changed > 0 ? [words.skipped(skipped, format.number(skipped))] : []),
      ...(state === "done" && kept_hours > 0
        ? [words.kept_hours(kept_hours, format.number(kept_hours))]
        : []),
    ];
    const isEdit = state === "done" && kind === "edit" && changed > 0;
    const next = isEdit ? await afterEdit?.(ended.id) : undefined;
    return toasts.success([outcome, ...rest].join(", "), back, next);
  });
  useEffect(() => {
    if (!items) return;
    for (const one of items) {
      if (running.current.has(one.id) && !isUnderWay(one)) void tell(one);
    }
    running.current = new Set(items.filter(isUnderWay).map(({ id }) => id));
  }, [items]);
}
