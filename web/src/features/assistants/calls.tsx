// Calls of assistants, from the audit log.
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { LoadFailed } from "@/ui/load-failed";
import { type Call, callsQuery } from "./api";
import type { AssistantWords } from "./en";
import { useAssistantWords } from "./words";

/** The latest calls, with a way to all of them. */
export function Calls() {
  const { calls: words } = useAssistantWords();
  const { data: calls, error, refetch } = useQuery(callsQuery);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="font-semibold">{words.title}</h3>
        <Link href="/dashboard/settings/audit?group=assistants">{words.all}</Link>
      </div>
      {error && <LoadFailed text={words.failed} onRetry={() => void refetch()} />}
      {calls?.length === 0 && <p className="text-sm text-ink-muted">{words.empty}</p>}
      {calls && calls.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{words.title}</caption>
            <thead className="text-xs text-ink-muted">
              <tr>
                {Object.entries(words.columns).map(([column, name]) => (
                  <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {calls.map((call) => (
                <CallRow key={call.id} call={call} words={words} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function CallRow({ call, words }: { call: Call; words: AssistantWords["calls"] }) {
  const format = useFormat();
  const fact = (name: string) => String((call.facts as Record<string, unknown>)[name] ?? "");
  return (
    <tr>
      <td className="numeric py-2 pr-4 whitespace-nowrap text-ink-muted">
        <time dateTime={call.at}>{format.dateTime(call.at)}</time>
      </td>
      <td className="py-2 pr-4">
        <bdi>{call.object?.name}</bdi>
      </td>
      <td className="py-2 pr-4">{call.by.name}</td>
      <td className="py-2 pr-4">
        <code className="font-mono text-xs">{fact("tool")}</code>
      </td>
      <td className="py-2 pr-4 text-ink-muted">{outcomeText(call.action, fact("outcome"), words)}</td>
    </tr>
  );
}

/** Returns the result of a call, or the text of another action. */
function outcomeText(action: string, outcome: string, words: AssistantWords["calls"]): string {
  if (action === "assistant.connected") return words.connected;
  if (action === "assistant.disconnected") return words.disconnected;
  if (action !== "assistant.called") return words.changed;
  if (outcome === "done" || outcome === "insufficient_scope") return words[outcome];
  return outcome.replaceAll("_", " ");
}
