// The bar over every dashboard screen: whose organisation, and the person's own menus.
import { ChevronDown, Menu as MenuIcon, SunMoon } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";
import { useI18n } from "@/lib/i18n";
import type { Me } from "@/lib/me";
import { Button, IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { Wordmark } from "@/ui/wordmark";

const LANGUAGE_MENU = lazyPart(() => import("./language-menu"), "LanguageMenu");
const THEME_MENU = lazyPart(() => import("./theme-menu"), "ThemeMenu");
const USER_MENU = lazyPart(() => import("./user-menu"), "UserMenu");

export interface TopBarProps {
  me: Me;
  onOpenNavigation: () => void;
}

/** Organisation at the left; language, theme and account at the right. */
export function TopBar({ me, onOpenNavigation }: TopBarProps) {
  const { language, messages } = useI18n();
  const { shell } = messages;
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-3 sm:px-6">
      <IconButton label={shell.open_navigation} onPress={onOpenNavigation} className="md:hidden">
        <MenuIcon className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Wordmark className="mr-2 max-sm:hidden md:hidden" />
      <p className="min-w-0 flex-1 truncate font-medium text-ink" data-slot="organisation">
        {me.organisation?.name}
      </p>
      <MenuButton
        menu={LANGUAGE_MENU}
        button={
          <Button
            variant="ghost"
            className="gap-1 px-2 sm:px-2.5"
            aria-label={`${shell.language}: ${language.toUpperCase()}`}
          >
            <span className="uppercase">{language}</span>
            <ChevronDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      />
      <MenuButton
        menu={THEME_MENU}
        button={
          <IconButton label={shell.theme}>
            <SunMoon className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      />
      <MenuButton
        menu={USER_MENU}
        button={
          <AriaButton
            aria-label={shell.user_menu(me.user.full_name || me.user.email)}
            className="focus-ring ml-2 grid size-8 cursor-default place-items-center rounded-full bg-primary text-xs font-semibold text-on-primary transition-colors hover:bg-primary-hover"
          >
            {initials(me)}
          </AriaButton>
        }
      />
    </header>
  );
}

function initials({ user }: Me): string {
  const letters = [user.first_name, user.last_name].map((part) => [...part.trim()][0] ?? "").join("");
  return (letters || [...user.email][0] || "?").toUpperCase();
}
