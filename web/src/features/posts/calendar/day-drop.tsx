// A day that posts fall on, and the button that plans one for it.
import { Plus } from "lucide-react";
import { type ReactNode, use } from "react";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { usePostsWords } from "../words";
import { CalendarContext } from "./context";

/** The box of a day. It is lit while a post is held over it. */
export function DayDrop({
  day,
  className,
  children,
}: {
  day: string;
  className?: string;
  children: ReactNode;
}) {
  const work = use(CalendarContext);
  const isTaking = work?.held !== null && work?.held !== undefined && work.takes(day);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box is no control, and dragging has the key M as its equal
    <div
      role="presentation"
      onDragOver={(event) => {
        if (!isTaking) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        work?.hoverOver(day);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) work?.hoverOver(null);
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (isTaking) work?.drop(day);
      }}
      className={cx(
        "group/day relative h-full transition-colors duration-150",
        isTaking && work?.over === day && "bg-primary-soft inset-ring-2 inset-ring-primary",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The button in the corner of a day; hidden for pointers until the day is hovered. */
export function PlanButton({ day }: { day: string }) {
  const { calendar: words } = usePostsWords();
  const format = useFormat();
  const work = use(CalendarContext);
  if (!work?.plan || !work.takes(day)) return null;
  return (
    <button
      type="button"
      aria-label={words.plan(format.day(day))}
      title={words.plan(format.day(day))}
      onClick={() => work.plan?.(day)}
      className="focus-ring grid size-6 place-items-center rounded-md text-ink-muted opacity-0 transition-opacity duration-150 group-hover/day:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
    >
      <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
