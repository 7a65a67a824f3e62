// The state of the billing pages in their addresses. Pure.
import { fitting } from "./choice";
import { type Choice, CURRENCIES, INTERVALS, LISTS, PLANS } from "./types";

/** Search of Settings > Plan. */
export interface PlanSearch {
  /** Id of the checkout that has just been left. */
  paid?: string;
}

const SESSION = /^[\w-]{1,255}$/;

/** Keeps the id of a checkout. */
export function parsePlanSearch(search: Record<string, unknown>): PlanSearch {
  const { paid } = search;
  return typeof paid === "string" && SESSION.test(paid) ? { paid } : {};
}

/** Search parameters of the plan page: differences from its initial choice. */
export interface ChooseSearch {
  plan?: Choice["plan"];
  list?: Choice["list"];
  period?: Choice["interval"];
  currency?: Choice["currency"];
  locations?: number;
  reporting?: boolean;
  support?: boolean;
}

const among = <T extends string>(all: readonly T[], value: unknown) => all.find((each) => each === value);

/** Reads the search parameters; invalid choices are dropped. */
export function parseChooseSearch(search: Record<string, unknown>): ChooseSearch {
  const plan = among(PLANS, search.plan);
  const list = among(LISTS, search.list);
  const period = among(INTERVALS, search.period);
  const currency = among(CURRENCIES, search.currency);
  const { locations, reporting, support } = search;
  return {
    ...(plan && { plan }),
    ...(list && { list }),
    ...(period && { period }),
    ...(currency && { currency }),
    ...(Number.isSafeInteger(locations) && { locations: locations as number }),
    ...(typeof reporting === "boolean" && { reporting }),
    ...(typeof support === "boolean" && { support }),
  };
}

/** The choice of an address, over where the page starts. */
export function choiceOf(search: ChooseSearch, first: Choice): Choice {
  return fitting({
    plan: search.plan ?? first.plan,
    list: search.list ?? first.list,
    interval: search.period ?? first.interval,
    currency: search.currency ?? first.currency,
    extra_locations: search.locations ?? first.extra_locations,
    custom_reporting: search.reporting ?? first.custom_reporting,
    premium_support: search.support ?? first.premium_support,
  });
}

/** The search for a change of the choice. */
export function searchFor(change: Partial<Choice>): ChooseSearch {
  const { plan, list, interval, currency, extra_locations, custom_reporting, premium_support } = change;
  return {
    ...(plan && { plan }),
    ...(list && { list }),
    ...(interval && { period: interval }),
    ...(currency && { currency }),
    ...(extra_locations !== undefined && { locations: extra_locations }),
    ...(custom_reporting !== undefined && { reporting: custom_reporting }),
    ...(premium_support !== undefined && { support: premium_support }),
  };
}
