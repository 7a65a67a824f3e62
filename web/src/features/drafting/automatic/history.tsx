// Latest automatic replies of a location.
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { Link } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { type AutomaticReply, historyQuery } from "../api";
import { useDraftingWords } from "../words";

/** Rows that are shown. */
const MAX_ROWS = 10;

/** The list. */
export function History({ id }: { id: string }) {
  const { automatic: words } = useDraftingWords();
  const { data } = useQuery(historyQuery(id));
  return (
    <div className="border-t border-line pt-4">
      <h4 className="text-sm font-semibold">{words.history}</h4>
      {!data && <Skeleton className="mt-2 h-16 rounded-lg" />}
      {data?.items.length === 0 && <p className="mt-1 text-sm text-ink-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {data?.items.slice(0, MAX_ROWS).map((reply) => (
          <Row key={reply.review_id} reply={reply} />
        ))}
      </ul>
    </div>
  );
}

function Row({ reply }: { reply: AutomaticReply }) {
  const { automatic: words } = useDraftingWords();
  const format = useFormat();
  const { state, reason, due_at, decided_at, maker } = reply;
  const at = decided_at === null ? format.dateTime(due_at) : format.ago(decided_at);
  const text =
    state === "waiting" ? words.waiting(at) : state === "sent" ? words.sent(at) : words.skipped(at);
  const reasons: Record<string, string> = words.reasons;
  const more =
    state === "sent"
      ? maker === "template"
        ? words.by_template
        : maker
      : reason === null
        ? null
        : Object.hasOwn(reasons, reason)
          ? reasons[reason]
          : words.reasons.other;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
      <p className="min-w-0">
        {text}
        {more && <span className="text-ink-muted"> · {more}</span>}
      </p>
      <Link href={`/dashboard/reviews?review=${reply.review_id}`}>{words.view}</Link>
    </li>
  );
}
