// One location and its Business Profile: performance, publishing and import matches.
import { expectAccessible, showTheme } from "../harness/axe.ts";
import { bulkBar, selectAll } from "../harness/bulk.ts";
import { change, drawer, findOne, openDrawer } from "../harness/drawer.ts";
import { expect, finish, importFrom, importWithExisting, PEOPLE, test } from "../harness/google.ts";
import { googleWords } from "../harness/google-words.ts";
import { row } from "../harness/list.ts";
import { openSettings, save, settingsWords } from "../harness/settings.ts";
import { words as all, LANGUAGES } from "../harness/words.ts";

const LIST = "/dashboard/locations";
const { owner } = PEOPLE;

for (const language of LANGUAGES) {
  const words = googleWords[language];

  test(`a location's figures are read by period, by key and as a table (${language})`, async ({
    page,
    enter,
  }) => {
    const person = await enter(language);
    await importFrom(page, owner, language);
    const { id, name } = await findOne(person, ({ google_location_id }) => google_location_id !== null);
    await openDrawer(page, id);
    const panel = drawer(page).getByRole("region", { name: words.performance });
    await expect(panel.getByText(words.compared)).toBeVisible();
    await panel.getByRole("button", { name: words.calls }).press("Enter");
    const chart = panel.getByRole("slider", { name: words.calls_of(name) });
    await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(words.not_reported));
    await chart.focus();
    for (let day = 0; day < 5; day += 1) await chart.press("ArrowLeft");
    await expect(chart).not.toHaveAttribute("aria-valuetext", new RegExp(words.not_reported));
    const days = panel.getByRole("table", { name: words.calls_of(name) }).getByRole("row");
    await expect(days).toHaveCount(31);
    await expect(days.last()).toContainText(words.not_reported);
    await panel.getByRole("button", { name: words.days_90 }).click();
    await expect(panel.getByText(words.known_since)).toBeVisible();
    await panel.getByRole("button", { name: words.fetch }).click();
    await expect(page.getByText(words.fetched)).toBeVisible({ timeout: 30_000 });
    await expect(panel.getByText(words.compared)).toBeVisible();
    for (const theme of ["light", "dark"] as const) {
      await showTheme(page, theme);
      await expectAccessible(page, `figures, ${language}, ${theme}`, theme === "dark" ? "theme" : undefined);
    }
    await panel.getByRole("button", { name: words.months_18 }).click();
    await expect(panel.getByRole("columnheader", { name: words.week })).toBeAttached();
    await expect(panel.getByRole("button", { name: words.fetch })).toHaveCount(0);
  });

  test(`a change is published to Google, and a rejection is shown (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    const person = await enter(language);
    await importFrom(page, owner, language);
    const { id, google_location_id } = await findOne(person, ({ verified }) => verified);
    const website = `https://sent-${language}.example`;
    await change(person, id, { website, category: "Nothing of the kind" });
    await openDrawer(page, id);
    const edits = drawer(page).getByRole("region", { name: words.edits });
    await expect(edits.getByText(words.not_sent)).toHaveCount(2);
    const edit = (value: string) => edits.getByRole("listitem").filter({ hasText: value });
    await edit(website).getByRole("button", { name: words.send }).click();
    await expect(edit(website)).toHaveCount(0, { timeout: 20_000 });
    const googleLocations = await desk.locations(owner.account, owner.email);
    const sent = googleLocations.find((location) => location.name === `locations/${google_location_id}`);
    expect(sent?.websiteUri).toBe(website);
    await edit("Nothing of the kind").getByRole("button", { name: words.send }).click();
    await expect(edits.getByText(words.unknown_category)).toBeVisible({ timeout: 20_000 });
  });

  test(`edits of several locations are published at once (${language})`, async ({ page, enter, desk }) => {
    const person = await enter(language);
    await importFrom(page, owner, language);
    const { items } = await person.call<{ items: { id: string; google_location_id: string }[] }>(
      "GET",
      "/api/v1/locations",
    );
    const website = `https://many-${language}.example`;
    const [first, second] = items;
    if (!first || !second) throw new Error("there are too few locations");
    for (const { id } of [first, second]) await change(person, id, { website });
    await page.goto(LIST);
    await selectAll(page, language);
    await bulkBar(page).getByRole("button", { name: words.send }).click();
    const question = page.getByRole("alertdialog").filter({ hasText: words.publish_two });
    await question.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(page.getByText(words.published_two)).toBeVisible({ timeout: 30_000 });
    const googleLocations = await desk.locations(owner.account, owner.email);
    const sent = googleLocations.filter(({ websiteUri }) => websiteUri === website).map(({ name }) => name);
    expect(sent.sort()).toEqual([first, second].map((item) => `locations/${item.google_location_id}`).sort());
    await change(person, first.id, { website: `${website}/again` });
    await change(person, second.id, { category: "Nothing of the kind" });
    await bulkBar(page).getByRole("button", { name: words.send }).click();
    await question.getByRole("button", { name: words.publish, exact: true }).click();
    const notice = page.getByRole("alertdialog").filter({ hasText: words.published_rejected });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await notice.getByRole("button", { name: words.view }).click();
    await expect(drawer(page).getByText(words.unknown_category)).toBeVisible();
  });

  test(`the notice after a bulk edit publishes it (${language})`, async ({ page, enter, desk }) => {
    const { bulk } = all[language];
    await enter(language);
    await importFrom(page, owner, language);
    await selectAll(page, language);
    await bulkBar(page).getByRole("button", { name: bulk.edit, exact: true }).click();
    const website = `https://bulk-${language}.example`;
    await page.getByRole("dialog").getByText(words.website_tick).click();
    await page.getByRole("dialog").getByRole("textbox", { name: words.website }).fill(website);
    await page.getByRole("dialog").getByRole("button", { name: bulk.change }).click();
    const notice = page.getByRole("alertdialog").filter({ hasText: bulk.changed("3") });
    await notice.getByRole("button", { name: words.send }).click({ timeout: 20_000 });
    await expect(page.getByText(words.published_three)).toBeVisible({ timeout: 30_000 });
    const googleLocations = await desk.locations(owner.account, owner.email);
    expect(googleLocations.filter((location) => location.websiteUri === website)).toHaveLength(3);
  });

  test(`the notice after an edit publishes it (${language})`, async ({ page, enter, desk }) => {
    const person = await enter(language);
    await importFrom(page, owner, language);
    const { id, name, google_location_id } = await findOne(person, ({ verified }) => verified);
    await openSettings(page, id, language);
    const website = `https://noticed-${language}.example`;
    await drawer(page).getByLabel(settingsWords[language].website, { exact: true }).fill(website);
    await save(page, name, language);
    await page.getByRole("alertdialog").getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.published_one)).toBeVisible({ timeout: 30_000 });
    const googleLocations = await desk.locations(owner.account, owner.email);
    const sent = googleLocations.find((location) => location.name === `locations/${google_location_id}`);
    expect(sent?.websiteUri).toBe(website);
  });

  test(`categories and a closing are set in the settings, listed, and published (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    const text = settingsWords[language];
    const person = await enter(language);
    await importFrom(page, owner, language);
    const { id, name, google_location_id } = await findOne(person, ({ verified }) => verified);
    await change(person, id, { additional_categories: ["Campground"] });
    await openSettings(page, id, language);
    const form = drawer(page);
    await form.getByRole("button", { name: text.add_category }).click();
    await form.getByRole("combobox", { name: text.category_3 }).fill("Bistro");
    await form.getByRole("combobox", { name: text.category_3 }).press("Tab");
    await form.getByRole("button", { name: text.remove_category_2 }).click();
    await expect(form.getByRole("combobox", { name: text.category_2 })).toHaveValue("Bistro");
    await form.getByRole("button", { name: text.open_status }).click();
    await page.getByRole("option", { name: text.temporarily_closed }).click();
    await save(page, name, language);
    await page.getByRole("alertdialog").getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.published_one)).toBeVisible({ timeout: 30_000 });
    const googleLocations = await desk.locations(owner.account, owner.email);
    const sent = googleLocations.find((location) => location.name === `locations/${google_location_id}`);
    expect(sent?.categories?.additionalCategories?.map(({ displayName }) => displayName)).toEqual(["Bistro"]);
    expect(sent?.openInfo?.status).toBe("CLOSED_TEMPORARILY");
    await page.goto(`${LIST}?open_status=temporarily_closed`);
    await expect(row(page, name)).toContainText(text.temporarily_closed);
  });

  test(`hours of the kitchen are added in the settings, and published (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    const text = settingsWords[language];
    const person = await enter(language);
    await importFrom(page, owner, language);
    const { id, name, google_location_id } = await findOne(person, ({ verified }) => verified);
    await openSettings(page, id, language);
    const form = drawer(page);
    for (const part of [text.takeout, text.kitchen]) {
      await form.getByRole("button", { name: text.add_more_hours }).click();
      await page.getByRole("menuitem", { name: part }).click();
      await expect(form.getByRole("region", { name: part, exact: true })).toBeVisible();
    }
    await form.getByRole("button", { name: text.remove_takeout }).click();
    const kitchen = form.getByRole("region", { name: text.kitchen, exact: true });
    await kitchen.getByRole("checkbox", { name: text.monday }).press("Space");
    await save(page, name, language);
    await page.getByRole("alertdialog").getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.published_one)).toBeVisible({ timeout: 30_000 });
    const googleLocations = await desk.locations(owner.account, owner.email);
    const sent = googleLocations.find((location) => location.name === `locations/${google_location_id}`);
    const types = sent?.moreHours?.map(({ hoursTypeId }) => hoursTypeId);
    expect(types).toContain("KITCHEN");
    expect(types).not.toContain("TAKEOUT");
  });

  test(`the first steps and an empty list lead to Google, and existing locations are confirmed (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    const person = await enter(language);
    await page.goto("/dashboard");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName(words.title);
    await page.getByRole("dialog").getByRole("button", { name: words.cancel }).click();
    await page.goto(LIST);
    const ways = page.getByRole("button", { name: words.connect, exact: true });
    await expect(ways).toHaveCount(1);
    await ways.last().click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName(words.title);
    await page.getByRole("dialog").getByRole("button", { name: words.cancel }).click();
    await importWithExisting(page, person, desk, owner, language);
    await page.getByRole("dialog").getByRole("button", { name: words.merge }).click();
    await finish(page, language);
    await expect(page.getByText(all[language].list.count(3))).toBeVisible();
  });

  test(`a business that goes to its customers is changed without an address (${language})`, async ({
    page,
    enter,
  }) => {
    const person = await enter(language);
    const plumber = { name: "Plumber", address: "", city: "", service_area_business: true };
    const { id } = await person.add(plumber);
    await openSettings(page, id, language);
    await drawer(page).getByLabel(settingsWords[language].phone, { exact: true }).fill("+1 617 555 0123");
    await save(page, plumber.name, language);
  });
}
