// Which rows are in sight. The page itself scrolls; the top bar and the table's head cover its upper edge.
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

const HEIGHTS = { table: 44, cards: 104 };
const OVERSCAN = 12;
/** Top bar (56) and head (40), at the bottom the footer (40): a row under them is not in sight. */
const COVERED_TOP = 96;
const COVERED_BOTTOM = 48;

/** The rows to draw, each with its distance from the top of the list. */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  layout: keyof typeof HEIGHTS,
  activeIndex: number,
) {
  const scrollMargin = useDistanceFromTop(body);
  const size = HEIGHTS[layout];
  // The active row stays in the page, so that it keeps the focus when it is scrolled out of sight.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeIndex >= range.count || indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].sort((a, b) => a - b);
    },
    [activeIndex],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => size,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    void size;
    virtualizer.measure();
  }, [virtualizer, size]);
  const items = virtualizer.getVirtualItems().map(({ index }) => ({ index, top: index * size }));
  const scrollTo = (index: number) => {
    const top = scrollMargin + index * size - COVERED_TOP;
    const bottom = scrollMargin + (index + 1) * size + COVERED_BOTTOM - window.innerHeight;
    if (window.scrollY > top) window.scrollTo({ top });
    else if (window.scrollY < bottom) window.scrollTo({ top: bottom });
  };
  return { items, height: count * size, scrollTo };
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
