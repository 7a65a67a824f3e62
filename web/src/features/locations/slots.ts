// Slots of the locations screen: the app fills them with the parts of other features.

import { createContext, type ReactNode } from "react";
import type { MenuAction } from "@/ui/menu";
import type { ToastAction } from "@/ui/toast";
import type { Selection } from "./list/selection";
import type { Filters } from "./search";
import type { Location } from "./types";

/** A dialog that the bulk bar opens. */
export type BulkDialog = "edit" | "delete";

/** Selection that the bulk bar offers actions for. */
export interface SelectedLocations {
  /** The selected locations; null while some of them are not loaded. */
  rows: readonly Location[] | null;
  /** All locations that match filters, without some; null for a selection by ids. */
  matching: { filters: Filters; except: readonly string[] } | null;
  /** Number of selected locations. */
  count: number;
}

/** State of the bulk bar that its dialogs work on. */
export interface BulkDialogsProps {
  /** The open dialog; null while both are closed. */
  open: BulkDialog | null;
  selection: Selection;
  filters: Filters;
  /** Number of selected locations. */
  count: number;
  /** Names of the selected locations that are loaded. */
  names: readonly string[];
  onStarted: () => void;
  onClose: () => void;
}

/** Dialogs that change or delete the selected locations. */
export interface BulkSlot {
  /** Fetches the code of the dialogs before their first use. */
  load: () => Promise<unknown>;
  dialogs: (props: BulkDialogsProps) => ReactNode;
}

/** State of the dialog with the history of bulk work. */
export interface HistoryProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Actions of other features in the menu above the list. */
export const MenuActionsContext = createContext<readonly MenuAction[]>([]);

/** Places that other features may fill. */
export interface LocationSlots {
  /** Draws the menu over the list with more actions in it. */
  header?: (menu: (actions: readonly MenuAction[]) => ReactNode) => ReactNode;
  /** Primary way to add locations in an empty list; the others are secondary. */
  firstSteps?: ReactNode;
  /** One more action in the row of a location that is linked to Google; `tabIndex` is that of the row. */
  row?: (location: Location, tabIndex: number) => ReactNode;
  /** More buttons in the head of a location's drawer. */
  actions?: (location: Location) => ReactNode;
  /** Draws the actions on the selected locations, with more of them. */
  selection?: (selected: SelectedLocations, draw: (actions: readonly MenuAction[]) => ReactNode) => ReactNode;
  /** More of a location's overview, under its status and opportunities. */
  overview?: (location: Location, canEdit: boolean) => ReactNode;
  /** Performance of a location, instead of its daily views; empty if there are no other metrics. */
  performance?: (location: Location, canEdit: boolean) => ReactNode;
  /** Heatmaps of a location, in a tab of their own; without it there is no such tab. */
  heatmaps?: (location: Location) => ReactNode;
  /** Citations of a location, in a tab of their own; without it there is no such tab. `isPage` is false in the drawer. */
  citations?: (location: Location, isPage: boolean) => ReactNode;
  /** Posts of a location, in a tab of their own; without it there is no such tab. */
  posts?: (location: Location) => ReactNode;
  /** Page of a location, in a tab of its screen; without it there is no such tab. */
  page?: (location: Location) => ReactNode;
  /** Progress of background jobs, above the list. */
  progress?: ReactNode;
  /** A hint beside the filters. */
  hint?: ReactNode;
  /** Dialogs over the page. */
  dialogs?: ReactNode;
  /** Next step after a location was saved, offered in the notice. */
  afterSave?: (location: Location) => ToastAction | undefined;
  bulk?: BulkSlot;
  /** History of bulk work. */
  history?: (props: HistoryProps) => ReactNode;
  /** Photos in the settings of a location. */
  photos?: (location: Location) => ReactNode;
  /** Photos that Google shows of a location; empty when it is not linked to Google. */
  googlePhotos?: (location: Location) => ReactNode;
}

export const SlotsContext = createContext<LocationSlots>({});
