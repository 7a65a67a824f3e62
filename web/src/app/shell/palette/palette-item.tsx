// The rows of the palette.
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "@/lib/i18n";
import { shortcuts as en } from "@/messages/en/palette";
import { shortcuts as fr } from "@/messages/fr/palette";
import { cx } from "@/ui/cx";
import { Keys } from "./keys";

const WORDS = { en, fr };

/** A group with its name. */
export function PaletteSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
    <div role="group" aria-labelledby={id} className="not-first:mt-2">
      <div id={id} role="presentation" className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-faint">
        {title}
      </div>
      {children}
    </div>
  );
}

export interface PaletteItemProps {
  id: string;
  icon: LucideIcon;
  title: string;
  /** After the title, such as where a location is. */
  note?: string;
  keys?: readonly string[] | undefined;
  /** True for the choice that Enter takes. */
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One choice. The focus stays in the search field; the active choice is scrolled into view. */
export function PaletteItem(props: PaletteItemProps) {
  const { id, icon: Icon, title, note, keys, isActive, onPoint, onChoose } = props;
  const { keys: names } = useWords<typeof en>(WORDS);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox that points here
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cx(
        "flex min-h-10 cursor-default scroll-my-8 items-center gap-3 rounded-md px-2.5 py-1.5 text-sm select-none",
        isActive && "bg-primary-soft",
      )}
    >
      <Icon
        className={cx("size-4.5 shrink-0", isActive ? "text-link" : "text-ink-faint")}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <bdi className={cx("truncate text-ink", note && "max-w-[70%] shrink-0")}>{title}</bdi>
        {note && <bdi className="min-w-0 truncate text-xs text-ink-muted">{note}</bdi>}
      </span>
      {keys && <Keys isHint keys={keys} names={names} />}
    </div>
  );
}
