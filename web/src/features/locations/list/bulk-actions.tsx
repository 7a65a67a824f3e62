// Buttons of the bulk bar; where they would not fit beside each other, a button and a menu.
import { MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { useMedia, WIDE_SCREEN } from "@/lib/use-media";
import { Button, IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import type { MenuAction } from "@/ui/menu";
import { MenuButton } from "@/ui/menu-button";
import { type BulkDialog, MenuActionsContext } from "../slots";

const BULK_MENU = lazyPart(() => import("./bulk-menu"), "BulkMenu");
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
  const inMenu: MenuAction[] = [];
  if (!isWide) {
    if (selectAll) inMenu.push(selectAll);
    inMenu.push(...(canEdit ? actions : actions.slice(1)));
    if (canEdit) {
      inMenu.push({
        id: "delete",
        label: bulk.delete,
        icon: <Trash2 {...ICON} />,
        isDestructive: true,
        onAction: () => onOpen("delete"),
      });
    }
  }
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
      {inMenu.length > 0 && (
        <MenuActionsContext value={inMenu}>
          <MenuButton
            menu={BULK_MENU}
            button={
              <IconButton label={bulk.more} size="sm" variant="secondary">
                <MoreHorizontal {...ICON} />
              </IconButton>
            }
          />
        </MenuActionsContext>
      )}
    </>
  );
}
