// Commands of the palette for locations.
import {
  CircleAlert,
  Copy,
  Download,
  FileDown,
  FileUp,
  LayoutDashboard,
  Map as MapIcon,
  MapPin,
  Plus,
  ShieldQuestion,
} from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";
import { toasts } from "@/ui/toast";
import { downloadTemplate, exportLocations } from "./export";
import { filtersOf, parseLocationsSearch, SORTS } from "./search";

const LIST = "/dashboard/locations";

/** Commands for pages, then actions that the member has permission for. */
export const locationCommands: Domain = ({ language, me, href, go }) => {
  const words: typeof en.locations = { en, fr }[language].locations;
  const at = new URL(href, location.origin);
  /** Returns the address of the current list with an open dialog. */
  const open = (dialog: string) => {
    const search = at.pathname === LIST ? at.searchParams : new URLSearchParams();
    search.set(dialog === "add" ? "add" : "import", dialog === "add" ? "true" : "new");
    go(`${LIST}?${search}`);
  };
  const saving = (save: () => Promise<void>) => () => {
    save().catch(() => toasts.error(words.export_failed));
  };
  const params = at.pathname === LIST ? Object.fromEntries(at.searchParams) : {};
  const search = parseLocationsSearch(params);
  const pages = [
    ...(may(me, "see_overview")
      ? [
          {
            id: "overview",
            title: words.overview,
            keywords: words.overview_keywords,
            icon: LayoutDashboard,
            keys: keysOf("go_overview"),
            to: "/dashboard",
          },
        ]
      : []),
    {
      id: "locations",
      title: words.list,
      keywords: words.list_keywords,
      icon: MapPin,
      keys: keysOf("go_locations"),
      to: LIST,
    },
    ...(may(me, "see_overview")
      ? [{ id: "map", title: words.map, keywords: words.map_keywords, icon: MapIcon, to: `${LIST}?view=map` }]
      : []),
    {
      id: "unverified",
      title: words.unverified,
      keywords: words.unverified_keywords,
      icon: ShieldQuestion,
      to: `${LIST}?status=unverified`,
    },
    {
      id: "poor-health",
      title: words.worst,
      keywords: words.worst_keywords,
      icon: CircleAlert,
      to: `${LIST}?health=poor`,
    },
    ...(may(me, "merge_duplicates")
      ? [
          {
            id: "duplicates",
            title: words.duplicates,
            keywords: words.duplicates_keywords,
            icon: Copy,
            to: `${LIST}/duplicates`,
          },
        ]
      : []),
  ].map(({ to, ...page }) => ({ ...page, kind: "page" as const, run: () => go(to) }));
  const changes = [
    {
      id: "add",
      permission: "add_locations" as const,
      title: words.add,
      keywords: words.add_keywords,
      icon: Plus,
      run: () => open("add"),
    },
    {
      id: "import",
      permission: "import_locations" as const,
      title: words.import,
      keywords: words.import_keywords,
      icon: FileUp,
      run: () => open("import"),
    },
  ].filter(({ permission }) => may(me, permission));
  const files = [
    {
      id: "export",
      title: words.export,
      keywords: words.export_keywords,
      icon: Download,
      run: saving(async () => {
        toasts.success(words.exporting);
        await exportLocations({ filters: filtersOf(search), except: [], sort: search.sort ?? SORTS[0] });
      }),
    },
    {
      id: "template",
      title: words.template,
      keywords: words.template_keywords,
      icon: FileDown,
      run: saving(downloadTemplate),
    },
  ];
  const actions = [...changes, ...files];
  return [...pages, ...actions.map((action) => ({ ...action, kind: "action" as const }))];
};
