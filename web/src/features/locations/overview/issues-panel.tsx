// Failed rules, with links to the locations that fail them.
import { ChevronRight } from "lucide-react";
import { Link } from "react-aria-components";
import { useFormat, useMessages } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import type { Overview } from "./api";
import { issueAddress } from "./links";
import { Panel, PanelNote } from "./panel";
import { useOverviewWords } from "./words";

/** The rules that some location breaks, critical ones first. */
export function IssuesPanel({ issues }: Pick<Overview, "issues">) {
  const { locations } = useMessages();
  const { issues: words } = useOverviewWords();
  const format = useFormat();
  if (issues.length === 0) {
    return (
      <Panel title={words.title}>
        <PanelNote title={words.none} text={words.none_text} />
      </Panel>
    );
  }
  return (
    <Panel title={words.title} note={words.note}>
      <ul className="-mx-2 flex flex-col">
        {issues.map(({ rule, severity, count }) => (
          <li key={rule} className="border-b border-line last:border-0">
            <Link
              href={issueAddress(rule)}
              className="focus-ring group flex min-h-11 items-center gap-3 rounded-md px-2 text-sm transition-colors hover:bg-hover"
            >
              <StatusShape status={severity === "critical" ? "poor" : "fair"} />
              <span className="min-w-0 flex-1">
                <span className="font-medium text-ink">{locations.rules[rule]}</span>{" "}
                <span className="text-xs text-ink-muted">{words[severity]}</span>
              </span>
              <span className="numeric shrink-0 text-ink-muted">
                <span className="sm:hidden" aria-hidden="true">
                  {format.number(count)}
                </span>
                <span className="max-sm:sr-only">{words.count(count, format.number(count))}</span>
              </span>
              <ChevronRight
                className="size-4 shrink-0 text-ink-faint group-hover:text-ink"
                strokeWidth={1.5}
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
