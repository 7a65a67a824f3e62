// Saved views to switch to, and the ways to keep the list as one.
import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, Settings2 } from "lucide-react";
import { viewsQuery } from "@/lib/saved-views";
import { MenuItem, MenuPopover, MenuSection } from "../menu";
import type { MenuPartProps } from "../menu-button";
import type { ViewedList } from "./viewed-list";
import { useViewsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5 };
const ALL = "all";

/** The views; the one the list shows has a tick. */
export function ViewsMenu({ list, ...menu }: MenuPartProps & { list: ViewedList }) {
  const words = useViewsWords();
  const views = useQuery(viewsQuery(list.screen));
  const items = views.data?.items ?? [];
  const current = items.find(list.isShown)?.id;
  const shown = current ?? (list.isAll ? ALL : undefined);
  const selected = {
    selectionMode: "single",
    selectedKeys: shown === undefined ? [] : [shown],
  } as const;
  const shared = items.filter(({ is_shared }) => is_shared);
  const itemsOf = (views: typeof items) =>
    views.map((view) => (
      <MenuItem key={view.id} id={view.id} onAction={() => list.onShow(view)}>
        {view.name}
      </MenuItem>
    ));
  return (
    <MenuPopover {...menu} aria-label={words.label} className="w-72">
      <MenuSection title={words.mine} {...selected}>
        <MenuItem id={ALL} onAction={list.onShowAll}>
          {list.words.all}
        </MenuItem>
        {itemsOf(items.filter(({ is_shared }) => !is_shared))}
      </MenuSection>
      {shared.length > 0 && (
        <MenuSection title={words.shared} {...selected}>
          {itemsOf(shared)}
        </MenuSection>
      )}
      <MenuSection title={words.actions}>
        <MenuItem id="save" icon={<BookmarkPlus {...ICON} />} onAction={() => list.onOpen("save-view")}>
          {words.save}
        </MenuItem>
        <MenuItem id="manage" icon={<Settings2 {...ICON} />} onAction={() => list.onOpen("views")}>
          {words.manage}
        </MenuItem>
      </MenuSection>
    </MenuPopover>
  );
}
