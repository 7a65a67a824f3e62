// The address of the page of reports.
import { expect, test } from "vitest";
import { isNarrowed, newAddress, parseReportsSearch, reportAddress } from "./search";

const parsed = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parseReportsSearch(raw)).filter(([, value]) => value !== undefined));

test("an_address_is_read_and_nonsense_is_left_out", () => {
  expect(parsed({ tab: "schedules", template: "client", q: 2026, new: "true" })).toEqual({
    tab: "schedules",
    template: "client",
    q: "2026",
    new: true,
  });
  expect(parsed({ tab: "reports", template: "glossy", q: "  ", new: 1, location: {} })).toEqual({});
  expect(parseReportsSearch({ q: "a".repeat(300) }).q).toHaveLength(100);
});

test("a_link_to_a_schedule_opens_its_tab", () => {
  expect(parsed({ schedule: "s1" })).toEqual({ tab: "schedules", schedule: "s1" });
});

test("only_filters_narrow_the_list", () => {
  expect(isNarrowed({ new: true, tab: "schedules" })).toBe(false);
  expect(isNarrowed({ template: "client" })).toBe(true);
});

test("ids_in_addresses_are_escaped", () => {
  expect(reportAddress("a/b")).toBe("/dashboard/reports/a%2Fb");
  expect(newAddress("a&b")).toBe("/dashboard/reports?location=a%26b&new=true");
});
