// A panel beside the page, which stays usable: nothing is dimmed, and the focus may leave the panel.
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { useShortcuts } from "@/lib/shortcuts";
import { useMedia } from "@/lib/use-media";
import { PanelHeader, panelHeadingClass } from "./panel-header";

/** Element beside the content for a side panel; null until the page frame is mounted. */
export const SidePanelContext = createContext<HTMLElement | null>(null);

/** Marks a side panel in the document. */
export const SIDE_PANEL = "side-panel";

/** Minimum width of a window that has room for a page and a panel beside it. */
const WIDE_SCREEN = "(min-width: 80rem)";

/** Returns true while the window has room for a panel beside the page. */
export function useHasSideRoom(): boolean {
  return useMedia(WIDE_SCREEN);
}

export interface SidePanelProps {
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Content beside the close button. */
  actions?: ReactNode;
  /** Moves the focus into the page when the panel closes; returns false when it found no place. */
  returnFocus: () => boolean;
  /** The content, which scrolls by itself. */
  children: ReactNode;
}

/** A complementary region at the right of the content. Escape closes it from anywhere on the page. */
export function SidePanel({ onClose, title, subtitle, actions, returnFocus, children }: SidePanelProps) {
  const place = use(SidePanelContext);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useFocusExchange(panel, place, returnFocus);
  useShortcuts({ Escape: onClose });
  if (!place) return null;
  // Shortcuts do not work while the user types; this key does.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <aside
      ref={panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-slot={SIDE_PANEL}
      className="sticky top-14 z-10 flex h-[calc(100dvh-3.5rem)] w-(--side-panel) shrink-0 flex-col border-l border-line bg-raised text-ink outline-none transition duration-200 ease-out max-xl:fixed max-xl:inset-0 max-xl:z-30 max-xl:h-auto max-xl:w-auto starting:translate-x-4 starting:opacity-0"
    >
      <PanelHeader
        heading={
          <h2 id={titleId} className={panelHeadingClass}>
            {title}
          </h2>
        }
        subtitle={subtitle}
        actions={actions}
        isFlush
        onClose={onClose}
      />
      {children}
    </aside>,
    place,
  );
}

/** Moves the focus into the panel when the keyboard opened it, and back to the page when it closes. */
function useFocusExchange(
  panel: RefObject<HTMLElement | null>,
  place: HTMLElement | null,
  returnFocus: () => boolean,
) {
  const giveBack = useEffectEvent(returnFocus);
  useLayoutEffect(() => {
    const element = place && panel.current;
    if (!element) return;
    const opener = document.activeElement;
    if (opener?.matches(":focus-visible")) element.focus();
    return () => {
      if (!element.contains(document.activeElement)) return;
      if (!giveBack() && opener instanceof HTMLElement) opener.focus();
    };
  }, [panel, place]);
}
