// Rare actions: labels, duplicates, bulk edits, deleted locations.
import { useNavigate } from "@tanstack/react-router";
import { Copy, History, Tags, Trash2 } from "lucide-react";
import { useMay } from "@/lib/may";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { useTools } from "./tools";
import { useListWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5 };

/** The rest of what can be done with the list. */
export function MoreMenu(props: MenuPartProps) {
  const { more } = useListWords();
  const { onOpen } = useTools();
  const may = useMay();
  const navigate = useNavigate();
  return (
    <MenuPopover {...props} aria-label={more.label} className="min-w-60">
      {may("manage_labels") && (
        <MenuItem id="labels" icon={<Tags {...ICON} />} onAction={() => onOpen("labels")}>
          {more.labels}
        </MenuItem>
      )}
      {may("merge_duplicates") && (
        <MenuItem
          id="duplicates"
          icon={<Copy {...ICON} />}
          onAction={() => void navigate({ to: "/dashboard/locations/duplicates" })}
        >
          {more.duplicates}
        </MenuItem>
      )}
      {may("see_work") && (
        <MenuItem id="history" icon={<History {...ICON} />} onAction={() => onOpen("bulk-history")}>
          {more.history}
        </MenuItem>
      )}
      {may("delete_locations") && (
        <MenuItem id="deleted" icon={<Trash2 {...ICON} />} onAction={() => onOpen("deleted")}>
          {more.deleted}
        </MenuItem>
      )}
    </MenuPopover>
  );
}
