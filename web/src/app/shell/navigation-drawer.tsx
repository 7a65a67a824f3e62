// The sidebar of a small screen.
import { useMessages } from "@/lib/i18n";
import { Drawer } from "@/ui/drawer";
import { Sidebar } from "./sidebar";

/** The sidebar, over the page, from the left. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const { shell } = useMessages();
  return (
    <Drawer isOpen onClose={onClose} title={shell.navigation} side="left" hideHeader className="md:hidden">
      <Sidebar isNarrow={false} onNavigate={onClose} />
    </Drawer>
  );
}
