// Context of the calendar: actions on a post, without passing them through every row.
import { createContext } from "react";
import type { CalendarEntry } from "../types";

/** The dragged post, its target, and the available actions. */
export interface CalendarWork {
  /** Post that is being dragged. */
  held: CalendarEntry | null;
  /** Day under the dragged post. */
  over: string | null;
  /** Id of the post that is being moved, and its new day. */
  saving: { id: string; to: string } | null;
  /** True for posts that the reader may move. */
  isMovable: (entry: CalendarEntry) => boolean;
  /** True for days on which a post may fall. */
  takes: (day: string) => boolean;
  hold: (entry: CalendarEntry | null) => void;
  hoverOver: (day: string | null) => void;
  drop: (day: string) => void;
  /** Asks for the day and the time instead. */
  askMove: (entry: CalendarEntry) => void;
  /** Opens the composer for a day; absent where the reader may not write. */
  plan: ((day: string) => void) | undefined;
}

export const CalendarContext = createContext<CalendarWork | null>(null);
