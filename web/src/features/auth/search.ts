// Search parameters of the pages outside the dashboard.

export interface LoginSearch {
  /** Address to open after signing in, on this site. */
  next?: string;
  /** The French login turned this visitor away. */
  denied?: true;
  /** The session before ended for lack of activity. */
  idle?: true;
}

/** Purpose of a link, as written by the page that requested the email. */
export type About = "signup" | "link" | "email_change";

export interface ConfirmSearch extends LoginSearch {
  about?: About;
  /** The session shall outlive the tab. */
  remember?: true;
}

const ABOUT: readonly About[] = ["signup", "link", "email_change"];
const OWN_PATH = /^(?:\/dashboard|(?:\/fr)?\/(?:reset-password|invitation))(?:[/?#]|$)/;

/** Reads the address. Only our own pages are accepted as a target, so that no link can send people elsewhere. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const { next, denied, idle } = search;
  const isOurs = typeof next === "string" && OWN_PATH.test(next);
  // Explicitly undefined, because the router merges the result into the raw search parameters.
  const isTrue = (flag: unknown) => (flag === true ? true : undefined);
  return { next: isOurs ? next : undefined, denied: isTrue(denied), idle: isTrue(idle) };
}

/** Reads the address of the page that links in mails lead to. */
export function parseConfirmSearch(search: Record<string, unknown>): ConfirmSearch {
  const about = ABOUT.find((topic) => topic === search.about);
  return { ...parseLoginSearch(search), about, remember: search.remember === true ? true : undefined };
}
