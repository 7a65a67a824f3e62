// What the menu of the editor does. Apart from the menu, which is loaded when it is wanted.
import { createContext } from "react";

/** What the menu does; undefined leaves an item out. */
export interface MoreActions {
  onVersions: () => void;
  onLink: () => void;
  onLocation: () => void;
  onUnpublish?: (() => void) | undefined;
  onCloseForGood?: (() => void) | undefined;
}

/** The actions of the page that is open. */
export const MoreContext = createContext<MoreActions | null>(null);
