// Which plan the address of sign-up names.
import { expect, test } from "vitest";
import { chosenPlan } from "./chosen-plan";

test.each([
  ["?plan=starter", "starter"],
  ["?plan=enterprise&x=1", "enterprise"],
  ["?plan=gold", null],
  ["?plan=", null],
  ["", null],
] as const)("%s names %s", (query, plan) => {
  expect(chosenPlan(query)).toBe(plan);
});
