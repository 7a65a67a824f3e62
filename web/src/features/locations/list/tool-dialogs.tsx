// The dialogs that the menus over the list open.
import { use } from "react";
import { LabelsDialog } from "../labels/labels-dialog";
import { SlotsContext } from "../slots";
import { SaveViewDialog } from "../views/save-view-dialog";
import { ViewsDialog } from "../views/views-dialog";
import { DeletedDialog } from "./deleted-dialog";
import type { ToolDialog } from "./tools";

export interface ToolDialogsProps {
  /** Open dialog, or null. */
  open: ToolDialog | null;
  onClose: () => void;
}

/** All of them; each closes gracefully. */
export function ToolDialogs({ open, onClose }: ToolDialogsProps) {
  const slots = use(SlotsContext);
  return (
    <>
      <SaveViewDialog isOpen={open === "save-view"} onClose={onClose} />
      <ViewsDialog isOpen={open === "views"} onClose={onClose} />
      <LabelsDialog isOpen={open === "labels"} onClose={onClose} />
      <DeletedDialog isOpen={open === "deleted"} onClose={onClose} />
      {slots.history?.({ isOpen: open === "bulk-history", onClose })}
    </>
  );
}
