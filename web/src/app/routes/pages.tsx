// The screens of local pages.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parseEditorSearch } from "@/features/pages/editor/search";
import { parsePagesSearch } from "@/features/pages/search";
import { allowed } from "../allowed";
import { dashboard } from "./base";

const pages = createRoute({
  getParentRoute: () => dashboard,
  path: "/pages",
  validateSearch: parsePagesSearch,
  component: allowed(
    "see_pages",
    lazyRouteComponent(() => import("@/features/pages/page"), "PagesPage"),
  ),
});

const editor = createRoute({
  getParentRoute: () => dashboard,
  path: "/pages/$location",
  validateSearch: parseEditorSearch,
  component: allowed(
    "see_pages",
    lazyRouteComponent(() => import("@/features/pages/editor/editor-page"), "EditorPage"),
  ),
});

/** The list with its tabs, and the editor of one page. */
export const pagesRoutes = [pages, editor] as const;
