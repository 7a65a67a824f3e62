// The drawer of one location as a person sees it.
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { expect } from "./test.ts";

/** A location without any optional field. */
export const BARE = {
  name: "Corner Diner",
  address: "5 Elm Street",
  city: "Albany",
  state: "NY",
  postal_code: "12207",
  country: "US",
};

/** A location with every field that a user can fill in. */
export const COMPLETE = {
  ...BARE,
  name: "Harbor Coffee",
  phone: "+1 617 555 0123",
  category: "Coffee shop",
  website: "https://example.com/harbor",
};

/** Returns the drawer. */
export function drawer(page: Page): Locator {
  return page.locator("[data-slot=side-panel], [data-overlay=location] [role=dialog]");
}

/** Goes to a location's drawer, at a tab. */
export async function openDrawer(page: Page, id: string, tab = "") {
  await page.goto(`/dashboard/locations?location=${id}${tab && `&tab=${tab}`}`);
  await expect(drawer(page).getByRole("tablist")).toBeVisible();
}

/** Changes fields of a location through the API, as another window would. */
export async function change(person: Person, id: string, fields: Record<string, unknown>) {
  const { version } = await person.call<{ version: number }>("GET", `/api/v1/locations/${id}`);
  await person.call("PATCH", `/api/v1/locations/${id}`, fields, { "If-Match": `"${version}"` });
}

/** Returns the first location of a person that matches. */
export async function findOne(
  person: Person,
  holds: (location: ListedLocation) => boolean,
): Promise<ListedLocation> {
  const { items } = await person.call<{ items: ListedLocation[] }>("GET", "/api/v1/locations?limit=200");
  const location = items.find(holds);
  if (!location) throw new Error("no location is like that");
  return location;
}

interface ListedLocation {
  id: string;
  name: string;
  health: number;
  issues: number;
  verified: boolean;
  google_location_id: string | null;
}
