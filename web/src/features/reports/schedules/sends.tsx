// The emails of a schedule.
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Skeleton } from "@/ui/skeleton";
import { sendsQuery } from "./api";
import { useSchedulesWords } from "./words";

/** Time, recipients and result of each delivery. */
export function Sends({ schedule }: { schedule: string }) {
  const { sends: words } = useSchedulesWords();
  const format = useFormat();
  const { data, error } = useQuery(sendsQuery(schedule));
  if (error && !data) return <Banner kind="error">{words.failed}</Banner>;
  if (!data) return <Skeleton className="mt-2 h-16 rounded-md" />;
  if (data.items.length === 0) return <p className="py-2 text-sm text-ink-muted">{words.none}</p>;
  return (
    <table className="mt-2 w-full max-w-3xl text-left text-sm">
      <caption className="sr-only">{words.show}</caption>
      <thead className="text-xs text-ink-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {words.when}
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {words.to}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {words.state}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {data.items.map((send) => (
          <tr key={`${send.due_at}${send.email}`}>
            <td className="numeric py-2 pr-4 whitespace-nowrap text-ink-muted">
              {format.shortDateTime(send.at)}
            </td>
            <td className="py-2 pr-4 break-all text-ink">
              {send.email ?? <span className="text-ink-faint">{words.unreadable}</span>}
            </td>
            <td className="py-2">
              <StatusBadge status={send.state === "sent" ? "good" : "neutral"}>
                {words.states[send.state]}
              </StatusBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
