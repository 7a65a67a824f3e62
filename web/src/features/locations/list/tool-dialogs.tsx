// The dialogs that the menus over the list open.
import { use } from "react";
import { ViewDialogs } from "@/ui/views/view-dialogs";
import { LabelsDialog } from "../labels/labels-dialog";
import { SlotsContext } from "../slots";
import { useViewedList } from "../views/use-viewed-list";
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
  const list = useViewedList();
  return (
    <>
      <ViewDialogs list={list} open={open} onClose={onClose} />
      <LabelsDialog isOpen={open === "labels"} onClose={onClose} />
      <DeletedDialog isOpen={open === "deleted"} onClose={onClose} />
      {slots.history?.({ isOpen: open === "bulk-history", onClose })}
    </>
  );
}
