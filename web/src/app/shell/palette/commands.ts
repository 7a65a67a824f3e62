// Every command of the palette: one line a domain, and those of the app itself.
import { ArrowLeftRight, Keyboard, Languages, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { settingsCommands } from "@/app/settings/commands";
import { citationCommands } from "@/features/citations/commands";
import { clientCommands } from "@/features/clients/commands";
import { heatmapCommands } from "@/features/heatmaps/commands";
import { locationCommands } from "@/features/locations/commands";
import { pageCommands } from "@/features/pages/commands";
import { postCommands } from "@/features/posts/commands";
import { reportCommands } from "@/features/reports/commands";
import { requestCommands } from "@/features/requests/commands";
import { reviewCommands } from "@/features/reviews/commands";
import { signOutEverywhere } from "@/lib/auth";
import type { Command, CommandWorld, Domain } from "@/lib/commands";
import { chooseTheme, type Language, type ThemeChoice, themeChoice } from "@/lib/preferences";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

/** Actions that only the app itself can do. */
export interface AppActions {
  setLanguage: (language: Language) => void;
  openHelp: () => void;
  openSwitcher: () => void;
}

/** Returns all commands, domain by domain. */
export function allCommands(world: CommandWorld, actions: AppActions): Command[] {
  const domains: readonly Domain[] = [
    locationCommands,
    postCommands,
    pageCommands,
    reviewCommands,
    requestCommands,
    citationCommands,
    heatmapCommands,
    reportCommands,
    clientCommands,
    settingsCommands,
    appCommands(actions),
  ];
  return domains.flatMap((domain) => domain(world));
}

const THEMES: readonly { choice: ThemeChoice; icon: typeof Sun }[] = [
  { choice: "light", icon: Sun },
  { choice: "dark", icon: Moon },
  { choice: "system", icon: Monitor },
];

const appCommands =
  ({ setLanguage, openHelp, openSwitcher }: AppActions): Domain =>
  ({ language, me }) => {
    const words: typeof en.app = { en, fr }[language].app;
    const themes = THEMES.filter(({ choice }) => choice !== themeChoice()).map(({ choice, icon }) => ({
      id: `theme-${choice}`,
      kind: "action" as const,
      title: words[choice],
      keywords: words.theme_keywords,
      icon,
      run: () => chooseTheme(choice),
    }));
    const switcher: Command = {
      id: "switch-organisation",
      kind: "action",
      title: words.switcher,
      keywords: words.switcher_keywords,
      icon: ArrowLeftRight,
      run: openSwitcher,
    };
    return [
      ...(me.organisation?.is_demo ? [] : [switcher]),
      ...themes,
      {
        id: "language",
        kind: "action",
        title: words.language,
        keywords: words.language_keywords,
        icon: Languages,
        run: () => setLanguage(language === "fr" ? "en" : "fr"),
      },
      {
        id: "help",
        kind: "action",
        title: words.help,
        keywords: words.help_keywords,
        icon: Keyboard,
        keys: keysOf("help"),
        run: openHelp,
      },
      {
        id: "sign-out",
        kind: "action",
        title: words.sign_out,
        keywords: words.sign_out_keywords,
        icon: LogOut,
        run: () => void signOutEverywhere(),
      },
    ];
  };
