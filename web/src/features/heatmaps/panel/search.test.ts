// The address of the page of a panel.
import { expect, test } from "vitest";
import { parsePanelSearch } from "./search";

const set = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parsePanelSearch(raw)).filter(([, value]) => value !== undefined));

test("the_address_keeps_scan_comparison_competitor_and_pin", () => {
  const search = {
    scan: "s1",
    compare: "s2",
    maps: "both",
    rival: "ChIJ1",
    pin: 24,
    tab: "history",
    sort: "arp",
    reversed: true,
  };
  expect(set(search)).toEqual(search);
  expect(set({ dialog: "delete", pin: "3" })).toEqual({ dialog: "delete", pin: 3 });
  expect(set({ dialog: "share" })).toEqual({ dialog: "share" });
});

test("what_is_not_understood_is_left_out", () => {
  expect(
    set({
      scan: 12.5,
      compare: "",
      maps: "one",
      rival: {},
      pin: 441,
      tab: "x",
      sort: "solv",
      reversed: 1,
      dialog: "open",
    }),
  ).toEqual({ scan: "12.5" });
  expect(set({ pin: -1 })).toEqual({});
  expect(set({ pin: null })).toEqual({});
});

test("defaults_are_left_out", () => {
  expect(set({ tab: "competitors", sort: "solv" })).toEqual({});
});
