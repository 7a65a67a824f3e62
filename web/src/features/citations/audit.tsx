// Checking now: the button, and the line that shows the progress.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { CompactLabel } from "@/ui/compact-label";
import { ProgressBar } from "@/ui/progress-bar";
import { toasts } from "@/ui/toast";
import { auditQuery, startAudit } from "./api";
import type { Audit } from "./types";
import { useMatrixWords } from "./words";

/** Returns true until the audit has ended. */
export const isRunning = (audit: Audit | null | undefined) =>
  audit?.state === "queued" || audit?.state === "running";

/** Starts an audit of some locations, or of all (null). */
export function useStartAudit() {
  const { audit: words } = useMatrixWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: startAudit,
    onSuccess: () => toasts.success(words.started),
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["citations"] }),
  });
}

export interface CheckButtonProps {
  /** Locations to check; null for all. */
  locations: readonly string[] | null;
  isPrimary?: boolean;
}

/** "Check now". */
export function CheckButton({ locations, isPrimary = false }: CheckButtonProps) {
  const { audit: words } = useMatrixWords();
  const { data: audit } = useQuery(auditQuery);
  const { mutate, isPending } = useStartAudit();
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      icon={<RefreshCw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      isPending={isPending}
      isDisabled={isRunning(audit)}
      onPress={() => mutate(locations)}
    >
      <CompactLabel>{words.button}</CompactLabel>
    </Button>
  );
}

/** Progress of an audit under way, or when the last one was; `hint` follows that. */
export function AuditLine({ hint }: { hint?: string | undefined }) {
  const { audit: words } = useMatrixWords();
  const format = useFormat();
  const { data: audit } = useQuery(auditQuery);
  const remark = (text: string) => <p className="-mt-1 text-xs text-pretty text-ink-muted">{text}</p>;
  if (!audit) return hint ? remark(hint) : null;
  if (isRunning(audit)) {
    const isQueued = audit.state === "queued" || audit.total === 0;
    return (
      <div role="status">
        <ProgressBar
          label={isQueued ? words.queued : words.running}
          value={isQueued ? null : audit.done}
          max={audit.total}
          valueLabel={words.progress(format.number(audit.done), format.number(audit.total))}
          className="rounded-lg border border-line bg-surface px-4 py-3 shadow-sm"
        />
      </div>
    );
  }
  const last =
    audit.state === "failed" ? words.stopped : words.last(format.ago(audit.finished_at ?? audit.created_at));
  return remark(hint ? `${last} ${hint}` : last);
}
