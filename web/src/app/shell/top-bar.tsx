// The bar over every dashboard screen: search, notifications, and the person's own menus.
import { Bell, ChevronDown, Search, SunMoon } from "lucide-react";
import { Suspense } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useFormat, useI18n, useMessages } from "@/lib/i18n";
import type { Me } from "@/lib/me";
import { Avatar, initials } from "@/ui/avatar";
import { Button, IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { HouseMark } from "./house-mark";

// The markup is part of the first view; the behavior is loaded after it.
const TOOLS = lazyPart(() => import("./tools"), "Tools");
const LANGUAGE_MENU = lazyPart(() => import("./language-menu"), "LanguageMenu");
const THEME_MENU = lazyPart(() => import("./theme-menu"), "ThemeMenu");
const USER_MENU = lazyPart(() => import("./user-menu"), "UserMenu");

/** Search and notifications, then language, theme and account. */
export function TopBar({ me }: { me: Me }) {
  const { language, messages } = useI18n();
  const format = useFormat();
  const { shell } = messages;
  const name = me.user.full_name || me.user.email;
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-3 sm:px-6">
      <span className="mr-2 sm:hidden">
        <HouseMark organisation={me.organisation} isNarrow />
      </span>
      <HouseMark organisation={me.organisation} className="mr-2 max-sm:hidden md:hidden" />
      <div className="flex-1" />
      <Suspense fallback={<ToolsToCome />}>
        <TOOLS.Part me={me} />
      </Suspense>
      <MenuButton
        menu={LANGUAGE_MENU}
        button={
          <Button
            variant="ghost"
            className="gap-1 px-1.5 sm:px-2.5"
            aria-label={format.pair(shell.language, language.toUpperCase())}
          >
            <span className="uppercase">{language}</span>
            <ChevronDown className="size-4 max-sm:hidden" strokeWidth={1.5} aria-hidden="true" />
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
            aria-label={`${shell.user_menu(name)} (${initials(name)})`}
            className="focus-ring target-44 relative ml-1 cursor-default rounded-full sm:ml-2"
          >
            <Avatar size="sm" name={name} picture={me.user.photo?.thumbnail_url} />
          </AriaButton>
        }
      />
    </header>
  );
}

/** Search box and bell where they are about to be, so that nothing jumps. */
function ToolsToCome() {
  const { shell } = useMessages();
  return (
    <span className="flex shrink-0 gap-1 text-ink-muted" aria-hidden="true">
      <span className="flex size-9 items-center rounded-md max-lg:justify-center lg:w-72 lg:border lg:border-line-strong lg:bg-paper lg:px-3">
        <Search className="size-5 shrink-0 lg:size-4" strokeWidth={1.5} />
        <span className="ml-2 truncate max-lg:hidden">{shell.search}</span>
      </span>
      <span className="grid size-9 place-items-center">
        <Bell className="size-5" strokeWidth={1.5} />
      </span>
    </span>
  );
}
