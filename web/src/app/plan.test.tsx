// Notices about a trial plan, a free plan and an expired plan, on the plan screen and above all others.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { TRIAL } from "@/features/billing/samples";
import type { Schemas } from "@/lib/api";
import type { Me } from "@/lib/me";
import { MEMBER, openApp } from "@/test/open-app";

type Standing = Schemas["PlanStanding"];

const LIMITS = {
  directories: 100,
  landing_pages: 5,
  report_every: "week" as const,
  citations: true,
  pages: true,
  requests: true,
  other_reviews: true,
  heatmaps: true,
  post_scheduling: true,
  drafting: true,
  white_label: false,
  api: false,
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const memberWith = (plan: Standing): Me => ({
  ...MEMBER,
  permissions: [...MEMBER.permissions, "see_plan", "see_billing", "add_locations"],
  organisation: MEMBER.organisation && { ...MEMBER.organisation, plan },
});

async function openPlan(plan: Standing, most: number | null, used: number) {
  const body: Schemas["PlanUse"] = {
    ...plan,
    chosen_plan: "starter",
    limits: { ...LIMITS, locations: most },
    used: { locations: used },
  };
  const billing = { status: 404, body: { status: 404, code: "billing_off" } };
  const answers = {
    "GET /api/v1/billing": billing,
    "GET /api/v1/me": { body: memberWith(plan) },
    "GET /api/v1/plan": { body },
  };
  const app = await openApp("/dashboard/settings/plan", { isSignedIn: true, answers });
  await screen.findByRole("heading", { name: "Plan", level: 2 }, { timeout: 10_000 });
  return app;
}

test("a_trial_says_when_it_ends_and_what_it_leads_to", async () => {
  const app = await openPlan({ state: "trial", plan: "professional", ends_at: inDays(9) }, 5, 2);
  expect(await screen.findByRole("heading", { name: "Free trial" })).toBeTruthy();
  expect(screen.getByText(/^You chose Starter when you signed up/)).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Locations" }).getAttribute("aria-valuetext")).toBe(
    "2 of 5",
  );
  expect(document.querySelector("[data-slot=plan-banner]")).toBeNull();
  app.stop();
});

test("a_trial_is_announced_above_every_screen_in_its_last_days", async () => {
  const app = await openPlan({ state: "trial", plan: "professional", ends_at: inDays(2) }, 5, 5);
  expect(await screen.findByText(/^Your free trial ends on/)).toBeTruthy();
  expect(await screen.findByText(/^You’ve used all the locations/)).toBeTruthy();
  app.stop();
});

test("what_is_over_says_that_everything_stays_and_how_to_go_on", async () => {
  const app = await openPlan({ state: "over", plan: null, ends_at: inDays(-3) }, 0, 7);
  expect(await screen.findByRole("heading", { name: "No active plan" })).toBeTruthy();
  expect(screen.getByText(/^Your trial ended on/)).toBeTruthy();
  expect(screen.getByText(/^Nothing is deleted when a plan ends/)).toBeTruthy();
  expect(screen.getByText("7 locations")).toBeTruthy();
  expect(await screen.findByText(/^Your trial or plan has ended/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Change plan" }).getAttribute("href")).toMatch(
    /^\/contact\?subject=Plan/,
  );
  app.stop();
});

test("more_than_the_plan_allows_stays", async () => {
  const app = await openPlan({ state: "active", plan: "starter", ends_at: null }, 1, 3);
  expect(await screen.findByRole("heading", { name: "Starter plan" })).toBeTruthy();
  expect(screen.getByText(/^You’re over your plan’s limit of 1\./)).toBeTruthy();
  app.stop();
});

test("without_billing_nothing_is_limited_and_nothing_is_to_be_changed", async () => {
  const app = await openPlan({ state: "unlimited", plan: null, ends_at: null }, null, 12);
  expect(await screen.findByRole("heading", { name: "Unlimited" })).toBeTruthy();
  expect(screen.getByText("12 locations")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Change plan" })).toBeNull();
  app.stop();
});

test("usage_that_cannot_be_loaded_says_so_and_is_asked_for_again", async () => {
  const me = memberWith({ state: "trial", plan: "professional", ends_at: inDays(9) });
  const app = await openApp("/dashboard/settings/plan", {
    isSignedIn: true,
    answers: {
      "GET /api/v1/billing": { body: TRIAL },
      "GET /api/v1/me": { body: me },
      "GET /api/v1/plan": { status: 400, body: { status: 400, code: "unavailable" } },
    },
  });
  expect(await screen.findByText("Your usage couldn’t be loaded.", {}, { timeout: 10_000 })).toBeTruthy();
  const before = app.seen.filter(({ request }) => request === "GET /api/v1/plan").length;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() =>
    expect(app.seen.filter(({ request }) => request === "GET /api/v1/plan").length).toBeGreaterThan(before),
  );
  app.stop();
});
