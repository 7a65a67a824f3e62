// The menu beside the primary action: import, export, Google, labels, duplicates, bulk edits, deleted locations.
import { useNavigate } from "@tanstack/react-router";
import { Copy, Download, FileUp, History, Tags, Trash2 } from "lucide-react";
import { use } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { MenuItem, MenuPopover, MenuSection } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { MenuActionsContext } from "../slots";
import { useTools } from "./tools";
import { useListWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5 };

/** Actions of the list, except adding locations. */
export function MoreMenu(props: MenuPartProps) {
  const { locations: words } = useMessages();
  const { more } = useListWords();
  const { onOpen, onChange, onExport } = useTools();
  const actions = use(MenuActionsContext);
  const may = useMay();
  const navigate = useNavigate();
  return (
    <MenuPopover {...props} aria-label={more.label} className="min-w-60">
      <MenuSection aria-label={more.data}>
        {may("import_locations") && (
          <MenuItem id="import" icon={<FileUp {...ICON} />} onAction={() => onChange({ import: "new" })}>
            {words.import_csv}
          </MenuItem>
        )}
        <MenuItem id="export" icon={<Download {...ICON} />} isDisabled={!onExport} onAction={onExport}>
          {words.export}
        </MenuItem>
      </MenuSection>
      {actions.length > 0 && (
        <MenuSection aria-label="Google">
          {actions.map(({ label, ...action }) => (
            <MenuItem key={action.id} {...action}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      {may("see_work") && (
        <MenuSection aria-label={more.label}>
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
          <MenuItem id="history" icon={<History {...ICON} />} onAction={() => onOpen("bulk-history")}>
            {more.history}
          </MenuItem>
          {may("delete_locations") && (
            <MenuItem id="deleted" icon={<Trash2 {...ICON} />} onAction={() => onOpen("deleted")}>
              {more.deleted}
            </MenuItem>
          )}
        </MenuSection>
      )}
    </MenuPopover>
  );
}
