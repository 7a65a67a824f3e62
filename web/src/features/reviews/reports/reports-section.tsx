// Reports of a review to its site, with their outcome, and the button of the next one.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { toasts } from "@/ui/toast";
import type { ReviewDetail } from "../api";
import { useReviewProblem } from "../use-change";
import { useReportsWords } from "../words";
import { closeReport, type Report, type ReportOutcome, reportsQuery } from "./api";

const ReportDialog = lazyPart(() => import("./report-dialog"), "ReportDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const OUTCOMES = ["removed", "kept", "no_answer"] as const satisfies readonly ReportOutcome[];

/** The section below the notes. */
export function ReportsSection({ review }: { review: ReviewDetail }) {
  const words = useReportsWords();
  const { ui } = useMessages();
  const canReport = useMay()("reply_to_reviews");
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeenTrue(isOpen);
  const { data, error, refetch } = useQuery(reportsQuery(review.id));
  if (error && !data) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {ui.retry}
          </Button>
        }
      >
        {words.load_failed}
      </Banner>
    );
  }
  const isFree = data && data.rules.length > 0 && data.items.every(({ state }) => state !== "open");
  const canStart = canReport && isFree;
  if (!data || (data.items.length === 0 && !canStart)) return null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-3 border-t border-line pt-4">
      {data.items.length > 0 && (
        <>
          <h3 className="text-sm font-semibold">{words.title}</h3>
          <ul className="flex flex-col gap-2">
            {data.items.map((item) => (
              <ShownReport key={item.id} review={review.id} report={item} canClose={canReport} />
            ))}
          </ul>
        </>
      )}
      {canStart && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Flag {...ICON} />}
          onPress={() => setOpen(true)}
          className="-ml-3 self-start"
        >
          {words.report}
        </Button>
      )}
      <Suspense>
        {hasOpened && (
          <ReportDialog
            isOpen={isOpen}
            review={review}
            rules={data.rules}
            url={data.url}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface ShownReportProps {
  review: string;
  report: Report;
  canClose: boolean;
}

function ShownReport({ review, report, canClose }: ShownReportProps) {
  const words = useReportsWords();
  const format = useFormat();
  const client = useQueryClient();
  const problem = useReviewProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: (outcome: ReportOutcome) => closeReport(review, report.id, outcome),
    onError: (error) => toasts.error(`${words.failed} ${problem(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
  const { rule, state, reported_at, reported_by, closed_at } = report;
  return (
    <li className="flex flex-col gap-1.5 rounded-lg bg-sunken px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{words.states[state]}</Badge>
        {words.rules[rule]}
      </p>
      <p className="text-xs text-ink-muted">
        {words.reported(format.date(reported_at), reported_by.name ?? words.former)}
        {closed_at && ` · ${words.closed(format.date(closed_at))}`}
      </p>
      {state === "open" && canClose && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="mb-1 text-xs text-ink-muted">{words.outcome}</legend>
          {OUTCOMES.map((outcome) => (
            <Button key={outcome} size="sm" isDisabled={isPending} onPress={() => mutate(outcome)}>
              {words.outcomes[outcome]}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
