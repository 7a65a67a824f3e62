// One-line summary of a view.
import type { SavedView } from "@/lib/saved-views";
import type { ViewedList } from "./viewed-list";
import { useViewsWords } from "./words";

/** Filters and sort of the view, as text. */
export function ViewSummary({ list, view }: { list: ViewedList; view: Pick<SavedView, "search"> }) {
  const words = useViewsWords();
  return (
    <span className="line-clamp-2 text-xs text-ink-muted">
      <bdi>{list.partsOf(view).join(" · ") || words.everything}</bdi>
    </span>
  );
}
