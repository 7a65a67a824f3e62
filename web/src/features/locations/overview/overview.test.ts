// Computations of the overview.
import { expect, test } from "vitest";
import { datesShown } from "@/ui/charts/line-chart";
import { fixAddress, healthAddress, issueAddress } from "./links";

test("each_number_leads_to_the_list_that_explains_it", () => {
  expect(healthAddress("poor")).toBe("/dashboard/locations?health=poor");
  expect(issueAddress("missing_phone")).toBe("/dashboard/locations?issue=missing_phone");
});

test("a_fix_leads_to_the_field_of_the_first_problem_that_has_one", () => {
  expect(fixAddress("l1", ["not_verified", "missing_phone"], true)).toBe(
    "/dashboard/locations?location=l1&tab=settings&field=phone",
  );
  expect(fixAddress("l1", ["not_verified"], true)).toBe("/dashboard/locations?location=l1&tab=audit");
});

test("who_may_not_edit_is_led_to_the_audit", () => {
  expect(fixAddress("l1", ["missing_phone"], false)).toBe("/dashboard/locations?location=l1&tab=audit");
});

test("dates_under_the_axis_are_few_enough_to_be_read", () => {
  expect(datesShown(30, 600)).toEqual([0, 6, 12, 17, 23, 29]);
  expect(datesShown(30, 300)).toEqual([0, 10, 19, 29]);
  expect(datesShown(30, 100)).toEqual([0, 29]);
  expect([datesShown(0, 600), datesShown(1, 600), datesShown(2, 600)]).toEqual([[], [0], [0, 1]]);
});
