// Ways from the open location to the one before and after it in the list.
import { ChevronDown, ChevronUp } from "lucide-react";
import { useRef } from "react";
import { useShortcuts } from "@/lib/shortcuts";
import { IconButton } from "@/ui/button";
import { SIDE_PANEL } from "@/ui/side-panel";
import { neighborsOf } from "./neighbors";
import { useDrawerWords } from "./words";

const ICON = { className: "size-5", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The panel around the buttons, modal or not. */
const PANEL = `[role=dialog], [data-slot=${SIDE_PANEL}]`;

export interface StepButtonsProps {
  /** The open location. */
  id: string;
  /** Loaded rows of the list, in its order. */
  ids: readonly string[];
  onGo: (id: string) => void;
  /** Name of the overlay in which the keys work; absent where the panel is beside the page. */
  overlay?: string;
}

/** Buttons for the previous and the next location, which k and j press; nothing for a location outside of the list. */
export function StepButtons({ id, ids, onGo, overlay }: StepButtonsProps) {
  const { step } = useDrawerWords();
  const place = useRef<HTMLDivElement>(null);
  const { previous, next } = neighborsOf(ids, id);
  const go = (to: string | undefined) => {
    if (to === undefined) return;
    const beyond = neighborsOf(ids, to);
    const disables = beyond.previous === undefined || beyond.next === undefined;
    // A button that becomes disabled loses the focus, and with it the keys of the drawer.
    if (disables && place.current?.contains(document.activeElement))
      place.current.closest<HTMLElement>(PANEL)?.focus();
    onGo(to);
  };
  useShortcuts({ j: () => go(next), k: () => go(previous) }, overlay);
  if (previous === undefined && next === undefined) return null;
  return (
    <div ref={place} className="flex">
      <IconButton label={step.previous} isDisabled={previous === undefined} onPress={() => go(previous)}>
        <ChevronUp {...ICON} />
      </IconButton>
      <IconButton label={step.next} isDisabled={next === undefined} onPress={() => go(next)}>
        <ChevronDown {...ICON} />
      </IconButton>
    </div>
  );
}
