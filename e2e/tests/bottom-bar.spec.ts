// The navigation of phones.
import { expect, test } from "../harness/test.ts";

test("a phone reaches the main screens from the bottom, and the others by More", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/dashboard");
  const bar = page.getByRole("navigation", { name: "Quick navigation" });
  await expect(bar.getByRole("link")).toHaveText(["Overview", "Locations", "Reviews", "Heatmaps"]);
  await expect(bar.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL(/\/dashboard\/reviews/);
  await bar.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a wide window has the sidebar alone", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/dashboard");
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Quick navigation" })).toHaveCount(0);
});
