// Plan in the sign-up address.
import { expect, test } from "vitest";
import { chosenPlan, keepChosenPlan, storedChosenPlan } from "./chosen-plan";

const monthly = { list: "everything", period: "month" };

test.each([
  ["?plan=starter", { plan: "starter", ...monthly }],
  ["?plan=enterprise&x=1", { plan: "enterprise", ...monthly }],
  ["?plan=starter&period=year", { plan: "starter", list: "everything", period: "year" }],
  ["?plan=starter&list=profile", { plan: "starter", list: "profile", period: "month" }],
  ["?plan=starter&list=profile&period=year", { plan: "starter", list: "profile", period: "month" }],
  ["?plan=starter&list=other&period=week", { plan: "starter", ...monthly }],
  ["?plan=gold", null],
  ["?plan=", null],
  ["?list=profile", null],
  ["", null],
])("%s names %s", (query, plan) => {
  expect(chosenPlan(query)).toEqual(plan);
});

test("the_choice_survives_a_way_through_another_site", () => {
  expect(storedChosenPlan()).toBeNull();
  const chosen = { plan: "professional", list: "everything", period: "year" } as const;
  keepChosenPlan(chosen);
  expect(storedChosenPlan()).toEqual(chosen);
});
