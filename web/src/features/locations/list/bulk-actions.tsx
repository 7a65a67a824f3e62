// Buttons of the bulk bar; where they would not fit beside each other, a button and a menu.
import { MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { useMedia, WIDE_SCREEN } from "@/lib/use-media";
import { Button, IconButton } from "@/ui/button";
import { Menu, type MenuAction, MenuItem } from "@/ui/menu";
import type { BulkDialog } from "../slots";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** An action on the selected locations. */
export interface BulkAction extends MenuAction {
  /** Shows a spinner on its button. */
  isPending?: boolean;
}

export interface BulkActionsProps {
  /** Actions that need no dialog of the list; the first is the primary one of users who cannot edit. */
  actions: readonly BulkAction[];
  /** Selects all matching locations; absent when that is not offered. */
  selectAll?: MenuAction | undefined;
  canEdit: boolean;
  onOpen: (dialog: BulkDialog) => void;
  /** Fetches the code of the dialogs. */
  onNear: () => void;
}

/** Edit, the other actions, and at the end Delete. */
export function BulkActions({ actions, selectAll, canEdit, onOpen, onNear }: BulkActionsProps) {
  const { bulk } = useMessages().locations;
  const isWide = useMedia(WIDE_SCREEN);
  const near = { onHoverStart: onNear, onFocus: onNear };
  const inMenu = isWide ? [] : [...(selectAll ? [selectAll] : []), ...(canEdit ? actions : actions.slice(1))];
  return (
    <>
      {isWide && selectAll && (
        <Button size="sm" variant="ghost" onPress={selectAll.onAction}>
          {selectAll.label}
        </Button>
      )}
      <span className="mx-1 h-5 w-px bg-line max-sm:hidden" aria-hidden="true" />
      {canEdit && (
        <Button
          size="sm"
          variant="primary"
          {...near}
          onPress={() => onOpen("edit")}
          icon={<Pencil {...ICON} />}
        >
          {bulk.edit}
        </Button>
      )}
      {(isWide ? actions : canEdit ? [] : actions.slice(0, 1)).map((action, at) => (
        <Button
          key={action.id}
          size="sm"
          variant={canEdit || at > 0 ? "secondary" : "primary"}
          isDisabled={action.isDisabled ?? false}
          isPending={action.isPending ?? false}
          icon={action.icon}
          onPress={action.onAction}
        >
          {action.label}
        </Button>
      ))}
      {canEdit && isWide && (
        <IconButton label={bulk.delete} size="sm" {...near} onPress={() => onOpen("delete")}>
          <Trash2 className="size-4 text-poor-ink" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
      {!isWide && (canEdit || inMenu.length > 0) && (
        <Menu
          aria-label={bulk.more}
          placement="top end"
          trigger={
            <IconButton label={bulk.more} size="sm" variant="secondary" {...near}>
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
        >
          {inMenu.map(({ id, label, icon, isDisabled, onAction }) => (
            <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled ?? false} onAction={onAction}>
              {label}
            </MenuItem>
          ))}
          {canEdit && (
            <MenuItem id="delete" icon={<Trash2 {...ICON} />} isDestructive onAction={() => onOpen("delete")}>
              {bulk.delete}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
