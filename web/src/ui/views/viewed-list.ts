// A list that has saved views, as its feature gives it to the menu and the dialogs.
import type { SavedView, ViewContent, ViewScreen } from "@/lib/saved-views";

/** A dialog about views. */
export type ViewDialog = "save-view" | "views";

/** The list and the ways to change it. */
export interface ViewedList {
  screen: ViewScreen;
  /** The list as it is. */
  content: ViewContent;
  isShown: (view: ViewContent) => boolean;
  onShow: (view: ViewContent) => void;
  /** True while the list has no filter, and the default order. */
  isAll: boolean;
  onShowAll: () => void;
  /** Filters and order of a view, as texts. */
  partsOf: (view: Pick<SavedView, "search">) => readonly string[];
  onOpen: (dialog: ViewDialog) => void;
  words: {
    /** The list without filters. */
    all: string;
    /** Contents of a view. */
    save_text: string;
    name_placeholder: string;
    empty_text: string;
  };
}
