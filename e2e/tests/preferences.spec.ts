// Theme and language.
import { PLACES } from "../harness/list.ts";
import { expect, test } from "../harness/test.ts";
import { words } from "../harness/words.ts";

test("the theme is chosen at once, and remembered", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: words.en.shell.theme }).click();
  await page.getByRole("menuitemradio", { name: words.en.shell.dark }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("without a choice the theme follows the device", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the dashboard changes its language where it is, and remembers it", async ({ page, member }) => {
  for (const place of PLACES) await member.add(place);
  await page.goto("/dashboard/locations?q=montreal");
  await page.getByRole("button", { name: words.en.shell.language }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.list.title);
  await expect(page).toHaveURL("/dashboard/locations?q=montreal");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.list.title);
});
