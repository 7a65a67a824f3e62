// The drawer of a location: URL, tabs, links, and concurrent changes.
import { BARE, COMPLETE, change, drawer, findOne, openDrawer } from "../harness/drawer.ts";
import { openList, row } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const texts = words[language].drawer;

  test(`the overview shows facts and improvements of a location (${language})`, async ({
    page,
    member,
    context,
  }) => {
    await signIn(context, member, language);
    const { id } = await member.add(BARE);
    await openDrawer(page, id);
    const panel = drawer(page);
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(BARE.name);
    await expect(panel.getByRole("region", { name: texts.performance })).toContainText(texts.no_views);
    const basics = panel.getByRole("region", { name: texts.basics });
    await expect(basics).toContainText(BARE.address);
    await expect(basics.getByText(texts.not_set)).toHaveCount(3);
    await expect(panel).toContainText(texts.not_verified);
    await expect(panel).toContainText(texts.never_synced);
    const box = panel.getByRole("region", { name: texts.opportunities });
    await expect(box.getByRole("listitem")).toHaveCount(4);
  });

  test(`the audit names each issue, its reason and the score gained by a fix (${language})`, async ({
    page,
    member,
    context,
  }) => {
    await signIn(context, member, language);
    const { id } = await member.add({ ...BARE, website: "https://example.com" });
    await openDrawer(page, id, "audit");
    const phone = drawer(page).locator("[data-rule=missing_phone]");
    await expect(phone).toContainText(texts.critical);
    await expect(phone).toContainText(texts.gain);
    await expect(drawer(page).locator("[data-rule=missing_photos]")).toContainText(texts.warning);
    await phone.getByRole("button", { name: texts.add_phone }).click();
    await expect(page).toHaveURL(/tab=settings&field=phone/);
    await expect(drawer(page).locator("input[type=tel]").first()).toBeFocused();
  });

  test(`the history shows the author of each change, and restores a value (${language})`, async ({
    page,
    member,
    context,
  }) => {
    await signIn(context, member, language);
    const { id } = await member.add(COMPLETE);
    await change(member, id, { phone: "+1 617 555 0199" });
    await openDrawer(page, id, "history");
    const entries = drawer(page).locator("[data-slot=history-entry]");
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText(texts.changed);
    await expect(entries.first()).toContainText("Ada Shopkeeper");
    await expect(entries.first()).toContainText("+1 617 555 0123");
    await expect(entries.first()).toContainText("+1 617 555 0199");
    await expect(entries.last()).toContainText(texts.added);
    await entries.first().getByRole("button", { name: texts.restore }).click();
    await expect(entries).toHaveCount(3);
    const { phone } = await member.call<{ phone: string }>("GET", `/api/v1/locations/${id}`);
    expect(phone).toBe("+1 617 555 0123");
  });
}

const texts = words.en.drawer;

