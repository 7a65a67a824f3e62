// Navigation between the tabs of the drawer.
import type { DrawerTab } from "../search";

/** Goes to a tab, and in the settings to a field. */
export type GoTo = (tab: DrawerTab, field?: string) => void;
