// Every field of a location, changed in its settings.
import { COMPLETE, change, drawer } from "../harness/drawer.ts";
import { names, row } from "../harness/list.ts";
import {
  openSettings,
  openSettingsWithMap,
  save,
  saveButton,
  settingsWords,
  storedLocation,
} from "../harness/settings.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const en = settingsWords.en;

test("every text of a location can be changed and is kept @both", async ({ page, member }) => {
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id);
  const form = drawer(page);
  // The panel scrolls, the page behind it has no more to scroll to.
  await form.getByLabel(en.website).focus();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await form.getByLabel(en.name).fill("Harbor Café");
  await form.getByLabel(en.description).fill("Coffee by the water since 1954.");
  await form.getByLabel(en.store_code).fill("H-017");
  await form.getByLabel(en.address2).fill("Pier 4");
  await form.getByRole("button", { name: en.add_phone }).click();
  await form.getByLabel(en.phone_2, { exact: true }).fill("+1 617 555 0144");
  await form.getByText(en.service_area).click();
  await save(page, "Harbor Café");
  await expect(saveButton(page)).toBeHidden();
  await page.reload();
  await expect(form.getByLabel(en.name)).toHaveValue("Harbor Café");
  await expect(form.getByLabel(en.phone_2, { exact: true })).toHaveValue("+1 617 555 0144");
  expect(await storedLocation(member, id)).toMatchObject({
    name: "Harbor Café",
    description: "Coffee by the water since 1954.",
    external_id: "H-017",
    address2: "Pier 4",
    additional_phones: ["+1 617 555 0144"],
    service_area_business: true,
    website: COMPLETE.website,
    version: 2,
  });
  await expect(row(page, "Harbor Café")).toHaveCount(1);
});

for (const language of LANGUAGES) {
  const text = settingsWords[language];

  test(`save errors show at their field, and the typed text stays (${language})`, async ({
    page,
    member,
    watch,
  }) => {
    watch.expect(422, "/api/v1/locations/");
    await signIn(page.context(), member, language);
    const { id } = await member.add(COMPLETE);
    await openSettings(page, id, language);
    const form = drawer(page);
    await form.getByLabel(text.city).fill(" ");
    await form.getByLabel(text.description).fill("x".repeat(755));
    await saveButton(page, language).click();
    await expect(form.getByRole("alert")).toContainText(text.check);
    await expect(form.getByText(text.required, { exact: true })).toBeVisible();
    await expect(form.getByText(text.too_many)).toBeVisible();
    await form.getByLabel(text.city).fill("Boston");
    await form.getByLabel(text.description).fill("x".repeat(750));
    await form.getByLabel(text.website).fill("javascript:alert(1)");
    await saveButton(page, language).click();
    await expect(form.getByText(text.not_a_url)).toBeVisible();
    await expect(form.getByLabel(text.website)).toBeFocused();
    await expect(form.getByLabel(text.city)).toHaveValue("Boston");
    expect(await storedLocation(member, id)).toMatchObject({ version: 1 });
  });

  test(`two people change one location at the same time (${language}) @both`, async ({
    page,
    member,
    watch,
  }) => {
    watch.expect(412, "/api/v1/locations/");
    await signIn(page.context(), member, language);
    const { id } = await member.add(COMPLETE);
    await openSettings(page, id, language);
    const form = drawer(page);

    // Another field: both changes are kept without a question.
    await form.getByLabel(text.name).fill("Mine");
    await change(member, id, { city: "Cambridge" });
    await saveButton(page, language).click();
    await expect(page.getByText(text.both_kept)).toBeVisible();
    expect(await storedLocation(member, id)).toMatchObject({ name: "Mine", city: "Cambridge" });
    await expect(form.getByLabel(text.city)).toHaveValue("Cambridge");

    // Both changed the same fields: the user has to choose for each.
    await form.getByLabel(text.name).fill("Mine again");
    await form.getByLabel(text.store_code).fill("M-1");
    await change(member, id, { name: "Theirs", external_id: "T-1", state: "MA" });
    await saveButton(page, language).click();
    const question = page.getByRole("alertdialog", { name: text.conflict });
    await expect(question).toContainText("Mine again");
    await expect(question).toContainText("T-1");
    await question.getByRole("group", { name: text.name }).getByLabel(text.theirs).check();
    await question.getByRole("button", { name: text.save }).click();
    await expect(question).toBeHidden();
    await expect(form.getByLabel(text.name)).toHaveValue("Theirs");
    expect(await storedLocation(member, id)).toMatchObject({
      name: "Theirs",
      external_id: "M-1",
      state: "MA",
    });
  });
}

