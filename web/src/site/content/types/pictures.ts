// What the pictures of the product show. All businesses in them are made up.

/** State of a thing in a picture; a shape and a word stand beside its color. */
export type State = "good" | "fair" | "poor";

/** A row of the list of locations. */
export interface ShopRow {
  name: string;
  city: string;
  health: number;
  rating: string;
  verified: boolean;
  /** What is wrong, for the row that stands on top. */
  issue?: string;
}

/** The list of locations. */
export interface ListText {
  title: string;
  summary: readonly (readonly [value: string, label: string])[];
  columns: readonly [string, string, string];
  verified: string;
  unverified: string;
  rows: readonly ShopRow[];
}

/** A business in a map result. */
export interface PackRow {
  name: string;
  rating: string;
  stars: number;
  reviews: string;
  detail: string;
  hours: string;
}

/** A map result with three businesses. */
export interface PackText {
  query: string;
  rows: readonly [PackRow, PackRow, PackRow];
}

/** A row of the citation table: what name, address and phone say there. */
export interface CitationRow {
  directory: string;
  states: readonly [
    "match" | "differs" | "missing",
    "match" | "differs" | "missing",
    "match" | "differs" | "missing",
  ];
}

/** A review and the reply drafted for it. */
export interface ReviewText {
  author: string;
  where: string;
  stars: number;
  text: string;
  /** Topics found in it, praised or criticized. */
  topics: readonly (readonly [topic: string, state: State])[];
  draft: string;
  reply: string;
  send: string;
}
