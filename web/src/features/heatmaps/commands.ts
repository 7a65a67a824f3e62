// Commands of the palette for heatmaps.
import { Grid3x3, Plus } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

const LIST = "/dashboard/heatmaps";

/** The list of heatmaps, and creating one. */
export const heatmapCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.heatmaps = { en, fr }[language].heatmaps;
  if (!may(me, "see_heatmaps")) return [];
  const list = {
    id: "heatmaps",
    kind: "page" as const,
    title: words.list,
    keywords: words.list_keywords,
    icon: Grid3x3,
    keys: keysOf("go_heatmaps"),
    run: () => go(LIST),
  };
  const add = {
    id: "new-heatmap",
    kind: "action" as const,
    title: words.add,
    keywords: words.add_keywords,
    icon: Plus,
    run: () => go(`${LIST}?new=true`),
  };
  return [list, ...(may(me, "manage_panels") ? [add] : [])];
};
