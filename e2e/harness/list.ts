// The locations page as a person sees it.

import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import type { NewLocation } from "./people.ts";
import { expect } from "./test.ts";
import { type Language, words } from "./words.ts";

/** A few places that differ in everything the list can search, filter and sort by. */
export const PLACES: NewLocation[] = [
  {
    name: "Café Montréal",
    address: "12 Rue Saint-Denis",
    city: "Montréal",
    country: "CA",
    category: "Coffee Shop",
    phone: "+1 514 555 0123",
    website: "https://example.com/montreal",
  },
  {
    name: "Aux Délices",
    address: "3 Place de l’Étoile",
    city: "Orléans",
    country: "FR",
    category: "Restaurant",
  },
  {
    name: "Zebra Books",
    address: "77 Montreal Road",
    city: "Ottawa",
    country: "CA",
    category: "Retail Store",
  },
  {
    name: "Main Street Diner",
    address: "1 Main Street",
    city: "Boston",
    state: "MA",
    postal_code: "02108",
    country: "US",
  },
];

/** Goes to the list, at an address like `?q=…`, and waits until it has loaded. */
export async function openList(page: Page, search = "") {
  await page.goto(`/dashboard/locations${search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Locations|Établissements/);
  await expect(counter(page)).toBeVisible();
}

/** Returns the line above the table with the matching and the total number of locations. */
export function counter(page: Page): Locator {
  return page.getByText(/^Showing [\d,]+ of [\d,]+ locations?$|^[\d\s]+ sur [\d\s]+ établissements?$/);
}

/** Checks how many locations match, as the list itself says. */
export async function expectCount(page: Page, count: number, language: Language = "en") {
  await expect(page.getByText(words[language].list.count(count))).toBeVisible();
}

/** The row of a location. */
export function row(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ hasText: name });
}

/** The names in the order of the rows. */
export function names(page: Page): Locator {
  return page.getByRole("grid").locator("[role=row] bdi:first-child");
}

/** The text of a file the page let someone save, and its name. */
export async function saved(download: Download): Promise<{ name: string; text: string }> {
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), text };
}

/** Fills the open Add Location dialog. */
export async function fillLocation(
  page: Page,
  { name, address, city }: NewLocation,
  language: Language = "en",
) {
  const { list } = words[language];
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(list.name).fill(name);
  await dialog.getByLabel(list.address).fill(address);
  await dialog.getByLabel(list.city).fill(city);
  return dialog;
}
