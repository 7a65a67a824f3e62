// Table or cards: by the room there is, not by the device.
import { type RefObject, useLayoutEffect, useState } from "react";

/** A table narrower than this would be squeezed. */
const TABLE_MIN_WIDTH = 640;
const TABLE_MIN_SCREEN = 768;

/** How the list is laid out inside `frame`. */
export function useListLayout(frame: RefObject<HTMLElement | null>): "table" | "cards" {
  const [layout, setLayout] = useState<"table" | "cards">(() => choose(window.innerWidth));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setLayout(choose(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}

function choose(width: number): "table" | "cards" {
  return window.innerWidth >= TABLE_MIN_SCREEN && width >= TABLE_MIN_WIDTH ? "table" : "cards";
}
