// Context of the menus over the list.
import { createContext, use } from "react";
import type { ViewDialog } from "@/ui/views/viewed-list";
import type { LocationsSearch } from "../search";
import type { ChangeLocationsSearch } from "../use-search";
import type { Look } from "./look";

/** A dialog that a menu opens. */
export type ToolDialog = ViewDialog | "labels" | "bulk-history" | "deleted";

/** The list's state, and the ways to change it. */
export interface Tools {
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
  look: Look;
  onLook: (patch: Partial<Look>) => void;
  /** True when this user may change locations. */
  canEdit: boolean;
  onOpen: (dialog: ToolDialog) => void;
  /** Exports the matching locations; undefined without any. */
  onExport?: () => void;
}

/** Set by the page. */
export const ToolsContext = createContext<Tools | null>(null);

/** The list around a menu. */
export function useTools(): Tools {
  const tools = use(ToolsContext);
  if (!tools) throw new Error("useTools needs the locations page around it");
  return tools;
}
