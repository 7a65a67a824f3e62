// Properties of every tab of the screen of pages.
import type { PagesSearch } from "./search";
import type { Site } from "./types";
import type { ChangePagesSearch } from "./use-search";

/** The site, and the state of the screen. */
export interface TabProps {
  site: Site;
  search: PagesSearch;
  onChange: ChangePagesSearch;
}
