// Table or cards, and their columns, by the available width.
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { type ActionCount, type Column, fittingColumns, tracksOf } from "./columns";
import { type Look, ROW_HEIGHTS } from "./look";

/** A table narrower than this would be squeezed. */
const TABLE_MIN_WIDTH = 512;
/** A narrower screen has cards. */
export const TABLE_MIN_SCREEN = 768;
/** The sidebar moves by fewer pixels a frame than this: the list need not be laid out anew for each of them. */
const STEP = 16;

/** Layout of the list. */
export interface Layout {
  kind: "table" | "cards";
  columns: readonly Column[];
  /** Value of grid-template-columns. */
  tracks: string;
  /** Height of a row in pixels. */
  rowHeight: number;
  density: Look["density"];
}

/** Returns the layout of the list inside `frame`. */
export function useListLayout(
  frame: RefObject<HTMLElement | null>,
  { columns, density }: Look,
  actions: ActionCount,
): Layout {
  const [width, setWidth] = useState(() => window.innerWidth);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth / STEP) * STEP);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return useMemo(() => {
    const isTable = window.innerWidth >= TABLE_MIN_SCREEN && width >= TABLE_MIN_WIDTH;
    const fitting = fittingColumns(columns, width, actions);
    const kind = isTable ? "table" : "cards";
    return {
      kind,
      columns: fitting,
      tracks: tracksOf(fitting, width, actions),
      rowHeight: ROW_HEIGHTS[kind][density],
      density,
    };
  }, [columns, density, width, actions]);
}
