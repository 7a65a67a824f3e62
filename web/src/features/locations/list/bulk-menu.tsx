// Menu of the bulk bar on narrow windows; loaded when it is first needed.
import { use } from "react";
import { useMessages } from "@/lib/i18n";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { MenuActionsContext } from "../slots";

/** The actions of the context. */
export function BulkMenu(props: MenuPartProps) {
  const { bulk } = useMessages().locations;
  const actions = use(MenuActionsContext);
  return (
    <MenuPopover {...props} aria-label={bulk.more}>
      {actions.map(({ id, label, icon, isDisabled, isDestructive, onAction }) => (
        <MenuItem
          key={id}
          id={id}
          icon={icon}
          isDisabled={isDisabled ?? false}
          isDestructive={isDestructive ?? false}
          onAction={onAction}
        >
          {label}
        </MenuItem>
      ))}
    </MenuPopover>
  );
}
