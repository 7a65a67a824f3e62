// The head of the page: its title, the primary action, and the menu with everything else.
import { MoreHorizontal, Plus } from "lucide-react";
import { use } from "react";
import { useMessages } from "@/lib/i18n";
import { Button, type ButtonVariant, IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import type { MenuAction } from "@/ui/menu";
import { MenuButton } from "@/ui/menu-button";
import { PageHeader } from "@/ui/page-header";
import { MenuActionsContext, SlotsContext } from "../slots";

const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ListHeaderProps {
  /** Undefined for members without the permission to add. */
  onAdd: (() => void) | undefined;
  /** The empty list has the primary button. */
  isEmpty: boolean;
}

/** Title, "Add Location" for members with the permission, and the menu. */
export function ListHeader({ onAdd, isEmpty }: ListHeaderProps) {
  const { locations: words } = useMessages();
  const { header } = use(SlotsContext);
  return (
    <PageHeader title={words.title} subtitle={words.subtitle}>
      {header ? header((actions) => <Menu actions={actions} />) : <Menu actions={NO_ACTIONS} />}
      {onAdd && <AddButton variant={isEmpty ? "secondary" : "primary"} onPress={onAdd} />}
    </PageHeader>
  );
}

const NO_ACTIONS: readonly MenuAction[] = [];

function Menu({ actions }: { actions: readonly MenuAction[] }) {
  const { tools } = useMessages().locations;
  return (
    <MenuActionsContext value={actions}>
      <MenuButton
        menu={MORE_MENU}
        button={
          <IconButton label={tools.more} variant="secondary">
            <MoreHorizontal {...ICON} />
          </IconButton>
        }
      />
    </MenuActionsContext>
  );
}

/** The action of the page; its short label, on windows narrower than 1024 px, starts its name. */
function AddButton({ variant, onPress }: { variant: ButtonVariant; onPress: () => void }) {
  const { locations: words } = useMessages();
  return (
    <Button variant={variant} onPress={onPress} icon={<Plus {...ICON} />} aria-label={words.add}>
      <span className="lg:hidden">{words.add_short}</span>
      <span className="max-lg:hidden">{words.add}</span>
    </Button>
  );
}
