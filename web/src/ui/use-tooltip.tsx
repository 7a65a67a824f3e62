// Tooltip timing: after a short rest of the pointer, immediately for the keyboard. Its code is loaded then.
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useState } from "react";

const Tooltip = lazy(() => import("./tooltip"));
const REST_MS = 500;

/** Handlers for the button, and the tooltip to render beside it. */
export function useTooltip(label: string, trigger: RefObject<HTMLElement | null>) {
  const [isHovered, setHovered] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isHovered) return;
    const timer = setTimeout(() => setShown(true), REST_MS);
    return () => clearTimeout(timer);
  }, [isHovered]);
  const hide = () => {
    setHovered(false);
    setShown(false);
  };
  return {
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: hide,
      onPointerDown: hide,
      onFocus: () => setShown(trigger.current?.querySelector(":focus-visible") != null),
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && hide(),
    },
    tooltip: isShown && (
      <Suspense>
        <Tooltip label={label} trigger={trigger} onClose={hide} />
      </Suspense>
    ),
  };
}
