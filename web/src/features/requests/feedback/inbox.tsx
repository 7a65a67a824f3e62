// The two panes: the list, and the open message. Small screens show one or the other.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMay } from "@/lib/may";
import { neighborOf } from "@/lib/rows";
import { useShortcuts } from "@/lib/shortcuts";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { Kbd } from "@/ui/kbd";
import { MoreButton } from "../more-button";
import { NO_FEEDBACK_FILTERS, type RequestsSearch } from "../search";
import type { ChangeRequestsSearch } from "../use-search";
import { useRequestsWords } from "../words";
import { FeedbackPane, TITLE } from "./feedback-pane";
import { FeedbackRow, rowId } from "./feedback-row";
import { useChange } from "./use-change";
import type { useFeedback } from "./use-feedback";
import { useFeedbackWords } from "./words";

/** Screens that are wide enough for both panes. */
const WIDE_SCREEN = "(min-width: 64rem)";

export interface InboxProps {
  search: RequestsSearch;
  onChange: ChangeRequestsSearch;
  feedback: ReturnType<typeof useFeedback>;
}

/** List and pane, and the keys that move between messages. */
export function Inbox({ search, onChange, feedback }: InboxProps) {
  const words = useFeedbackWords();
  const shared = useRequestsWords();
  const canAnswer = useMay()("send_requests");
  const { mutate: change } = useChange();
  const { list, rows, news, showNews } = feedback;
  const open = search.feedback;
  const row = rows.find(({ id }) => id === open);
  const scroller = useRef<HTMLDivElement>(null);
  // Typed answers are kept while the user opens other messages.
  const [unsent, setUnsent] = useState<Readonly<Record<string, string | undefined>>>({});
  const stepTo = (step: -1 | 1) => {
    const next = neighborOf(rows, open, step);
    return next === undefined ? undefined : () => show(next);
  };
  const show = (id: string) => {
    onChange({ feedback: id }, { replace: open !== undefined });
    focusRow(id);
  };
  const next = stepTo(1);
  const previous = open === undefined ? undefined : stepTo(-1);
  const finish = () => {
    if (!row) return;
    if (row.state !== "done") change({ id: row.id, state: "done" });
    next?.();
  };
  useShortcuts({
    j: () => next?.(),
    k: () => previous?.(),
    ...(canAnswer && open !== undefined ? { e: finish } : {}),
  });
  useHeadingOnNarrow(open);
  return (
    <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-sm">
      <div
        ref={scroller}
        className={cx(
          "max-lg:overflow-hidden max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface lg:overflow-y-auto lg:border-r lg:border-line",
          open !== undefined && "max-lg:hidden",
        )}
      >
        {news > 0 && (
          <div role="status" className="sticky top-0 z-10 border-b border-line bg-surface p-2">
            <Button
              size="sm"
              variant="primary"
              className="w-full"
              onPress={() => {
                showNews();
                scroller.current?.scrollTo({ top: 0 });
              }}
            >
              {words.news(news)}
            </Button>
          </div>
        )}
        {rows.length === 0 ? (
          <EmptyState
            title={words.empty.filtered_title}
            text={words.empty.filtered_text}
            actions={<Button onPress={() => onChange(NO_FEEDBACK_FILTERS)}>{shared.clear}</Button>}
          />
        ) : (
          <ul aria-label={words.list} className="divide-y divide-line">
            {rows.map((each) => (
              <FeedbackRow
                key={each.id}
                feedback={each}
                isOpen={each.id === open}
                replaces={open !== undefined}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-col p-3 empty:hidden">
          <MoreButton list={list} />
        </div>
      </div>
      <section
        key={open}
        aria-label={words.pane.label}
        className={cx("lg:overflow-y-auto", open === undefined && "max-lg:hidden")}
      >
        {open === undefined ? (
          <Nothing />
        ) : (
          <FeedbackPane
            id={open}
            row={row}
            unsent={unsent[open] ?? ""}
            onUnsent={(text) => setUnsent((all) => ({ ...all, [open]: text }))}
            onBack={() => onChange({ feedback: undefined })}
            onPrevious={previous}
            onNext={row && next}
          />
        )}
      </section>
    </div>
  );
}

/** Shown in the pane while no message is open. */
function Nothing() {
  const { pane, keys_hint } = useFeedbackWords();
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

/** Moves the focus to the row of a message, which the next render may still change. */
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
      document.getElementById(TITLE)?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    } else if (before !== undefined) focusRow(before);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move follows each opened or closed message
  useEffect(() => move(), [open]);
}
