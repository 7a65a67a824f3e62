// The dialogs that the menu of views opens.
import { SaveViewDialog } from "./save-view-dialog";
import type { ViewedList } from "./viewed-list";
import { ViewsDialog } from "./views-dialog";

export interface ViewDialogsProps {
  list: ViewedList;
  /** Open dialog; others are closed. */
  open: string | null;
  onClose: () => void;
}

/** Both of them; each closes gracefully. */
export function ViewDialogs({ list, open, onClose }: ViewDialogsProps) {
  return (
    <>
      <SaveViewDialog list={list} isOpen={open === "save-view"} onClose={onClose} />
      <ViewsDialog list={list} isOpen={open === "views"} onClose={onClose} />
    </>
  );
}
