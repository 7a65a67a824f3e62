// The navigation of phones: the screens used most under the thumb, and a way to the rest.
import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { Button } from "react-aria-components";
import { useMessages } from "@/lib/i18n";
import type { Me } from "@/lib/me";
import { cx } from "@/ui/cx";
import { phoneScreens } from "./screens";

const ENTRY =
  "focus-ring flex min-w-0 flex-auto flex-col items-center justify-center gap-1 px-1 text-[0.6875rem] leading-none font-medium text-ink-muted -outline-offset-2";
const ICON = { className: "size-5 shrink-0", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface BottomBarProps {
  me: Me;
  /** True while the drawer with all screens is open. */
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
}

/** Overview, Locations, Reviews and Heatmaps, as far as the user may see them, and "More". */
export function BottomBar({ me, isDrawerOpen, onOpenDrawer }: BottomBarProps) {
  const { bottom_bar: words } = useMessages().shell;
  return (
    <nav
      aria-label={words.label}
      data-slot="bottom-bar"
      className="fixed inset-x-0 bottom-0 z-20 flex h-14 border-t border-line bg-surface md:hidden print:hidden"
    >
      {phoneScreens(me).map(({ to, icon: Icon, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === "/dashboard", includeSearch: false }}
          className={cx(ENTRY, "aria-[current=page]:text-link")}
        >
          <Icon {...ICON} />
          <span className="max-w-full truncate leading-tight">{words[label]}</span>
        </Link>
      ))}
      <Button
        onPress={onOpenDrawer}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        className={cx(ENTRY, "cursor-default")}
      >
        <Menu {...ICON} />
        <span className="max-w-full truncate leading-tight">{words.more}</span>
      </Button>
    </nav>
  );
}
