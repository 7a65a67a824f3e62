// Bulk work, labels, views, duplicates and the map, as people use them.
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { expect } from "./test.ts";
import { type Language, words } from "./words.ts";

/** Returns the bar of actions for the selected rows. */
export function bulkBar(page: Page): Locator {
  return page.locator("[data-slot=bulk-bar]");
}

/** Ticks rows by their place in the table. */
export async function selectRows(page: Page, places: readonly number[]) {
  for (const at of places) await page.getByRole("row").nth(at).getByRole("checkbox").check();
}

/** Presses an action of the bar; narrow windows have most of them in its menu. */
export async function chooseInBar(page: Page, name: string | RegExp, language: Language = "en") {
  const menu = bulkBar(page).getByRole("button", { name: words[language].bulk.more });
  if (!(await menu.isVisible())) return bulkBar(page).getByRole("button", { name }).click();
  await menu.click();
  await page.getByRole("menuitem", { name }).click();
}

/** Ticks all rows shown, then all that match. */
export async function selectAll(page: Page, language: Language = "en") {
  await page.getByRole("checkbox", { name: words[language].list.select_all }).check();
  const { all, more } = words[language].bulk;
  const menu = bulkBar(page).getByRole("button", { name: more });
  const inMenu = await menu.isVisible();
  if (inMenu) await menu.click();
  const rest = inMenu
    ? page.getByRole("menuitem", { name: all })
    : bulkBar(page).getByRole("button", { name: all });
  if (await rest.isVisible()) await rest.click();
  else if (inMenu) await page.keyboard.press("Escape");
}

/** Creates a label. */
export function addLabel(person: Person, name: string, color = "blue") {
  return person.call<{ id: string }>("POST", "/api/v1/labels", { name, color });
}

/** Two shops that are one. */
export async function addTwins(person: Person) {
  const shop = {
    address: "12 Wharf Street",
    city: "Boston",
    state: "MA",
    postal_code: "02110",
    country: "US",
  };
  await person.add({ ...shop, name: "Harbor Coffee", phone: "617 555 0123" });
  await person.add({
    ...shop,
    name: "Harbor Coffee Co.",
    phone: "+1 617-555-0123",
    website: "https://harbor.example.com",
    category: "Coffee Shop",
  });
}

/** Opens one of the menus over the list. */
export async function openMenu(page: Page, name: string) {
  // A list that arrives at this moment closes the menu.
  await expect(async () => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("menu")).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Opens the row of sort, views and columns, which phones have behind the button of the filters. */
export async function openListTools(page: Page, language: Language) {
  const sort = page.getByRole("button", { name: words[language].list.sort });
  if (await sort.isHidden()) await page.getByRole("button", { name: words[language].list.filters }).click();
  await expect(sort).toBeVisible();
}

/** Chooses an entry of the menu over the list. */
export async function chooseInMenu(page: Page, entry: string, language: Language = "en") {
  await openMenu(page, words[language].tools.more);
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Opens the map and waits until it is drawn. */
export async function openMap(page: Page, search = "") {
  await page.goto(`/dashboard/locations?view=map${search}`);
  await expect(page.locator("[data-slot=map] [data-ready]")).toBeVisible({ timeout: 60_000 });
}
