// The two panes: the list, and the open review. Small screens show one or the other.
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useMay } from "@/lib/may";
import { neighborOf } from "@/lib/rows";
import { useShortcuts } from "@/lib/shortcuts";
import { cx } from "@/ui/cx";
import { Kbd } from "@/ui/kbd";
import { lazyPart } from "@/ui/lazy-part";
import type { Review } from "./api";
import { ReviewList } from "./review-list";
import { ReviewPane } from "./review-pane";
import { rowId } from "./review-row";

import { filtersOf, NO_FILTERS, type ReviewsSearch } from "./search";
import { useSelection } from "./teamwork/use-selection";
import type { useReviews } from "./use-reviews";
import type { ChangeReviewsSearch } from "./use-search";
import { useMarkDone } from "./use-work";
import { useReviewsWords } from "./words";

const BulkBar = lazyPart(() => import("./teamwork/bulk-bar"), "BulkBar").Part;

/** Screens that are wide enough for both panes. */
const WIDE_SCREEN = "(min-width: 64rem)";

export interface InboxProps {
  search: ReviewsSearch;
  onChange: ChangeReviewsSearch;
  reviews: ReturnType<typeof useReviews>;
}

/** List and pane, and the keys that move between reviews. */
export function Inbox({ search, onChange, reviews }: InboxProps) {
  const { pane: words } = useReviewsWords();
  const may = useMay();
  const canReply = may("reply_to_reviews");
  const canAssign = may("assign_reviews");
  const isFromFile = search.source !== undefined && search.source !== "google";
  const canImport = isFromFile && may("import_reviews");
  const { mutate: markDone } = useMarkDone();
  const { rows } = reviews;
  const open = search.review;
  const row = rows.find(({ id }) => id === open);
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  // Typed replies stay while the reader looks at other reviews.
  const [unsent, setUnsent] = useState<Readonly<Record<string, string | undefined>>>({});
  // Review whose reply the shortcut goes to, as soon as it can be written.
  const [wanted, setWanted] = useState<string>();
  const onFocused = useCallback(() => setWanted(undefined), []);
  // Review whose assignee the shortcut asks for, as soon as it can be chosen.
  const [assigning, setAssigning] = useState<string>();
  const onOpened = useCallback(() => setAssigning(undefined), []);
  const [notes, setNotes] = useState<Readonly<Record<string, string | undefined>>>({});
  const filters = filtersOf(search, new Date());
  // The order by waiting time has reviews without a reply only.
  const selectable = search.sort === "waiting" ? { ...filters, answered: false } : filters;
  const { selection, isSelected, toggle, selectMatching, clear } = useSelection(
    JSON.stringify(selectable),
    rows,
  );
  const hasSelection = selection.isMatching || selection.ids.size > 0;
  const stepTo = (step: -1 | 1) => {
    const next = neighborOf(rows, open, step);
    return next === undefined ? undefined : () => show(next);
  };
  const show = (id: string) => {
    setWanted(undefined);
    onChange({ review: id }, { replace: open !== undefined });
    focusRow(id);
  };
  const finish = () => {
    if (!row) return;
    if (!row.is_done) markDone({ id: row.id, isDone: true });
    stepTo(1)?.();
  };
  const next = stepTo(1);
  const previous = open === undefined ? undefined : stepTo(-1);
  useShortcuts({
    j: () => next?.(),
    k: () => previous?.(),
    ...(canReply && open !== undefined ? { r: () => setWanted(open), e: finish } : {}),
    ...(canAssign && open !== undefined ? { a: () => setAssigning(open) } : {}),
    ...(canAssign && row ? { x: () => toggle(row.id, false) } : {}),
    ...(hasSelection ? { Escape: clear } : {}),
  });
  useHeadingOnNarrow(open);
  const close = () => onChange({ review: undefined });
  return (
    <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-sm">
      <div
        ref={scroller}
        className={cx(
          "max-lg:overflow-hidden max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface lg:overflow-y-auto lg:border-r lg:border-line",
          open !== undefined && "max-lg:hidden",
        )}
      >
        <ReviewList
          reviews={reviews}
          open={open}
          scroller={scroller}
          onClearFilters={() => onChange(NO_FILTERS)}
          onImport={canImport ? () => onChange({ import: "new" }) : undefined}
          selection={canAssign ? { isSelected, toggle } : undefined}
        />
      </div>
      <section
        key={open}
        aria-label={words.label}
        className={cx("lg:overflow-y-auto", open === undefined && "max-lg:hidden")}
      >
        {open === undefined ? (
          !reviews.list.isError && <Nothing />
        ) : (
          <ReviewPane
            id={open}
            row={row}
            unsent={unsent[open]}
            onUnsent={(text) => setUnsent((all) => ({ ...all, [open]: text }))}
            note={notes[open] ?? ""}
            onNote={(text) => setNotes((all) => ({ ...all, [open]: text }))}
            assigning={{ isWanted: assigning === open, onOpened }}
            focus={{ area, isWanted: wanted === open, onFocused }}
            onBack={close}
            onPrevious={previous}
            onNext={row && next}
            onDone={
              canReply ? (review: Review) => markDone({ id: review.id, isDone: !review.is_done }) : undefined
            }
          />
        )}
      </section>
      <Suspense>
        {hasSelection && (
          <BulkBar
            selection={selection}
            filters={selectable}
            onSelectMatching={selectMatching}
            onClear={clear}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Shown in the pane while no review is open. */
function Nothing() {
  const { pane, keys_hint } = useReviewsWords();
  return (
    <div className="flex h-full min-h-64 flex-col items-center justify-center gap-2 px-6 text-center text-ink-muted">
      <p className="font-medium text-ink">{pane.none}</p>
      <p className="flex items-center gap-2 text-sm">
        <span className="flex gap-1">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
        </span>
        {keys_hint}
      </p>
    </div>
  );
}

/** Moves the focus to the row of a review, which the next render may still change. */
function focusRow(id: string) {
  const link = document.getElementById(rowId(id));
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus into a pane that takes the place of the list, and back to the row. */
function useHeadingOnNarrow(open: string | undefined) {
  const last = useRef(open);
  const move = useEffectEvent(() => {
    const before = last.current;
    last.current = open;
    if (before === open || window.matchMedia(WIDE_SCREEN).matches) return;
    if (open !== undefined) {
      document.getElementById("review-title")?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    } else if (before !== undefined) focusRow(before);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move follows each opened or closed review
  useEffect(() => move(), [open]);
}
