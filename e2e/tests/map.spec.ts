// The list as a map: the same filters, the same drawer.
import { openMap } from "../harness/bulk.ts";
import { drawer } from "../harness/drawer.ts";
import { names, openList, PLACES } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const { map } = words[language];

  test(`the list turns into a map and back, with its filters (${language})`, async ({
    page,
    context,
    demo,
  }) => {
    await signIn(context, demo, language);
    await openList(page, "?city=Lyon");
    await page.getByRole("button", { name: map.map, exact: true }).click();
    await expect(page).toHaveURL(/city=Lyon.*view=map|view=map.*city=Lyon/);
    await expect(page.locator("[data-slot=map] [data-ready]")).toBeVisible({ timeout: 60_000 });
    const { located } = await demo.call<{ located: number }>(
      "GET",
      "/api/v1/locations/map?west=-180&south=-85&east=180&north=85&zoom=1&city=Lyon",
    );
    await expect(page.getByText(new RegExp(`^${located} (locations?|établissements?) `))).toBeVisible();
    await page.getByRole("button", { name: map.list, exact: true }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/locations?city=Lyon");
  });
}

test("from a cluster to a location's drawer, by keyboard alone", async ({ page, context, demo }) => {
  await signIn(context, demo);
  await openMap(page);
  const inView = page.getByRole("region", { name: words.en.map.in_view });
  const cluster = inView.getByRole("button", { name: /close together/ }).last();
  const before = await inView.getByRole("button").allTextContents();
  await cluster.press("Enter");
  await expect.poll(() => inView.getByRole("button").allTextContents()).not.toEqual(before);
  const spot = inView.getByRole("button").filter({ hasNotText: "close together" }).first();
  await expect(spot).toBeVisible();
  await spot.press("Enter");
  await expect(page).toHaveURL(/location=/);
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/dashboard/locations?view=map");
});

test("a press on a cluster takes it apart", async ({ page, context, demo }) => {
  await signIn(context, demo);
  await openMap(page);
  const clusters = page.locator("[data-slot=map]").getByRole("button", { name: /close together/ });
  const before = await clusters.count();
  await clusters.first().click({ force: true });
  await expect.poll(() => clusters.count()).not.toBe(before);
  await page.getByRole("button", { name: words.en.map.fit }).click();
  await expect.poll(() => clusters.count()).toBe(before);
});

test("locations without coordinates are counted and one press away", async ({ page, member }) => {
  await member.add({ name: "Nowhere", address: "1 Main Street", city: "Nowhereville" });
  await member.add({
    ...PLACES[3],
    name: "Here",
    address: "1 Main Street",
    city: "Boston",
    latitude: 42.36,
    longitude: -71.06,
  });
  await openMap(page);
  await page.getByRole("button", { name: words.en.map.unlocated }).click();
  await expect(page).toHaveURL("/dashboard/locations?unlocated=true");
  await expect(names(page)).toHaveText(["Nowhere"]);
});
