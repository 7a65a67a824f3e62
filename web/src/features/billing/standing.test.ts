// The text about a subscription, and its next step.
import { expect, test } from "vitest";
import { stripOf } from "./banner/strip";
import { ACTIVE, TRIAL } from "./samples";
import { actionOf, isCancelable, standingOf } from "./standing";
import type { Billing } from "./types";

const CANCELED = { cancel_at: "2026-12-16T12:00:00Z" };
const AGENCY = { agency: { id: "a", name: "Bright" } };

test.each<[string, Billing, ReturnType<typeof standingOf>, ReturnType<typeof actionOf>, boolean]>([
  ["a trial without a plan", TRIAL, "trial", "choose", false],
  ["a trial with a plan", { ...ACTIVE, state: "trial" }, "trial_chosen", "change", true],
  ["a canceled trial", { ...ACTIVE, ...CANCELED, state: "canceled" }, "ending", "resume", false],
  ["a paid plan", ACTIVE, "active", "change", true],
  ["a canceled plan", { ...ACTIVE, ...CANCELED }, "ending", "resume", false],
  ["a failed payment", { ...ACTIVE, state: "past_due" }, "past_due", "pay", true],
  ["a trial that ended without a card", { ...ACTIVE, state: "paused" }, "paused", "choose", false],
  ["a plan that ended", { ...ACTIVE, ...CANCELED, state: "over" }, "over", "choose", false],
  ["a trial that ended", { ...TRIAL, state: "over" }, "over", "choose", false],
  ["a client of an agency", { ...ACTIVE, ...AGENCY }, "agency", null, false],
])("%s", (_, billing, standing, action, cancelable) => {
  expect(standingOf(billing)).toBe(standing);
  expect(actionOf(billing)).toBe(action);
  expect(isCancelable(billing)).toBe(cancelable);
});

test.each<[string, Billing, string | null]>([
  ["a trial with eleven days left", TRIAL, null],
  ["a trial in its last days", { ...TRIAL, trial_ends_at: "2026-11-29T12:00:00Z" }, "trial"],
  ["a trial with a plan", { ...ACTIVE, state: "trial", trial_ends_at: "2026-11-29T12:00:00Z" }, null],
  ["a paid plan", ACTIVE, null],
  ["a canceled plan", { ...ACTIVE, ...CANCELED, state: "canceled" }, null],
  ["a failed payment", { ...ACTIVE, state: "past_due" }, "past_due"],
  ["a trial that ended without a card", { ...ACTIVE, state: "paused" }, "paused"],
  ["a plan that ended", { ...TRIAL, state: "over" }, "over"],
  ["a client of an agency", { ...ACTIVE, ...AGENCY, state: "over" }, null],
])("above every screen: %s", (_, billing, kind) => {
  expect(stripOf(billing, new Date("2026-11-26T12:00:00Z"))?.kind ?? null).toBe(kind);
});
