// "Today" on the overview: tasks, and the empty state.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Schemas } from "@/lib/api";
import { MEMBER, openApp } from "@/test/open-app";

type Line = Schemas["TodayLine"];

const OVERVIEW: Schemas["Overview"] = {
  locations: { total: 3, verified: 3, average_rating: 4.2, reviews: 10 },
  health: { good: 2, fair: 1, poor: 0, average: 80 },
  issues: [],
  daily_views: [{ date: "2026-11-20", views: 120 }],
  views_before: 100,
  worst: [],
  activity: [],
};

async function openToday(items: Line[]) {
  const answers = {
    "GET /api/v1/me": { body: MEMBER },
    "GET /api/v1/overview": { body: OVERVIEW },
    "GET /api/v1/today": { body: { items } },
  };
  const app = await openApp("/dashboard", { isSignedIn: true, answers });
  const region = await screen.findByRole("region", { name: "Today" }, { timeout: 10_000 });
  return { app, region };
}

test("each_line_leads_to_where_it_is_done_in_the_order_of_the_server", async () => {
  const line = (kind: Line["kind"], count: number, name: string | null, since: string | null): Line => ({
    kind,
    count,
    name,
    since,
    due_at: null,
    link: `/dashboard/locations?kind=${kind}`,
  });
  const { app, region } = await openToday([
    line("review_crises", 1, "Corner Bakery", null),
    line("connection_lost", 1, "ana@example.com", "2026-11-20T08:00:00Z"),
    line("missing_phone", 2, null, null),
  ]);
  const lines = await within(region).findAllByRole("listitem");
  expect(lines.map((each) => each.textContent)).toEqual([
    "A review crisis is open at Corner BakeryOpen",
    expect.stringMatching(/^Google connection lost: ana@example\.comSince .*Reconnect$/),
    "2 locations without a phone numberAdd",
  ]);
  const link = within(region).getByRole("link", { name: "Add: 2 locations without a phone number" });
  expect(link.getAttribute("href")).toBe("/dashboard/locations?kind=missing_phone");
  app.stop();
});

test("with_nothing_to_do_it_says_what_went_well", async () => {
  const { app, region } = await openToday([]);
  expect(await within(region).findByText("You’re all caught up")).toBeTruthy();
  expect(region.textContent).toContain("Views are up 20% from the previous 30 days.");
  expect(region.textContent).toContain("2 locations are in good health.");
  expect(region.textContent).toContain("All locations are verified.");
  app.stop();
});
