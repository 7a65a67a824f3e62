// Address of the page of a location. Pure.
import { type DrawerTab, TABS } from "../search";

/** The tabs of the page; the first is the default. */
export const HOME_TABS = [
  "overview",
  "performance",
  "heatmaps",
  "citations",
  "posts",
  "page",
  "audit",
  "history",
  "settings",
] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** Search parameters of the page. */
export interface HomeSearch {
  tab?: Exclude<HomeTab, "overview">;
  /** The field that the settings go to. */
  field?: string;
}

/** Reads the search parameters; unknown ones are left out. */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const tab = HOME_TABS.find((each) => each === raw.tab);
  return {
    tab: tab === "overview" ? undefined : tab,
    field: tab === "settings" && typeof raw.field === "string" ? raw.field : undefined,
  };
}

/** The page of a location, on a tab. */
export function homeAddress(id: string, tab: HomeTab = "overview"): string {
  const page = `/dashboard/locations/${encodeURIComponent(id)}`;
  return tab === "overview" ? page : `${page}?tab=${tab}`;
}

/** Returns true for the tabs that the drawer has too. */
export function isDrawerTab(tab: HomeTab): tab is DrawerTab {
  return TABS.some((each) => each === tab);
}
