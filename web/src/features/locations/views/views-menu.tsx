// Saved views to switch to, and the ways to keep the list as one.
import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, Settings2 } from "lucide-react";
import { MenuItem, MenuPopover, MenuSection } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { USUAL_LOOK } from "../list/look";
import { useTools } from "../list/tools";
import { useListWords } from "../list/words";
import { viewsQuery } from "./api";
import { isShown, lookOfView, searchOfView, type View } from "./view";

const ICON = { className: "size-4", strokeWidth: 1.5 };
const ALL: View = {
  id: "all",
  name: "",
  search: "",
  columns: [...USUAL_LOOK.columns],
  density: USUAL_LOOK.density,
};

/** The views; the one the list shows has a tick. */
export function ViewsMenu(props: MenuPartProps) {
  const { views: words } = useListWords();
  const { search, look, onChange, onLook, onOpen } = useTools();
  const views = useQuery(viewsQuery);
  const items = views.data?.items ?? [];
  const current = items.find((view) => isShown(view, search, look));
  const isAll = !current && isShown({ ...ALL, ...look, columns: [...look.columns] }, search, look);
  const show = (view: View) => {
    onChange(searchOfView(view));
    onLook(lookOfView(view));
  };
  return (
    <MenuPopover {...props} aria-label={words.label} className="w-72">
      <MenuSection
        title={words.mine}
        selectionMode="single"
        selectedKeys={current ? [current.id] : isAll ? [ALL.id] : []}
      >
        <MenuItem id={ALL.id} onAction={() => onChange(searchOfView(ALL))}>
          {words.all}
        </MenuItem>
        {items.map((view) => (
          <MenuItem key={view.id} id={view.id} onAction={() => show(view)}>
            {view.name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection title={words.actions}>
        <MenuItem id="save" icon={<BookmarkPlus {...ICON} />} onAction={() => onOpen("save-view")}>
          {words.save}
        </MenuItem>
        <MenuItem id="manage" icon={<Settings2 {...ICON} />} onAction={() => onOpen("views")}>
          {words.manage}
        </MenuItem>
      </MenuSection>
    </MenuPopover>
  );
}
