// A saved view of the inbox: its filters, search and sort as search parameters.
import type { SavedView, ViewContent } from "@/lib/saved-views";
import { NO_FILTERS, parseReviewsSearch, type ReviewsSearch, statusOf } from "../search";
import type { ReportsWords, ReviewsWords, TeamworkWords } from "../words";

/** Search parameters of a view, always in the same order. */
const NAMES = [...(Object.keys(NO_FILTERS) as (keyof ReviewsSearch)[]), "sort"] as const;

/** Returns the query string of a view. */
export function searchTextOf(search: ReviewsSearch): string {
  const given = NAMES.flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return new URLSearchParams(given).toString();
}

/** Returns the search parameters that show a view; the open review is closed. */
export function searchOfView({ search }: Pick<SavedView, "search">): ReviewsSearch {
  const parsed = parseReviewsSearch(Object.fromEntries(new URLSearchParams(search)));
  return { ...parsed, review: undefined, add: undefined, import: undefined };
}

/** Returns a view of the inbox in its current state; the inbox has no columns to choose. */
export function viewOf(search: ReviewsSearch): ViewContent {
  return { search: searchTextOf(search), columns: [], density: "comfortable" };
}

/** Returns true if the inbox matches a view. */
export function isShown(view: Pick<SavedView, "search">, search: ReviewsSearch): boolean {
  return searchTextOf(searchOfView(view)) === searchTextOf(search);
}

/** Texts from which the description of a view is made. */
export interface PartWords {
  reviews: ReviewsWords;
  team: TeamworkWords;
  reports: ReportsWords;
  quoted: (text: string) => string;
  sorted_by: (sort: string) => string;
  /** Name of a location; undefined until it is known. */
  locationName: (id: string) => string | undefined;
}

/** Returns the filters and the sort of a view as texts. */
export function partsOf(view: Pick<SavedView, "search">, words: PartWords): string[] {
  const { reviews, team, reports } = words;
  const { filters, topics } = reviews;
  const search = searchOfView(view);
  const { q, location, stars, days, source, state, topic, sentiment, language, work, report, sort } = search;
  const status = statusOf(search);
  const parts = [
    q && words.quoted(q),
    location && (words.locationName(location) ?? "…"),
    status && filters.statuses[status],
    stars && reviews.stars(stars),
    days && filters.periods[days],
    source && reviews.sources[source],
    state && filters.states[state],
    topic && topics.names[topic],
    sentiment && topics.sentiments[sentiment],
    language && filters.languages[language],
    assigneeText(search.assigned, team),
    work && team.states[work],
    search.overdue && team.overdue,
    report && reports.states[report],
    search.imported && reviews.imported,
    sort && words.sorted_by(filters.sorts[sort]),
  ];
  return parts.filter((part) => part !== undefined);
}

function assigneeText(assigned: string | undefined, { filters }: TeamworkWords): string | undefined {
  if (assigned === undefined) return undefined;
  if (assigned === "me") return filters.mine;
  return assigned === "none" ? filters.unassigned : `${filters.assigned} …`;
}
