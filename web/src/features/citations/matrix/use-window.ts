// Visible cells of a scroll container.
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import {
  COLUMN,
  FIRST_NARROW,
  FIRST_WIDE,
  HEAD,
  MIN_WIDTH_WITH_FIGURES,
  offsetFor,
  ROW,
  type Span,
  type Spot,
  spanOf,
} from "./window";

interface Sight {
  rows: Span;
  columns: Span;
  hasFigures: boolean;
}

const same = (one: Span, other: Span) => one.first === other.first && one.end === other.end;

/** The rows and columns to draw, and the way to bring a cell into sight. */
export function useWindow(box: RefObject<HTMLDivElement | null>, rows: number, columns: number) {
  const [sight, setSight] = useState<Sight>({
    rows: { first: 0, end: Math.min(rows, 24) },
    columns: { first: 0, end: Math.min(columns, 32) },
    hasFigures: true,
  });
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
    const hasFigures = clientWidth >= MIN_WIDTH_WITH_FIGURES;
    const next: Sight = {
      rows: spanOf(scrollTop, clientHeight, ROW, rows),
      columns: spanOf(scrollLeft, clientWidth - (hasFigures ? FIRST_WIDE : FIRST_NARROW), COLUMN, columns),
      hasFigures,
    };
    setSight((before) =>
      same(before.rows, next.rows) &&
      same(before.columns, next.columns) &&
      before.hasFigures === next.hasFigures
        ? before
        : next,
    );
  }, [box, rows, columns]);
  useLayoutEffect(() => {
    look();
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, look]);
  const firstWidth = sight.hasFigures ? FIRST_WIDE : FIRST_NARROW;
  const reveal = ({ row, column }: Spot) => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = offsetFor(row, ROW, element.scrollTop, element.clientHeight - HEAD);
    element.scrollLeft = offsetFor(column, COLUMN, element.scrollLeft, element.clientWidth - firstWidth);
  };
  return { ...sight, firstWidth, onScroll: look, reveal };
}
