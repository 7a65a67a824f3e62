// Post in the calendar: kind, time, status and number of locations.
import { LoaderCircle, Repeat2 } from "lucide-react";
import { type KeyboardEvent, use } from "react";
import { Link } from "react-aria-components";
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { timeOfMoment } from "../dates";
import { KindIcon } from "../kind-icon";
import { markOf, STATUS } from "../marks";
import { postAddress } from "../search";
import type { CalendarEntry } from "../types";
import { withNames } from "../when";
import { usePostsWords } from "../words";
import { CalendarContext } from "./context";

export interface EntryChipProps {
  entry: CalendarEntry;
  /** Day of the chip, which differs from the post's own while a move is being saved. */
  day: string;
  /** True to show the state as a word. */
  isRoomy?: boolean;
}

/** A link to the post. It can be dragged, and moved with the keyboard. */
export function EntryChip({ entry, day, isRoomy = false }: EntryChipProps) {
  const words = usePostsWords();
  const format = useFormat();
  const work = use(CalendarContext);
  const { post_id, kind, at, state, counts, repeats } = entry;
  const time = format.time(timeOfMoment(at));
  const mark = markOf(state, counts);
  const title = withNames(entry.summary, words.variable_names) || words.untitled;
  const { total } = counts;
  const isSaving = work?.saving?.id === post_id;
  const isGhost = isSaving && day !== entry.day;
  const isLeaving = (isSaving && !isGhost) || work?.held === entry;
  const isMovable = work?.isMovable(entry) ?? false;
  const facts = [
    words.kinds[kind],
    time,
    title,
    words.marks[mark],
    words.locations(total),
    repeats && words.repeats,
  ].filter(Boolean);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "m" || event.ctrlKey || event.metaKey || event.altKey || !isMovable)
      return;
    event.preventDefault();
    work?.askMove(entry);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the span is no control, it watches the drag and the key of the link in it
    <span
      role="presentation"
      className="@container block min-w-0"
      draggable={isMovable && !isSaving}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", title);
        // The picture under the pointer is taken before the chip fades.
        requestAnimationFrame(() => work?.hold(entry));
      }}
      onDragEnd={() => work?.hold(null)}
      onKeyDown={onKeyDown}
    >
      <Link
        href={postAddress(post_id)}
        aria-label={facts.join(", ")}
        aria-keyshortcuts={isMovable ? "m" : undefined}
        aria-busy={isGhost}
        data-slot="post-chip"
        className={cx(
          "focus-ring flex min-w-0 flex-col gap-0.5 rounded-md border px-1.5 py-1 text-xs transition-[opacity,background-color,border-color] duration-150 hover:border-line-strong hover:bg-sunken",
          mark === "refused" ? "border-poor/40 bg-poor-soft" : "border-line bg-surface dark:bg-raised",
          (mark === "draft" || isGhost) && "border-dashed border-control",
          isGhost && "opacity-75",
          isLeaving && "opacity-35",
          isMovable && "cursor-grab active:cursor-grabbing",
        )}
      >
        <span className="flex min-w-0 items-center gap-1 text-ink-muted">
          <KindIcon kind={kind} className="size-3.5 @max-[7rem]:hidden" />
          <span className="numeric min-w-0 flex-1 truncate">{time}</span>
          {repeats && (
            <Repeat2 className="size-3 shrink-0 @max-[7rem]:hidden" strokeWidth={1.75} aria-hidden="true" />
          )}
          {isGhost ? (
            <LoaderCircle className="size-3 shrink-0 animate-spin" strokeWidth={2} aria-hidden="true" />
          ) : (
            <StatusShape status={STATUS[mark]} className="size-2" />
          )}
          {total > 0 && (
            <span className="numeric shrink-0 @max-[7rem]:hidden">{compact(total, format.locale)}</span>
          )}
        </span>
        <span
          className={cx(
            "font-medium",
            isRoomy ? "line-clamp-2" : "truncate",
            mark === "over" || mark === "stopped" ? "text-ink-muted" : "text-ink",
          )}
        >
          <bdi>{title}</bdi>
        </span>
        {isRoomy && (
          <span className="text-ink-muted">{isGhost ? words.calendar.updating : words.marks[mark]}</span>
        )}
      </Link>
    </span>
  );
}

/** Returns a number as short as a chip needs it: 12, 1.2K. */
function compact(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value);
}