test("a press on a row opens it, its address names it, and Back closes it", async ({ page, member }) => {
  const { id } = await member.add(BARE);
  await openList(page);
  await row(page, BARE.name).getByText(BARE.address).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(BARE.name);
  await expect(page).toHaveURL(`/dashboard/locations?location=${id}`);
  await drawer(page).getByRole("tab", { name: texts.history }).click();
  await expect(page).toHaveURL(`/dashboard/locations?location=${id}&tab=history`);
  await page.reload();
  await expect(drawer(page).getByRole("tab", { name: texts.history })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/dashboard/locations");
  await page.goForward();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/dashboard/locations");
});

test("the keyboard alone opens a location, walks its tabs and comes back to the row", async ({
  page,
  member,
}) => {
  await member.add(BARE);
  await openList(page);
  const line = row(page, BARE.name);
  await line.focus();
  await page.keyboard.press("Enter");
  const panel = drawer(page);
  const overview = panel.getByRole("tab", { name: texts.overview });
  await expect(overview).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    if (await overview.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(overview).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("tab", { name: texts.heatmaps })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("tab", { name: texts.citations })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("tab", { name: "Posts" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("tab", { name: texts.audit })).toBeFocused();
  await expect(panel.locator("[data-rule=missing_phone]")).toBeVisible();
  await page.keyboard.press("End");
  await expect(panel.getByText(texts.added, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(line).toBeFocused();
});

test("a row's actions have a link to its details", async ({ page, member }) => {
  const { id } = await member.add(BARE);
  await openList(page);
  const link = page.getByRole("link", { name: `${texts.details} ${BARE.name}` });
  await expect(link).toHaveAttribute("href", new RegExp(`location=${id}`));
  await link.click();
  await expect(drawer(page)).toBeVisible();
});

test("a link leads to a location that is not among the rows loaded @both", async ({ page, member }) => {
  const { id } = await member.add(BARE);
  await page.goto(`/dashboard/locations?q=nothing+like+this&location=${id}`);
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(BARE.name);
  await page.keyboard.press("Escape");
  await expect(page.getByText(words.en.list.no_match)).toBeVisible();
});

test("another organisation's location is not here, nor is one that never was", async ({
  page,
  member,
  watch,
  demo,
}) => {
  watch.expect(404, "/api/v1/locations/");
  expect(member.email).toBeTruthy();
  const theirs = await findOne(demo, () => true);
  for (const id of [theirs.id, "01a1f9ca-0000-7000-8000-000000000000", "nonsense"]) {
    await page.goto(`/dashboard/locations?location=${id}`);
    await expect(drawer(page).getByText(texts.not_found)).toBeVisible();
    await expect(drawer(page)).not.toContainText(theirs.name);
  }
  await drawer(page).getByRole("button", { name: texts.to_list }).click();
  await expect(page).toHaveURL("/dashboard/locations");
});

test("a location deleted elsewhere says so, and can be brought back @both", async ({
  page,
  member,
  watch,
}) => {
  watch.expect(404, "/api/v1/locations/");
  const { id } = await member.add(BARE);
  await openDrawer(page, id);
  await member.call("DELETE", `/api/v1/locations/${id}`);
  await expect(drawer(page).getByText(texts.deleted)).toBeVisible();
  await drawer(page).getByRole("button", { name: texts.restore_location }).click();
  await expect(drawer(page).getByRole("tab", { name: texts.overview })).toBeVisible();
});

test("changes from elsewhere show in the open drawer", async ({ page, member }) => {
  const { id } = await member.add(BARE);
  await openDrawer(page, id);
  await change(member, id, { name: "Corner Bistro", phone: "+1 518 555 0123" });
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("Corner Bistro");
  await expect(drawer(page).getByRole("link", { name: "+1 518 555 0123" })).toHaveAttribute(
    "href",
    "tel:+15185550123",
  );
  await drawer(page).getByRole("tab", { name: texts.audit }).click();
  await expect(drawer(page).locator("[data-rule=missing_phone]")).toHaveCount(0);
});

test("a profile without issues looks great", async ({ page, context, demo }) => {
  await signIn(context, demo);
  await page.route("**/audit", (route) =>
    route.fulfill({
      json: { rules_version: "2026-11", health: 100, issues: 0, problems: [], passed: ["missing_phone"] },
    }),
  );
  const { id } = await findOne(demo, () => true);
  await openDrawer(page, id, "audit");
  await expect(drawer(page)).toContainText(texts.great);
  await expect(drawer(page)).toContainText(texts.great_text);
});

test("views are drawn, and read day by day with the keyboard", async ({ page, context, demo }) => {
  await signIn(context, demo);
  const { id, name } = await findOne(demo, () => true);
  const { items } = await demo.call<{ items: { views: number }[] }>(
    "GET",
    `/api/v1/google/locations/${id}/performance?days=30`,
  );
  await openDrawer(page, id);
  const chart = drawer(page).getByRole("slider", { name: `Views for ${name}, last 30 days` });
  await chart.focus();
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`: ${items[0]?.views.toLocaleString("en-US")} views, Previous period: `),
  );
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-slot=chart-tip]")).toContainText(
    `${items[1]?.views.toLocaleString("en-US")} views`,
  );
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-slot=chart-tip]")).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();
});

test("a value restored over somebody else's change says what happened", async ({ page, member, watch }) => {
  watch.expect(412, "/api/v1/locations/");
  const { id } = await member.add(COMPLETE);
  await change(member, id, { phone: "+1 617 555 0199" });
  await openDrawer(page, id, "history");
  // No live event may bring the new version before the press.
  await page.route(`**/api/v1/locations/${id}`, async (route) => {
    if (route.request().method() === "PATCH") await change(member, id, { city: "Salem" });
    await route.continue();
  });
  await drawer(page)
    .getByRole("button", { name: /^Restore Phone/ })
    .click();
  await expect(page.getByText("Someone else just changed this location")).toBeVisible();
  await expect(drawer(page).getByText("Salem", { exact: true })).toBeVisible();
  await page.unrouteAll();
  await drawer(page)
    .getByRole("button", { name: /^Restore Phone/ })
    .click();
  await expect(page.getByText("Phone restored")).toBeVisible();
});

test("unsaved settings are not left by accident", async ({ page, member }) => {
  const { id } = await member.add(COMPLETE);
  await openList(page);
  await row(page, COMPLETE.name).getByText(COMPLETE.address).click();
  const panel = drawer(page);
  await panel.getByRole("tab", { name: texts.settings }).click();
  const name = panel.getByLabel("Business Name");
  await name.fill("Harbor Tea");
  const question = page.getByRole("alertdialog", { name: texts.unsaved });

  await panel.getByRole("tab", { name: texts.audit }).click();
  await question.getByRole("button", { name: texts.stay }).click();
  // While it fades away it still takes presses.
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Harbor Tea");
  await expect(page).toHaveURL(new RegExp(`location=${id}&tab=settings`));

  await page.goBack();
  await question.getByRole("button", { name: texts.stay }).click();
  // While it fades away it still takes presses.
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Harbor Tea");

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: texts.leave }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/dashboard/locations");
  await expect(row(page, COMPLETE.name)).toBeVisible();
});
