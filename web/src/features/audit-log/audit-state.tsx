// State of the log: the last checked entry, unsealed entries, and the retention.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { auditStateQuery, checkLog, type State } from "./api";
import { type AuditWords, useAuditWords } from "./words";

const ICON = { className: "size-5", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The state, and the button that checks the whole log now. */
export function AuditState() {
  const words = useAuditWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { data } = useQuery(auditStateQuery);
  const checking = useMutation({
    mutationFn: checkLog,
    onSuccess: (state) => client.setQueryData(auditStateQuery.queryKey, state),
    onError: (error) => toasts.error(`${words.state.failed} ${problemText(error, messages)}`),
  });
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      {data ? <Told state={data} /> : <Skeleton className="h-10 w-72 max-w-full" />}
      <Button size="sm" isPending={checking.isPending} onPress={() => checking.mutate()}>
        {words.state.check}
      </Button>
    </Card>
  );
}

function Told({ state }: { state: State }) {
  const { state: words } = useAuditWords();
  const format = useFormat();
  const { check } = state;
  const outcome = !check ? "unchecked" : check.flaw ? "flawed" : "whole";
  const look = {
    unchecked: { icon: <ShieldQuestion {...ICON} />, tint: "text-ink-muted" },
    flawed: { icon: <ShieldAlert {...ICON} />, tint: "text-poor-ink" },
    whole: { icon: <ShieldCheck {...ICON} />, tint: "text-good-ink" },
  }[outcome];
  const newer = state.sealed - (check?.until ?? 0);
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-start gap-3 text-sm">
      <span className={look.tint}>{look.icon}</span>
      <div role="status" className="min-w-0">
        <p className="font-medium text-ink">
          {!check && words.unchecked}
          {check &&
            !check.flaw &&
            words.whole(check.until, format.number(check.until), format.dateTime(check.at))}
          {check?.flaw && words.flawed(format.number(check.until), format.dateTime(check.at))}
        </p>
        <p className="mt-0.5 text-balance text-ink-muted">
          {[
            check?.flaw && words.flaws,
            check && !check.flaw && newer > 0 && words.newer(newer, format.number(newer)),
            state.waiting > 0 && words.waiting(state.waiting, format.number(state.waiting)),
            retentionText(state.retention_days, words),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </div>
  );
}

/** Formats the retention: in years if it is a whole number of years, within the leap days. */
export function retentionText(days: number | null, words: AuditWords["state"]): string {
  if (days === null) return words.kept_forever;
  const years = Math.round(days / 365.25);
  const isWhole = years > 0 && Math.abs(days - years * 365.25) < 2;
  return isWhole ? words.kept_years(years) : words.kept_days(days);
}
