// Finding locations: search, filters, sort, and the address that remembers all of it.
import { drawer } from "../harness/drawer.ts";
import { counter, expectCount, names, openList, PLACES, row } from "../harness/list.ts";
import type { Person } from "../harness/people.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { words } from "../harness/words.ts";

const { list } = words.en;

async function addPlaces(member: Person) {
  for (const place of PLACES) await member.add(place);
}

test("an empty organization shows the first steps", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations");
  await expect(page.getByText(list.none)).toBeVisible();
  await expect(page.getByText("Import a CSV file of your stores")).toBeVisible();
});

test("search ignores accents and case, in names, cities and addresses @both", async ({ page, member }) => {
  await addPlaces(member);
  await openList(page);
  await expect(names(page)).toHaveText(["Aux Délices", "Café Montréal", "Main Street Diner", "Zebra Books"]);
  const box = page.getByLabel(list.search);
  for (const [text, matches] of [
    ["montreal", ["Café Montréal", "Zebra Books"]],
    ["MONTRÉAL", ["Café Montréal", "Zebra Books"]],
    ["elices", ["Aux Délices"]],
    ["étoile", ["Aux Délices"]],
    ["bost", ["Main Street Diner"]],
  ] as const) {
    await box.fill(text);
    await expect(names(page), text).toHaveText([...matches]);
  }
  await box.fill("nowhere at all");
  await expect(page.getByText(list.no_match)).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filters")).toBeVisible();
});

test("filters narrow the list and can be taken away one by one", async ({ page, member }) => {
  await addPlaces(member);
  await openList(page);
  await page.getByRole("button", { name: list.filters }).click();
  const panel = page.getByRole("region", { name: "Filters" });
  await panel.getByLabel("City").fill("orleans");
  await expect(names(page)).toHaveText(["Aux Délices"]);
  await expect(page.getByText("Showing 1 of 4 locations")).toBeVisible();
  await panel.getByLabel("Category").fill("rest");
  await expect(page).toHaveURL(/city=orleans.*category=rest/);
  await page.getByRole("button", { name: "Remove filter: City" }).click();
  await expect(page).not.toHaveURL(/city=/);
  await expect(names(page)).toHaveText(["Aux Délices"]);
  await panel.getByRole("button", { name: "Clear Filters" }).click();
  await expect(names(page)).toHaveCount(4);
  await expect(page).toHaveURL("/dashboard/locations");
});

test("status and minimum rating filter the demo", async ({ page, demo }) => {
  await signIn(page.context(), demo);
  await openList(page);
  const { total, verified } = await demo.call<{ total: number; verified: number }>(
    "GET",
    "/api/v1/locations/summary",
  );
  await page.getByRole("button", { name: list.filters }).click();
  const panel = page.getByRole("region", { name: "Filters" });
  for (const [status, count] of [
    ["Verified", verified],
    ["Unverified", total - verified],
  ] as const) {
    await panel.getByRole("button", { name: /Status/ }).click();
    await page.getByRole("option", { name: status, exact: true }).click();
    await expectCount(page, count);
  }
  await panel.getByRole("button", { name: /Status/ }).click();
  await page.getByRole("option", { name: "All", exact: true }).click();
  for (const rating of ["1", "2", "3", "4", "4.5"]) {
    const { count } = await demo.call<{ count: number }>(
      "GET",
      `/api/v1/locations/count?min_rating=${rating}`,
    );
    await panel.getByRole("button", { name: /Minimum Rating/ }).click();
    await page.getByRole("option", { name: `${rating}+`, exact: true }).click();
    await expectCount(page, count);
  }
});

test("every sort has the expected first row", async ({ page, demo }) => {
  await signIn(page.context(), demo);
  await openList(page);
  const sort = page.getByRole("button", { name: /Sort by/ });
  for (const [id, label] of [
    ["city", "City"],
    ["rating", "Rating"],
    ["reviews", "Reviews"],
    ["last_sync", "Last sync"],
    ["name", "Name"],
  ] as const) {
    const { items } = await demo.call<{ items: { name: string }[] }>(
      "GET",
      `/api/v1/locations?sort=${id}&limit=3`,
    );
    await sort.click();
    await page.getByRole("option", { name: label, exact: true }).click();
    for (const [at, { name }] of items.entries()) await expect(names(page).nth(at), label).toHaveText(name);
  }
});

