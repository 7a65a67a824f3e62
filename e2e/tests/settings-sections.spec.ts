// The way between the sections of the settings.
import { expect, test } from "../harness/test.ts";

test("a phone has a page of sections, and each leads back to it", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/dashboard/settings");
  const sections = page.getByRole("navigation", { name: "Settings sections" });
  await expect(sections.getByRole("heading")).toHaveText(["You", "Organization", "Developers"]);
  await sections.getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL("/dashboard/settings/profile");
  await expect(sections).toBeHidden();
  await page.locator("#content").getByRole("link", { name: "Settings" }).click();
  await expect(sections).toBeVisible();
});

test("a wide screen opens a section beside the list of them", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/settings\/notifications$/);
  await expect(page.getByRole("navigation", { name: "Settings sections" })).toBeVisible();
});
