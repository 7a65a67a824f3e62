// Saved views of the inbox.
import type { MenuPartProps } from "@/ui/menu-button";
import { ViewsMenu as Menu } from "@/ui/views/views-menu";
import { useViewedList } from "./use-viewed-list";

/** The views; the one the inbox shows has a tick. */
export function ViewsMenu(props: MenuPartProps) {
  return <Menu {...props} list={useViewedList()} />;
}
