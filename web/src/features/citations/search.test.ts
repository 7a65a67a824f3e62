// The address of the citations page.
import { expect, test } from "vitest";
import { cellOf, cellText, filtersOf, isNarrowed, locationAddress, parseCitationsSearch } from "./search";

test("an address that is not understood is a plain page", () => {
  const raw = { country: "XX", group: "nothing", state: "lost", sort: "name", cell: "no-dot", q: "  " };
  expect(Object.values(parseCitationsSearch(raw)).filter((value) => value !== undefined)).toEqual([]);
});

test("filters are read and sent under the server's names", () => {
  const search = parseCitationsSearch({ q: 42, country: "FR", group: "maps", state: "wrong", sort: "score" });
  expect(filtersOf(search)).toEqual({ search: "42", country: "FR", group: "maps", state: "wrong" });
  expect(search.sort).toBe("score");
  expect(isNarrowed(search)).toBe(true);
  expect(isNarrowed({ sort: "score", location: "l1" })).toBe(false);
});

test("a cell names its location and its directory", () => {
  const cell = { location: "0199", directory: "yelp.com" };
  expect(cellOf(cellText(cell))).toEqual(cell);
  expect([cellOf(".yelp"), cellOf("0199."), cellOf(undefined)]).toEqual([undefined, undefined, undefined]);
  expect(locationAddress("l1", "yelp")).toBe("/dashboard/citations?location=l1&cell=l1.yelp");
});
