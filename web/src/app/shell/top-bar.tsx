// The bar over every dashboard screen: whose organisation, and the person's own menu.
import { Menu as MenuIcon } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import type { Me } from "@/lib/me";
import { IconButton } from "@/ui/button";
import { Wordmark } from "@/ui/wordmark";
import { LanguageMenu } from "./language-menu";
import { ThemeMenu } from "./theme-menu";
import { UserMenu } from "./user-menu";

export interface TopBarProps {
  me: Me;
  onOpenNavigation: () => void;
}

/** Organisation at the left; language, theme and account at the right. */
export function TopBar({ me, onOpenNavigation }: TopBarProps) {
  const { shell } = useMessages();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-3 sm:px-6">
      <IconButton label={shell.open_navigation} onPress={onOpenNavigation} className="md:hidden">
        <MenuIcon className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Wordmark className="max-sm:hidden md:hidden" />
      <p className="min-w-0 flex-1 truncate font-medium text-ink" data-slot="organisation">
        {me.organisation?.name}
      </p>
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu me={me} />
    </header>
  );
}