test("the summary counts the rows of the list and follows its filters", async ({ page, demo }) => {
  await signIn(page.context(), demo);
  await openList(page);
  const summary = await demo.call<{
    total: number;
    verified: number;
    average_rating: number;
    reviews: number;
  }>("GET", "/api/v1/locations/summary");
  const cards = page.getByRole("region", { name: "Summary" });
  await expect(cards).toContainText(`Total Locations${summary.total.toLocaleString("en-US")}`);
  await expect(cards).toContainText(`Verified${summary.verified.toLocaleString("en-US")}`);
  await expect(cards).toContainText(`Average Rating${summary.average_rating.toFixed(1)}`);
  await expect(cards).toContainText(`Total Reviews${summary.reviews.toLocaleString("en-US")}`);
  await expectCount(page, summary.total);
  await page.goto("/dashboard/locations?status=unverified");
  const unverified = summary.total - summary.verified;
  await expect(cards).toContainText(`Total Locations${unverified}of ${summary.total}`);
  await expect(cards).toContainText("Verified0");
});

test("the address is the state: it survives a reload, and Back takes one step back", async ({
  page,
  member,
}) => {
  await addPlaces(member);
  await openList(page);
  await page.getByLabel(list.search).fill("montreal");
  await expect(page).toHaveURL("/dashboard/locations?q=montreal");
  await page.getByRole("button", { name: /Sort by/ }).click();
  await page.getByRole("option", { name: "City", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/locations?q=montreal&sort=city");
  await page.reload();
  await expect(page.getByLabel(list.search)).toHaveValue("montreal");
  await expect(names(page)).toHaveText(["Café Montréal", "Zebra Books"]);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/locations?q=montreal");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/locations");
  await expect(page.getByLabel(list.search)).toHaveValue("");
  await expect(names(page)).toHaveCount(4);
});

test("invalid search parameters are ignored", async ({ page, member }) => {
  await addPlaces(member);
  await openList(page, "?status=nonsense&min_rating=99&sort=price");
  await expect(names(page)).toHaveCount(4);
});

test("a row shows health, rating, status and when it was last synced", async ({ page, member }) => {
  await addPlaces(member);
  await openList(page);
  const full = row(page, "Café Montréal");
  await expect(full).toContainText("100%");
  await expect(full).toContainText("Unverified");
  await expect(full).toContainText("No rating");
  await expect(full).toContainText("Never");
  const poor = row(page, "Main Street Diner");
  await expect(poor).toContainText("40%");
  await expect(poor).toContainText("0 of 3 · 7 issues");
  await expect(counter(page)).toHaveText("Showing 4 of 4 locations");
});

test("on a phone the list starts within the first 400 pixels", async ({ page, member }) => {
  await addPlaces(member);
  await page.setViewportSize({ width: 375, height: 812 });
  await openList(page);
  const first = row(page, "Aux Délices");
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan(400);
  await expect(page.getByRole("button", { name: list.add })).toBeInViewport();
  await page.getByRole("button", { name: list.filters }).click();
  await expect(page.getByRole("button", { name: list.sort })).toBeVisible();
});

test("an arrow or Enter leads from the search box into the list", async ({ page, member }) => {
  await addPlaces(member);
  await openList(page);
  const box = page.getByLabel(list.search);
  for (const key of ["ArrowDown", "Enter"]) {
    await box.focus();
    await page.keyboard.press(key);
    await expect(row(page, "Aux Délices"), key).toBeFocused();
  }
  await box.focus();
  await page.keyboard.press("Escape");
  await expect(box).not.toBeFocused();
});

test("a new location can be opened from its notice", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations?add=true");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(list.name).fill("Corner Shop");
  await dialog.getByLabel(list.address).fill("1 Main Street");
  await dialog.getByLabel("City").fill("Boston");
  await dialog.getByRole("button", { name: list.submit }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(drawer(page)).toHaveAccessibleName("Corner Shop");
});
