// Actions of the editor's menu. A module of its own because the menu is loaded lazily.
import { createContext } from "react";

/** Handlers of the menu items; undefined leaves an item out. */
export interface MoreActions {
  onVersions: () => void;
  onLink: () => void;
  onLocation: () => void;
  onUnpublish?: (() => void) | undefined;
  onCloseForGood?: (() => void) | undefined;
}

/** The actions of the page that is open. */
export const MoreContext = createContext<MoreActions | null>(null);
