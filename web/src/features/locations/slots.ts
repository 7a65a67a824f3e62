// What other features add to the locations: given by the screen that puts them together.
import { createContext, type ReactNode } from "react";
import type { Location } from "./types";

/** Places that other features may fill. */
export interface LocationSlots {
  /** More buttons over the list. */
  header?: ReactNode;
  /** More ways to the first locations, where there are none. */
  firstSteps?: ReactNode;
  /** More buttons in the head of a location's drawer. */
  actions?: (location: Location) => ReactNode;
  /** More of what can be done with the selected locations. */
  selection?: (selected: readonly Location[]) => ReactNode;
  /** More of a location's overview, under its status. */
  overview?: (location: Location, canEdit: boolean) => ReactNode;
  /** How a location performs, in place of its daily views; nothing for one of which no more is known. */
  performance?: (location: Location, canEdit: boolean) => ReactNode;
}

export const SlotsContext = createContext<LocationSlots>({});
