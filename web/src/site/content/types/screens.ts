// What the pages say about pictures of the dashboard.

/** Screens of the dashboard that stand in public/screens, one picture per language. */
export const SCREENS = ["overview", "locations", "audit", "reviews"] as const;

export type ScreenName = (typeof SCREENS)[number];

/** Text of a picture of the dashboard. */
export interface ScreenText {
  title: string;
  text: string;
  /** Description of the picture. */
  alt: string;
}

/** All pictures of the dashboard. */
export interface ScreensText {
  title: string;
  lead: string;
  items: Record<ScreenName, ScreenText>;
}
