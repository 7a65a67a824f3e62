// Search parameters of the posts page: view, day, filters, and open dialogs. Pure.
import { dayOf } from "./dates";
import type { PostKind, PostState } from "./types";

/** The views in their order; the first is the default. */
export const VIEWS = ["month", "week", "list"] as const;
export type View = (typeof VIEWS)[number];

/** Kinds of posts, in the order in which they are offered. */
export const KINDS = ["news", "offer", "event"] as const satisfies readonly PostKind[];

/** States that the views can be narrowed to; refused ones are published, but not everywhere. */
export const STATES = [
  "draft",
  "waiting_approval",
  "scheduled",
  "publishing",
  "published",
  "stopped",
  "refused",
] as const satisfies readonly (PostState | "refused")[];
export type StateFilter = (typeof STATES)[number];

/** Maximum length of a text in the address, as the server takes it. */
const MAX_TEXT = 100;

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface PostsSearch {
  view?: View;
  /** A day of the period that is shown; the current one without it. */
  day?: string;
  /** Id of the location to filter by. */
  location?: string;
  /** Id of the label of locations to filter by. */
  label?: string;
  kind?: PostKind;
  state?: StateFilter;
  /** Words of the list. */
  q?: string;
  /** The composer is open on a new post. */
  new?: true;
  /** The composer is open on the post of this id. */
  edit?: string;
  /** Day that a new post is planned for. */
  on?: string;
  /** The composer starts with the templates. */
  templates?: true;
  /** The settings are open. */
  settings?: true;
}

/** Filters that every view has. */
export type Filters = Pick<PostsSearch, "location" | "label" | "kind" | "state">;

/** States that are worked through: they are a list unless another view is chosen, whatever month their posts are in. */
const WORK: readonly (StateFilter | undefined)[] = ["waiting_approval", "refused"];

/** Returns the view that a page with this filter starts with. */
const usualView = (state: StateFilter | undefined): View => (WORK.includes(state) ? "list" : "month");

/** Returns the view of an address. */
export const viewOf = ({ view, state }: PostsSearch): View => view ?? usualView(state);

/** Returns the change to another view. */
export function withView(view: View, { state }: PostsSearch): Pick<PostsSearch, "view" | "q"> {
  return { view: view === usualView(state) ? undefined : view, q: undefined };
}

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parsePostsSearch(raw: Record<string, unknown>): PostsSearch {
  const view = VIEWS.find((each) => each === raw.view);
  // Links from other screens use this name for rejected posts.
  const state = flag(raw.refused) ? "refused" : STATES.find((each) => each === raw.state);
  return {
    view: view === usualView(state) ? undefined : view,
    day: dayOf(raw.day),
    location: text(raw.location),
    label: text(raw.label),
    kind: KINDS.find((each) => each === raw.kind),
    state,
    q: text(raw.q),
    new: flag(raw.new),
    edit: text(raw.edit),
    on: dayOf(raw.on),
    templates: flag(raw.templates),
    settings: flag(raw.settings),
  };
}

/** Returns the filters of an address. */
export function filtersOf({ location, label, kind, state }: PostsSearch): Filters {
  return { location, label, kind, state };
}

/** The filters, all off. */
export const NO_FILTERS = {
  location: undefined,
  label: undefined,
  kind: undefined,
  state: undefined,
  q: undefined,
} as const;

/** Returns true when a view may not show all posts. The words of a search count in the list only. */
export function isNarrowed(search: PostsSearch): boolean {
  const { location, label, kind, state, q } = search;
  const words = viewOf(search) === "list" ? q : undefined;
  return [location, label, kind, state, words].some((value) => value !== undefined);
}

/** The change that closes the composer. */
export const NO_COMPOSER = {
  new: undefined,
  edit: undefined,
  on: undefined,
  templates: undefined,
} as const;

export const PAGE = "/dashboard/posts";

/** The address of the page of a post. */
export const postAddress = (id: string) => `${PAGE}/${encodeURIComponent(id)}`;

/** The address of the composer on a post. */
export const editAddress = (id: string) => `${PAGE}?edit=${encodeURIComponent(id)}`;

/** The address of the composer on a new post; for one location if it is known. */
export const newAddress = (location?: string) =>
  location === undefined ? `${PAGE}?new=true` : `${PAGE}?new=true&location=${encodeURIComponent(location)}`;

function flag(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

// The router reads ?q=2026 as a number; it was meant as text.
function text(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return String(value).trim().slice(0, MAX_TEXT) || undefined;
}
