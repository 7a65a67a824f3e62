// A choice: its parts, its cost, and the saving of yearly payment.
import { expect, test } from "vitest";
import {
  currentChoice,
  firstChoice,
  fitting,
  isSameChoice,
  isSubscribed,
  itemsOf,
  priceOf,
  productSaving,
  remainingTrial,
  savingOf,
  savingPercent,
  totalOf,
} from "./choice";
import { ACTIVE, CHOICE, PRICES, TRIAL } from "./samples";
import type { Choice } from "./types";

test("the_page_starts_with_the_subscription_then_the_choice_on_the_site_then_the_usual_plan", () => {
  const chosen = { plan: "starter", list: "everything", interval: "year" } as const;
  const preset = { plan: "enterprise", list: "everything", period: "year" } as const;
  expect(firstChoice({ ...ACTIVE, chosen }, "eur", preset)).toEqual(CHOICE);
  expect(firstChoice({ ...TRIAL, chosen }, "eur", preset)).toEqual({ ...CHOICE, ...chosen, currency: "eur" });
  expect(firstChoice(TRIAL, "usd", preset)).toMatchObject({ plan: "enterprise", interval: "year" });
  expect(firstChoice(TRIAL, "usd")).toEqual(CHOICE);
});

test("a_subscription_is_changed_while_it_runs_and_bought_again_when_it_is_over", () => {
  expect([TRIAL, ACTIVE].map(isSubscribed)).toEqual([false, true]);
  for (const state of ["past_due", "canceled", "trial"] as const) {
    expect(isSubscribed({ ...ACTIVE, state })).toBe(true);
  }
  for (const state of ["paused", "over", "off"] as const)
    expect(isSubscribed({ ...ACTIVE, state })).toBe(false);
  expect(currentChoice(TRIAL)).toBeNull();
});

test.each<[Partial<Choice>, Partial<Choice>]>([
  [{ list: "profile", interval: "year" }, { interval: "month" }],
  [{ plan: "enterprise", extra_locations: 3 }, { extra_locations: 0 }],
  [{ extra_locations: -2 }, { extra_locations: 0 }],
  [{ extra_locations: 2.7 }, { extra_locations: 2 }],
  [{ extra_locations: 99_999 }, { extra_locations: 10_000 }],
])("%o becomes %o", (change, fits) => {
  expect(fitting({ ...CHOICE, ...change })).toMatchObject(fits);
});

test("a_choice_is_its_plan_and_its_add_ons", () => {
  expect(itemsOf(CHOICE)).toEqual([{ product: "professional", quantity: 1 }]);
  const full = { ...CHOICE, list: "profile", extra_locations: 2, premium_support: true } as const;
  expect(itemsOf(full)).toEqual([
    { product: "profile_professional", quantity: 1 },
    { product: "extra_location", quantity: 2 },
    { product: "premium_support", quantity: 1 },
  ]);
  expect(totalOf(PRICES, full)).toBe(7900 + 2 * 2500 + 9900);
});

test("paying_by_the_year_saves_what_the_price_page_says", () => {
  expect(savingOf(PRICES, CHOICE)).toBe(36_000);
  expect(savingOf(PRICES, { ...CHOICE, interval: "year" })).toBe(36_000);
  expect(savingOf(PRICES, { ...CHOICE, extra_locations: 2 })).toBe(48_000);
  expect(productSaving(PRICES, "starter", "usd")).toBe(12_000);
  expect(savingPercent(PRICES, "eur")).toBe(20);
});

test("profile_plans_have_no_yearly_price_and_save_nothing", () => {
  expect(priceOf(PRICES, "profile_starter", "year", "usd")).toBeUndefined();
  expect(savingOf(PRICES, { ...CHOICE, list: "profile" })).toBe(0);
  expect(productSaving(PRICES, "profile_starter", "usd")).toBe(0);
});

test("a_trial_is_kept_when_it_lasts_49_more_hours", () => {
  const end = "2026-12-07T12:00:00Z";
  expect(remainingTrial(TRIAL, new Date("2026-12-05T11:00:00Z"))).toBe(end);
  expect(remainingTrial(TRIAL, new Date("2026-12-05T11:00:01Z"))).toBeNull();
  expect(remainingTrial({ ...TRIAL, state: "over" }, new Date("2026-11-26T12:00:00Z"))).toBeNull();
});

test("a_choice_differs_by_each_of_its_parts", () => {
  expect(isSameChoice(CHOICE, { ...CHOICE })).toBe(true);
  expect(isSameChoice(CHOICE, { ...CHOICE, custom_reporting: true })).toBe(false);
  expect(isSameChoice(CHOICE, { ...CHOICE, extra_locations: 1 })).toBe(false);
});
