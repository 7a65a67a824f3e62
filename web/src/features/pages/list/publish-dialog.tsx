// Confirms publishing: counts of indexed and unindexed pages, with reasons.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProblemNote } from "@/ui/problem-note";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { forecastQuery, publishPages } from "../api";
import { hiddenBy, refusedFor } from "../rules";
import type { LocalPage, PublishReport } from "../types";
import { usePagesWords } from "../words";
import { useListWords } from "./words";

export interface PublishDialogProps {
  pages: readonly LocalPage[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog with the forecast and the publish button; afterwards, the report of refused pages. */
export function PublishDialog({ pages, isOpen, onClose, onDone }: PublishDialogProps) {
  const { publishing: words } = useListWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [report, setReport] = useState<PublishReport | null>(null);
  const ids = pages.map(({ location }) => location.id);
  const forecast = useQuery({ ...forecastQuery(ids), enabled: isOpen && report === null });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => publishPages({ location_ids: ids, dry_run: false }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ["pages"] });
      if (answer.done > 0) toasts.success(words.done(answer.done));
      if (answer.refused.length === 0) onDone();
      else setReport(answer);
    },
  });
  const count = forecast.data?.done ?? 0;
  const failure = error ?? forecast.error;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={report ? onDone : onClose}
      title={report ? words.report : words.title(ids.length)}
      isDismissable={!isPending}
      footer={
        report ? (
          <Button onPress={onDone}>{messages.ui.close}</Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isPending}>
              {messages.ui.cancel}
            </Button>
            <Button variant="primary" isPending={isPending} isDisabled={count === 0} onPress={() => mutate()}>
              {words.button(count)}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner kind="error" title={words.failed}>
            <ProblemNote error={failure} />
          </Banner>
        )}
        {report ? (
          <Effects report={report} pages={[]} isDone />
        ) : forecast.data ? (
          <Effects report={forecast.data} pages={pages} />
        ) : (
          !failure && <Skeleton className="h-40 rounded-md" />
        )}
      </div>
    </Dialog>
  );
}

interface EffectsProps {
  report: PublishReport;
  /** Pages with explained problems. */
  pages: readonly LocalPage[];
  isDone?: boolean;
}

/** Counts, one per line, then the advice for pages that search engines do not list. */
function Effects({ report, pages, isDone = false }: EffectsProps) {
  const { publishing: words } = useListWords();
  const shared = usePagesWords();
  const format = useFormat();
  const { done, noindex, refused } = report;
  const explainedCodes = ["plan_limit", "closed"];
  const others = refused
    .filter(({ code }) => !explainedCodes.includes(code))
    .reduce((sum, { count }) => sum + count, 0);
  const lines = [
    { text: words.live, count: done, isAlways: true },
    { text: words.indexed, count: done - noindex, isAlways: true },
    { text: words.hidden, count: noindex },
    { text: words.beyond, count: refusedFor(report, "plan_limit") },
    { text: words.closed, count: refusedFor(report, "closed") },
    { text: words.others, count: others },
  ].filter(({ count, isAlways }) => isAlways || count > 0);
  const hidden = noindex > 0 ? hiddenBy(pages) : [];
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {lines.map(({ text, count }) => (
          <div key={text} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-ink-muted">{text}</dt>
            <dd className="numeric font-semibold text-ink">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {hidden.length > 0 && (
        <ul className="flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-3 text-sm">
          {hidden.map(({ problem, count }) => (
            <li key={problem} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span className="numeric text-right font-medium text-ink">{format.number(count)}</span>
              <span>
                <span className="font-medium text-ink">{shared.problems[problem].name}</span>
                <span className="block text-pretty text-ink-muted">{shared.problems[problem].todo}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isDone && <p className="text-xs text-pretty text-ink-muted">{words.undo}</p>}
    </>
  );
}
