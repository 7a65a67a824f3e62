// The list of heatmaps, and creating one with its price shown first.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

// The test environment has no WebGL.
vi.mock("@/features/heatmaps/create/center-map", () => ({ CenterMap: () => null }));

type Panel = Schemas["HeatmapPanel"];
type Accounts = Schemas["RankAccounts"];

const ME = {
  ...MEMBER,
  permissions: [...MEMBER.permissions, "see_heatmaps", "manage_panels", "run_scans"],
};

const BUDGET = { cap_micros: 20_000_000, spent_micros: 0, reserved_micros: 0 };

const accounts = (is_connected: boolean): Accounts => ({
  items: [
    {
      provider: "dataforseo",
      is_connected,
      is_simulated: false,
      hint: null,
      checked_at: null,
      code: null,
      balance_micros: null,
      queue_price_micros: 600,
      live_price_micros: 2000,
    },
  ],
  budget: BUDGET,
});

const quiet = { delta: 1, band: 9.8, verdict: "noise" as const };

const panel = (keyword: string, solv: Schemas["HeatmapMetricChange"]): Panel => ({
  id: keyword,
  location_id: "l1",
  location_name: "Corner Diner",
  location_city: "Austin",
  keyword,
  provider: "dataforseo",
  language: "en",
  country: "US",
  zoom: 14,
  latitude: 30.27,
  longitude: -97.74,
  size: 7,
  radius: 1,
  unit: "mi",
  mode: "queue",
  is_adaptive: false,
  schedule: "weekly",
  is_paused: false,
  next_scan_at: null,
  created_at: "2026-11-01T08:00:00Z",
  latest_scan_id: "s1",
  latest_at: "2026-11-20T08:00:00Z",
  atrp: 6.4,
  solv: 22.45,
  change: { scans: 4, pairs: 12, atrp: quiet, solv, top20: quiet, visibility: quiet },
  trend: [10, 22.45],
  open_scan_id: null,
});

const LOCATION = {
  id: "l1",
  name: "Corner Diner",
  city: "Austin",
  latitude: 30.27,
  longitude: -97.74,
  country: "US",
};

const usual = (panels: Panel[], isConnected: boolean): Answers => ({
  "GET /api/v1/me": { body: ME },
  "GET /api/v1/heatmaps": { body: { items: panels, next_cursor: null } },
  "GET /api/v1/rank-accounts": { body: accounts(isConnected) },
  "GET /api/v1/locations": { body: { items: [LOCATION], next_cursor: null } },
  "GET /api/v1/locations/l1": { body: LOCATION },
});

const WAIT_OPTIONS = { timeout: 10_000 };

test("a_change_within_the_noise_has_no_direction", async () => {
  const panels = [
    panel("tacos", { delta: 12.2, band: 9.8, verdict: "real" }),
    panel("brunch", { delta: 4, band: 9.8, verdict: "noise" }),
  ];
  const app = await openApp("/dashboard/heatmaps", { isSignedIn: true, answers: usual(panels, true) });
  const rows = await screen.findAllByRole("row", { name: /Corner Diner/ }, WAIT_OPTIONS);
  expect(rows.map((row) => within(row).queryByText("Better") !== null)).toEqual([true, false]);
  expect(rows[0]?.textContent).toContain("+12.2, real");
  expect(rows[1]?.textContent).toContain("within noise");
  app.stop();
});

test("an_empty_list_says_that_a_key_is_needed", async () => {
  const app = await openApp("/dashboard/heatmaps", { isSignedIn: true, answers: usual([], false) });
  await screen.findByRole("heading", { name: "No heatmaps yet" }, WAIT_OPTIONS);
  const link = await screen.findByRole("link", { name: "Add a rank provider" });
  expect(link.getAttribute("href")).toBe("/dashboard/settings/integrations");
  app.stop();
});

async function openLastStep(obstacle: string | null) {
  const points = Array.from({ length: 49 }, () => ({ latitude: 0, longitude: 0 }));
  const app = await openApp("/dashboard/heatmaps?new=true&location=l1", {
    isSignedIn: true,
    answers: {
      ...usual([], obstacle === null),
      "POST /api/v1/heatmaps/forecast": {
        body: {
          points,
          spacing_m: 536,
          answers: 104,
          cost_micros: 62_400,
          month_micros: 0,
          seconds: 360,
          budget: BUDGET,
          obstacle,
        },
      },
      "POST /api/v1/heatmaps": { status: 201, body: { items: [panel("a", quiet), panel("b", quiet)] } },
    },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "New heatmap" }, WAIT_OPTIONS);
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(within(dialog).getByText("Enter at least one keyword.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Keywords/ }), "tacos,brunch");
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  await within(dialog).findByText("Area type");
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  return { app, user, dialog };
}

test("the_button_names_the_points_and_a_price_that_is_never_exceeded", async () => {
  const { app, user, dialog } = await openLastStep(null);
  const button = await within(dialog).findByRole(
    "button",
    { name: "Scan 98 points for up to $0.07" },
    WAIT_OPTIONS,
  );
  await user.click(button);
  await vi.waitFor(() => expect(app.where()).toBe("/dashboard/heatmaps?location=l1"));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/heatmaps")?.body;
  expect(sent).toMatchObject({ keywords: ["tacos", "brunch"], unit: "mi", radius: 1, size: 7, scan: true });
  app.stop();
});

test("without_a_key_a_heatmap_can_be_saved_but_not_scanned", async () => {
  const { app, user, dialog } = await openLastStep("no_account");
  expect(await within(dialog).findByText("DataForSEO isn’t connected", undefined, WAIT_OPTIONS)).toBeTruthy();
  await user.click(
    await within(dialog).findByRole("button", { name: "Save without scanning" }, WAIT_OPTIONS),
  );
  await vi.waitFor(() => {
    const sent = app.seen.find(({ request }) => request === "POST /api/v1/heatmaps")?.body;
    expect(sent).toMatchObject({ scan: false });
  });
  app.stop();
});
