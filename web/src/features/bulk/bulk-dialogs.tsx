// The dialogs of the bulk bar.
import type { BulkDialogsProps } from "@/features/locations/slots";
import { scopeOf } from "./api";
import { DeleteDialog } from "./delete-dialog";
import { EditDialog } from "./edit-dialog";

/** Both dialogs; each closes gracefully. */
export function BulkDialogs({ open, names, selection, filters, ...props }: BulkDialogsProps) {
  const scope = scopeOf(selection, filters);
  return (
    <>
      <EditDialog isOpen={open === "edit"} scope={scope} {...props} />
      <DeleteDialog isOpen={open === "delete"} scope={scope} names={names} {...props} />
    </>
  );
}
