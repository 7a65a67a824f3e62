// Bar of a scheduled report that waits for a comment, with the send button.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Clock, Send } from "lucide-react";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { reportQuery, sendReport } from "../api";
import { schedulesQuery } from "../schedules/api";
import type { ReportDetail } from "../types";
import { useProblem } from "../use-problem";
import { useViewWords } from "./words";

/** The bar; nothing for a report that does not wait for a comment. */
export function WaitingBar({ report }: { report: ReportDetail }) {
  const { waiting: words } = useViewWords();
  const problemOf = useProblem();
  const may = useMay();
  const client = useQueryClient();
  const { data } = useQuery({
    ...schedulesQuery,
    enabled: report.schedule_id !== null && may("schedule_reports"),
  });
  const sending = useMutation({
    mutationFn: () => sendReport(report.id),
    onSuccess: () => {
      toasts.success(words.sent);
      void client.invalidateQueries({ queryKey: schedulesQuery.queryKey });
      void client.invalidateQueries({ queryKey: reportQuery(report.id).queryKey });
      void client.invalidateQueries({ queryKey: ["reports", "list"] });
    },
    onError: (error) => toasts.error(problemOf(error)),
  });
  const schedule = data?.items.find(({ id }) => id === report.schedule_id);
  const run = schedule?.last_run;
  if (!schedule || run?.report_id !== report.id || run.state !== "waiting") return null;
  const recipients = schedule.recipients.filter(({ is_stopped }) => !is_stopped).map(({ email }) => email);
  return (
    <Banner
      kind="brass"
      icon={<Clock className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      title={run.code === "stale" ? words.stale : words.title}
      className="flex-wrap print:hidden"
      actions={
        <Button
          variant="primary"
          icon={<Send className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          isPending={sending.isPending}
          isDisabled={recipients.length === 0}
          onPress={() => sending.mutate()}
        >
          {words.send(recipients.length)}
        </Button>
      }
    >
      <span className="break-words">{words.text(recipients.join(", "))}</span>
    </Banner>
  );
}
