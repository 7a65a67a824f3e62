// The drawer in each of its tabs and states.
import { BARE, COMPLETE, change, drawer, findOne, openDrawer } from "./drawer.ts";
import { leaveMapsOut } from "./map.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import { words } from "./words.ts";

const RULES = [
  "missing_phone",
  "missing_category",
  "not_verified",
  "missing_description",
  "missing_photos",
  "missing_opening_hours",
  "missing_website",
  "low_rating",
];

export const DRAWER_STATES: readonly State[] = [
  {
    name: "drawer-overview",
    viewer: "demo",
    open: async (page, language, demo) => {
      if (!demo) return;
      const { id } = await findOne(demo, ({ issues, health }) => issues > 1 && health < 80);
      await openDrawer(page, id);
      await expect(drawer(page).getByText(words[language].drawer.opportunities)).toBeVisible();
      await expect(page.locator("[data-slot=line-chart] svg")).toBeVisible();
    },
  },
  {
    name: "drawer-overview-bare",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(BARE);
      await openDrawer(page, id);
      await expect(drawer(page).getByText(words[language].drawer.no_views)).toBeVisible();
    },
  },
  {
    name: "drawer-audit",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(BARE);
      await openDrawer(page, id, "audit");
      await expect(drawer(page).getByText(words[language].drawer.critical).first()).toBeVisible();
    },
  },
  {
    name: "drawer-audit-clean",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(COMPLETE);
      // Only Google can verify a location, so the test substitutes the audit of a verified one.
      await page.route("**/audit", (route) =>
        route.fulfill({
          json: { rules_version: "2026-11", health: 100, issues: 0, problems: [], passed: RULES },
        }),
      );
      await openDrawer(page, id, "audit");
      await expect(drawer(page).getByText(words[language].drawer.great)).toBeVisible();
    },
  },
  {
    name: "drawer-settings",
    viewer: "member",
    open: async (page, _language, member) => {
      if (!member) return;
      const { id } = await member.add(COMPLETE);
      await leaveMapsOut(page);
      await openDrawer(page, id, "settings");
      await expect(drawer(page).getByRole("textbox").first()).toBeVisible();
    },
  },
  {
    name: "drawer-unsaved",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(COMPLETE);
      await leaveMapsOut(page);
      await openDrawer(page, id, "settings");
      await drawer(page).getByRole("textbox").first().fill("Another name");
      await drawer(page).getByRole("tab", { name: words[language].drawer.overview }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "drawer-history",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(COMPLETE);
      await change(member, id, { phone: "+1 617 555 0199", category: "Bakery" });
      await change(member, id, { description: "Coffee by the water since 1954.", website: null });
      await openDrawer(page, id, "history");
      await expect(drawer(page).getByText(words[language].drawer.added, { exact: true })).toBeVisible();
    },
  },
  {
    name: "drawer-history-failed",
    viewer: "member",
    refusals: [{ status: 422, path: "/history" }],
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(COMPLETE);
      await page.route("**/history?*", (route) =>
        route.fulfill({ status: 422, json: { code: "bad_request", status: 422 } }),
      );
      await openDrawer(page, id, "history");
      await expect(drawer(page).getByText(words[language].drawer.failed)).toBeVisible();
    },
  },
  {
    name: "drawer-deleted",
    viewer: "member",
    refusals: [{ status: 404, path: "/api/v1/locations/" }],
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(BARE);
      await openDrawer(page, id);
      await member.call("DELETE", `/api/v1/locations/${id}`);
      await expect(drawer(page).getByText(words[language].drawer.deleted)).toBeVisible();
    },
  },
  {
    name: "drawer-not-found",
    viewer: "member",
    refusals: [{ status: 404, path: "/api/v1/locations/" }],
    open: async (page, language) => {
      await page.goto("/dashboard/locations?location=01a1f9ca-0000-7000-8000-000000000000");
      await expect(drawer(page).getByText(words[language].drawer.not_found)).toBeVisible();
    },
  },
];
