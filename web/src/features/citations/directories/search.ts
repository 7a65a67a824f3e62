// The state of the list of directories in its address. Pure.
import { fold } from "@/lib/commands";
import { COUNTRIES, GROUPS } from "../search";
import type { Directory, Group } from "../types";

/** Trades that directories are made for. */
export const TRADES = [
  "restaurant",
  "healthcare",
  "home_services",
  "legal",
  "property",
  "lodging",
  "automotive",
  "beauty",
] as const;
export type Trade = (typeof TRADES)[number];
/** Ways of checking, as the screen distinguishes them. */
export const CHECKS = ["automatic", "register", "manual"] as const satisfies readonly Directory["checking"][];

const MAX_TEXT = 100;

/** Search parameters. Defaults are left out. */
export interface DirectoriesSearch {
  q?: string;
  country?: (typeof COUNTRIES)[number];
  group?: Group;
  trade?: Trade;
  checking?: Directory["checking"];
  /** Hidden ones too, or own ones only. */
  show?: "hidden" | "own";
}

/** The filters, all off. */
export const NO_DIRECTORY_FILTERS = {
  q: undefined,
  country: undefined,
  group: undefined,
  trade: undefined,
  checking: undefined,
  show: undefined,
} as const;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseDirectoriesSearch(raw: Record<string, unknown>): DirectoriesSearch {
  const q = typeof raw.q === "number" ? String(raw.q) : raw.q;
  return {
    q: typeof q === "string" ? q.trim().slice(0, MAX_TEXT) || undefined : undefined,
    country: COUNTRIES.find((each) => each === raw.country),
    group: GROUPS.find((each) => each === raw.group),
    trade: TRADES.find((each) => each === raw.trade),
    checking: CHECKS.find((each) => each === raw.checking),
    show: (["hidden", "own"] as const).find((each) => each === raw.show),
  };
}

/** Returns true when a filter is on. */
export function isDirectoryNarrowed(search: DirectoriesSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}

/** The directories that an address shows: no list for all countries or trades leaves a directory out. */
export function directoriesOf(all: readonly Directory[], search: DirectoriesSearch): Directory[] {
  const { q, country, group, trade, checking, show } = search;
  const words = fold(q ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return all.filter(
    (directory) =>
      words.every((word) => fold(`${directory.name} ${directory.domain}`).includes(word)) &&
      (!country || directory.countries.length === 0 || directory.countries.includes(country)) &&
      (!group || directory.group === group) &&
      (!trade || directory.trades.length === 0 || directory.trades.includes(trade)) &&
      (!checking || directory.checking === checking) &&
      (show === "hidden" ? directory.is_hidden : !directory.is_hidden) &&
      (show !== "own" || directory.is_own),
  );
}
