// Settings of requests.
import { expect, test } from "vitest";
import type { Settings } from "../types";
import { draftOf, monthBeside, settingsBody, settingsErrors, switched } from "./form";
import { obstacleOf } from "./obstacle";

const SETTINGS: Settings = {
  is_off: false,
  forbids_regulated: true,
  regulated: [],
  period_days: 90,
  sender_name: "Atelier",
  postal_address: "12 Mill Street",
  daily_cap: 200,
  first_hour: 9,
  last_hour: 20,
};

test("without_a_sender_and_an_address_nothing_can_be_sent", () => {
  expect(obstacleOf(SETTINGS)).toBeNull();
  expect(obstacleOf({ ...SETTINGS, postal_address: null })).toBe("incomplete");
  expect(obstacleOf({ ...SETTINGS, sender_name: " " })).toBe("incomplete");
});

test("the_switch_comes_before_what_is_missing", () => {
  expect(obstacleOf({ ...SETTINGS, is_off: true, sender_name: null })).toBe("forbidden");
});

test("limits_can_only_be_tightened", () => {
  const draft = draftOf(SETTINGS);
  expect(settingsErrors(draft)).toEqual({});
  expect(settingsErrors({ ...draft, period: "30", cap: "0", first_hour: 20 })).toEqual({
    period: true,
    cap: true,
    hours: true,
  });
  expect(settingsErrors({ ...draft, period: "9e9" })).toEqual({ period: true });
});

test("saving_the_fields_leaves_the_switches_and_the_switches_leave_the_fields", () => {
  expect(settingsBody({ ...draftOf(SETTINGS), sender_name: "" }, SETTINGS)).toMatchObject({
    sender_name: null,
    forbids_regulated: true,
  });
  expect(switched(SETTINGS, { is_off: true })).toMatchObject({ is_off: true, sender_name: "Atelier" });
  expect(switched(SETTINGS, { is_off: true })).not.toHaveProperty("regulated");
});

test("months_follow_each_other_over_the_year", () => {
  expect(monthBeside("2026-01", -1)).toBe("2025-12");
  expect(monthBeside("2026-12", 1)).toBe("2027-01");
});
