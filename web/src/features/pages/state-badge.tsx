// State of a page as a badge.
import { type Status, StatusBadge } from "@/ui/badge";
import type { LocalPage, PageState } from "./types";
import { usePagesWords } from "./words";

const STATUS: Record<PageState, Status> = { none: "neutral", draft: "neutral", live: "good", closed: "poor" };

/** The state, and whether a live page has unpublished changes. */
export function PageBadge({ page }: { page: Pick<LocalPage, "state" | "changed_since_publish"> }) {
  const words = usePagesWords();
  const hasChanges = page.state === "live" && page.changed_since_publish;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusBadge status={STATUS[page.state]}>{words.states[page.state]}</StatusBadge>
      {hasChanges && <StatusBadge status="fair">{words.changed}</StatusBadge>}
    </span>
  );
}
