// Commands of the command palette for local pages.
import { ChartLine, FileWarning, LayoutTemplate, Link2, Palette } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";
import { PAGES } from "./search";

/** Commands that open the tabs of local pages, and the pages hidden because they have too few words. */
export const pageCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.pages = { en, fr }[language].pages;
  if (!may(me, "see_pages")) return [];
  const viewCommands = [
    {
      id: "pages",
      title: words.list,
      keywords: words.list_keywords,
      icon: LayoutTemplate,
      keys: keysOf("go_pages"),
      run: () => go(PAGES),
    },
    {
      id: "pages-figures",
      title: words.figures,
      keywords: words.figures_keywords,
      icon: ChartLine,
      run: () => go(`${PAGES}?tab=figures`),
    },
    {
      id: "pages-hidden",
      title: words.hidden,
      keywords: words.hidden_keywords,
      icon: FileWarning,
      run: () => go(`${PAGES}?problem=too_few_words`),
    },
  ];
  const siteCommands = [
    {
      id: "pages-site",
      title: words.site,
      keywords: words.site_keywords,
      icon: Palette,
      run: () => go(`${PAGES}?tab=site`),
    },
    {
      id: "pages-address",
      title: words.address,
      keywords: words.address_keywords,
      icon: Link2,
      run: () => go(`${PAGES}?tab=address`),
    },
  ];
  return [...viewCommands, ...(may(me, "manage_site") ? siteCommands : [])].map((command) => ({
    ...command,
    kind: "page" as const,
  }));
};