test("changes saved in another window appear while the form is unchanged", async ({
  page,
  member,
  openWindow,
}) => {
  const { id } = await member.add(COMPLETE);
  const second = await openWindow();
  await signIn(second.context(), member);
  await openSettings(page, id);
  await openSettings(second, id);
  await drawer(second).getByLabel(en.name).fill("From the other window");
  await save(second, "From the other window");
  await expect(drawer(page).getByLabel(en.name)).toHaveValue("From the other window");
});

test("the whole form works from the keyboard", async ({ page, member }) => {
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id, "en", "phone");
  await expect(drawer(page).getByLabel(en.phone)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("+1 617 555 0177");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(drawer(page).getByLabel(en.phone_2, { exact: true })).toBeFocused();
  await page.keyboard.type("+1 617 555 0178");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText(en.saved(COMPLETE.name))).toBeVisible();
  expect(await storedLocation(member, id)).toMatchObject({
    phone: "+1 617 555 0177",
    additional_phones: ["+1 617 555 0178"],
  });
});

test("a category is found by a search term, and named in the reader's language", async ({ page, member }) => {
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id);
  const category = drawer(page).getByRole("combobox", { name: en.category });
  await category.fill("teeth");
  await page.getByRole("option", { name: /^Dentist/ }).click();
  await save(page, COMPLETE.name);
  expect(await storedLocation(member, id)).toMatchObject({ category: "Dentist" });
  await signIn(page.context(), member, "fr");
  await openSettings(page, id, "fr");
  const inFrench = drawer(page).getByRole("combobox", { name: settingsWords.fr.category });
  await expect(inFrench).toHaveValue("Dentiste");
  await inFrench.fill("Bar à chats");
  await save(page, COMPLETE.name, "fr");
  expect(await storedLocation(member, id)).toMatchObject({ category: "Bar à chats" });
});

test("labels are chosen, made on the way, and taken off", async ({ page, member }) => {
  await member.call("POST", "/api/v1/labels", { name: "Flagship", color: "brass" });
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id);
  const field = drawer(page).getByRole("combobox", { name: en.labels });
  await field.fill("flag");
  await page.getByRole("option", { name: "Flagship" }).click();
  await field.fill("Waterfront");
  await page.getByRole("option", { name: "Create “Waterfront”" }).click();
  const chips = drawer(page).getByRole("list", { name: en.labels });
  await expect(chips.getByRole("listitem")).toHaveText(["Flagship", "Waterfront"]);
  await save(page, COMPLETE.name);
  expect((await storedLocation(member, id)).labels).toHaveLength(2);
  await chips.getByRole("button", { name: "Remove label Flagship" }).click();
  await save(page, COMPLETE.name);
  await expect(chips.getByRole("listitem")).toHaveText(["Waterfront"]);
  expect((await storedLocation(member, id)).labels).toHaveLength(1);
});

test("the pin moves by keyboard, by pressing the map, and by typing the numbers", async ({
  page,
  member,
}) => {
  const { id } = await member.add({ ...COMPLETE, latitude: 42.36, longitude: -71.05 });
  await openSettingsWithMap(page, id);
  const form = drawer(page);
  await expect(form.locator("[data-slot=map] [data-ready]")).toBeVisible({ timeout: 60_000 });
  await expect(form.getByText(en.given)).toBeVisible();
  const longitude = form.getByLabel(en.longitude);
  await form.getByRole("button", { name: en.pin }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(form.getByText(en.moved)).toBeAttached();
  expect(Number(await longitude.inputValue())).toBeGreaterThan(-71.05);
  await form.getByLabel(en.latitude).fill("42,4");
  await longitude.fill("-71.1");
  await save(page, COMPLETE.name);
  expect(await storedLocation(member, id)).toMatchObject({
    latitude: 42.4,
    longitude: -71.1,
    coordinates_source: "given",
  });
  const map = form.locator("[data-slot=map] canvas");
  await map.click({ position: { x: 60, y: 60 } });
  expect(Number(await longitude.inputValue())).toBeLessThan(-71.1);
});

test("cancel restores the saved values", async ({ page, member }) => {
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id);
  await drawer(page).getByLabel(en.name).fill("Something else");
  await drawer(page)
    .getByRole("region", { name: en.unsaved })
    .getByRole("button", { name: en.cancel })
    .click();
  await expect(drawer(page).getByLabel(en.name)).toHaveValue(COMPLETE.name);
  await expect(saveButton(page)).toBeHidden();
});

test("deleting from the settings closes the drawer, and can be undone", async ({ page, member, watch }) => {
  // The drawer asks once more while it slides away.
  watch.expect(404, "/api/v1/locations/");
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id);
  await drawer(page).getByRole("button", { name: en.delete }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.en.list.delete }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(names(page)).toHaveCount(0);
  await page.getByRole("button", { name: words.en.list.undo }).click();
  await expect(names(page)).toHaveText([COMPLETE.name]);
});
