// Visible rows. The page itself scrolls; the top bar and the table's head cover its upper edge. All rows have the same
// height, so a row's position follows from its index, and nothing is measured or stored for each of 100,000 rows.
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { rowsInSight } from "./sight";

/** Top bar (56) and head (40), at the bottom the footer (40): a row under them is not in sight. */
const COVERED_TOP = 96;
const COVERED_BOTTOM = 48;

/** The rows to draw, each `size` pixels tall, with its distance from the top of the list. */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  size: number,
  activeIndex: number,
) {
  const margin = useDistanceFromTop(body);
  const { first, last } = useSight(count, size, margin);
  const items = useMemo(() => {
    const indexes = Array.from({ length: Math.max(last - first, 0) }, (_, at) => first + at);
    // The active row stays in the page, so that it keeps the focus when it is scrolled out of sight.
    if (activeIndex < first && activeIndex < count) indexes.unshift(activeIndex);
    if (activeIndex >= last && activeIndex < count) indexes.push(activeIndex);
    return indexes.map((index) => ({ index, top: index * size }));
  }, [first, last, size, activeIndex, count]);
  const scrollTo = (index: number) => {
    const top = margin + index * size - COVERED_TOP;
    const bottom = margin + (index + 1) * size + COVERED_BOTTOM - window.innerHeight;
    if (window.scrollY > top) window.scrollTo({ top });
    else if (window.scrollY < bottom) window.scrollTo({ top: bottom });
  };
  return { items, last: last - 1, height: count * size, scrollTo };
}

/** Returns the visible rows; the same object while they do not change. */
function useSight(count: number, size: number, margin: number) {
  const [sight, setSight] = useState(() => rowsInSight(window.scrollY, window.innerHeight, size, count));
  useLayoutEffect(() => {
    const look = () =>
      setSight((before) => {
        const now = rowsInSight(window.scrollY - margin, window.innerHeight, size, count);
        return now.first === before.first && now.last === before.last ? before : now;
      });
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [count, size, margin]);
  return sight;
}

function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current)
        setDistance(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return distance;
}
