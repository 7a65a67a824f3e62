// Types of the screens in their states.
import type { Page } from "@playwright/test";
import type { Person } from "./people.ts";
import type { Language } from "./words.ts";

/** Account that opens a screen: none, one without a profile, a new member, or the owner of a demo. */
export type Viewer = "visitor" | "newcomer" | "member" | "demo";

/** A screen in a state. */
export interface State {
  name: string;
  viewer: Viewer;
  /** Refused requests, as the browser logs them. */
  refusals?: { status: number; path: string }[];
  /** True when the state needs the narrow layout, with the navigation behind a button. */
  isNarrowOnly?: boolean;
  /** Opens the screen and waits until all of it is shown. */
  open: (page: Page, language: Language, viewer: Person | null) => Promise<void>;
}
