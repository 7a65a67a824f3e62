// The overview in each of its states.
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import { words } from "./words.ts";

const OVERVIEW = "/dashboard";

export const OVERVIEW_STATES: readonly State[] = [
  {
    name: "overview-first",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(OVERVIEW);
      await expect(page.getByRole("heading", { name: words[language].overview.first })).toBeVisible();
    },
  },
  {
    name: "overview-one",
    viewer: "member",
    open: async (page, language, member) => {
      await member?.add({ name: "Harbor Coffee", address: "12 Wharf Street", city: "Boston", country: "US" });
      await page.goto(OVERVIEW);
      await expect(page.getByRole("heading", { name: words[language].overview.worst })).toBeVisible();
    },
  },
  {
    name: "overview",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(OVERVIEW);
      await expect(page.getByRole("heading", { name: words[language].overview.activity })).toBeVisible();
      await expect(page.locator("[data-slot=line-chart] svg")).toBeVisible();
    },
  },
  {
    name: "overview-failed",
    viewer: "demo",
    refusals: [{ status: 422, path: "/api/v1/overview" }],
    open: async (page, language) => {
      await page.route("**/api/v1/overview", (route) =>
        route.fulfill({ status: 422, json: { code: "bad_request", status: 422 } }),
      );
      await page.goto(OVERVIEW);
      await expect(page.getByRole("button", { name: words[language].retry })).toBeVisible();
    },
  },
];
