// Validity of reasons, and the end of an access.
import { expect, test } from "vitest";
import { isReason, isRunning } from "./api";

test("a_reason_is_ten_characters_without_the_space_around_it", () => {
  expect(isReason("  urgent   ")).toBe(false);
  expect(isReason("ééééééééé")).toBe(false);
  expect(isReason("éééééééééé")).toBe(true);
});

test("an_emergency_access_runs_until_its_end", () => {
  const access = { ends_at: "2026-11-23T14:30:00Z" };
  const end = Date.parse(access.ends_at);
  expect([isRunning(access, end - 1), isRunning(access, end)]).toEqual([true, false]);
});
