// Rarely used actions of the editor.
import { CloudOff, DoorClosed, History, Link2, MapPin } from "lucide-react";
import { use } from "react";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { MoreContext } from "./more-actions";
import { useEditorWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The menu. */
export function MoreMenu(props: MenuPartProps) {
  const words = useEditorWords();
  const actions = use(MoreContext);
  if (!actions) return null;
  const { onVersions, onLink, onLocation, onUnpublish, onCloseForGood } = actions;
  return (
    <MenuPopover {...props} aria-label={words.more}>
      <MenuItem id="versions" icon={<History {...ICON} />} onAction={onVersions}>
        {words.versions}
      </MenuItem>
      <MenuItem id="link" icon={<Link2 {...ICON} />} onAction={onLink}>
        {words.share}
      </MenuItem>
      <MenuItem id="location" icon={<MapPin {...ICON} />} onAction={onLocation}>
        {words.to_location}
      </MenuItem>
      {onUnpublish && (
        <MenuItem id="unpublish" icon={<CloudOff {...ICON} />} onAction={onUnpublish}>
          {words.unpublish}
        </MenuItem>
      )}
      {onCloseForGood && (
        <MenuItem id="close" icon={<DoorClosed {...ICON} />} onAction={onCloseForGood}>
          {words.close}
        </MenuItem>
      )}
    </MenuPopover>
  );
}
