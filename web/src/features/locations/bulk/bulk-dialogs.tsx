// What the bulk bar opens.
import type { BulkScope } from "./api";
import { DeleteDialog } from "./delete-dialog";
import { EditDialog } from "./edit-dialog";

export type BulkDialog = "edit" | "delete";

export interface BulkDialogsProps {
  open: BulkDialog | null;
  scope: BulkScope;
  count: number;
  names: readonly string[];
  onStarted: () => void;
  onClose: () => void;
}

/** Both dialogs; each closes gracefully. */
export function BulkDialogs({ open, names, ...props }: BulkDialogsProps) {
  return (
    <>
      <EditDialog isOpen={open === "edit"} {...props} />
      <DeleteDialog isOpen={open === "delete"} names={names} {...props} />
    </>
  );
}
