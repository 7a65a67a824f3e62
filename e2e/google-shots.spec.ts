// Photographs the screens of Google Business Profile into shots/, against the simulator.

import type { Page } from "@playwright/test";
import { chooseInMenu } from "./harness/bulk.ts";
import { change, drawer, findOne, openDrawer } from "./harness/drawer.ts";
import {
  choose,
  connect,
  expect,
  finish,
  importFrom,
  importWithExisting,
  PEOPLE,
  test,
} from "./harness/google.ts";
import { googleWords } from "./harness/google-words.ts";
import { photograph, SIZES } from "./harness/pictures.ts";
import { LANGUAGES } from "./harness/words.ts";

const LIST = "/dashboard/locations";
const SETTINGS = "/dashboard/settings/google";
const { agency, owner, stranger } = PEOPLE;

const dialog = (page: Page) => page.getByRole("dialog");

for (const language of LANGUAGES) {
  const words = googleWords[language];

  const everySize = async (page: Page, name: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await photograph(page, name, size.width, language);
    }
  };

  test(`google-connecting (${language})`, async ({ page, enter, desk }) => {
    await enter(language);
    await page.goto(LIST);
    await chooseInMenu(page, words.connect, language);
    await expect(dialog(page)).toHaveAccessibleName(words.title);
    await everySize(page, "google-connect");
    await connect(page, stranger, language);
    await expect(dialog(page).getByText(words.empty)).toBeVisible();
    await everySize(page, "google-accounts-none");
    await dialog(page).getByRole("button", { name: words.other }).click();
    await dialog(page).getByRole("button", { name: words.submit }).click();
    await page.getByRole("link", { name: agency.name }).click();
    await page.locator("button[value=allow]").click();
    await expect(dialog(page)).toHaveAccessibleName(words.accounts);
    await everySize(page, "google-accounts");
    await desk.fault({ method: "*.reviews.list", kind: "slow", milliseconds: 2_000, count: 100 });
    await choose(page, agency.account);
    await expect(dialog(page).getByText(words.of_total)).toBeVisible({ timeout: 20_000 });
    await everySize(page, "google-importing");
  });

  test(`google-refusing (${language})`, async ({ page, enter, desk }) => {
    await enter(language);
    await connect(page, agency, language);
    await desk.fault({ method: "*.locations.list", kind: "permission_denied", after: 1, count: 1 });
    await choose(page, agency.account);
    await expect(dialog(page).getByRole("alert")).toBeVisible({ timeout: 20_000 });
    await everySize(page, "google-import-failed");
  });

  test(`google-connected (${language})`, async ({ page, enter, desk }) => {
    const person = await enter(language);
    await page.goto(SETTINGS);
    await expect(page.getByText(words.not_connected)).toBeVisible();
    await everySize(page, "google-settings-none");
    await importFrom(page, owner, language);
    await chooseInMenu(page, words.sync_all, language);
    await expect(page.getByText(words.synced_three)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: words.notifications }).click();
    await expect(
      page.getByRole("list", { name: words.notifications }).getByRole("link").first(),
    ).toBeVisible();
    await everySize(page, "google-sync-told");
    await page.keyboard.press("Escape");
    await page.getByRole("row").nth(1).getByRole("checkbox").check();
    await everySize(page, "google-selected");
    const { id } = await findOne(person, ({ google_location_id }) => google_location_id !== null);
    await openDrawer(page, id);
    const panel = drawer(page).getByRole("region", { name: words.performance });
    await expect(panel.getByText(words.compared)).toBeVisible();
    await panel.scrollIntoViewIfNeeded();
    await everySize(page, "google-performance");
    await page.goto(SETTINGS);
    await expect(page.getByText(words.is_connected, { exact: true })).toBeVisible();
    await everySize(page, "google-settings");
    await desk.takeBack(owner.email);
    await page.goto(LIST);
    await chooseInMenu(page, words.sync_all, language);
    await expect(page.getByText(words.reconnect).first()).toBeVisible({ timeout: 30_000 });
    await page.goto(SETTINGS);
    await expect(page.getByText(words.reconnect_needed)).toBeVisible();
    await everySize(page, "google-settings-reconnect");
  });

  test(`google-differing (${language})`, async ({ page, enter, desk }) => {
    const person = await enter(language);
    await importWithExisting(page, person, desk, owner, language);
    await everySize(page, "google-candidates");
    await dialog(page).getByRole("button", { name: words.merge }).click();
    await finish(page, language);
    const location = await desk.firstLocation(owner.account);
    const value = `https://seen-${language}.example`;
    await desk.change({ location, kind: "update", field: "websiteUri", value });
    await chooseInMenu(page, words.sync_all, language);
    await expect(page.getByText(words.synced_three)).toBeVisible({ timeout: 30_000 });
    const id = location.replace("locations/", "");
    const changed = await findOne(person, ({ google_location_id }) => google_location_id === id);
    await change(person, changed.id, { category: "Nothing of the kind", description: "Sent." });
    await openDrawer(page, changed.id);
    const edits = drawer(page).getByRole("region", { name: words.edits });
    const edit = edits.getByRole("listitem").filter({ hasText: "Nothing of the kind" });
    await edit.getByRole("button", { name: words.send }).click();
    await expect(edits.getByText(words.unknown_category)).toBeVisible({ timeout: 20_000 });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await drawer(page).getByRole("region", { name: words.changed_at_google }).scrollIntoViewIfNeeded();
      await photograph(page, "google-changed", size.width, language);
      await edits.getByText(words.unknown_category).scrollIntoViewIfNeeded();
      await photograph(page, "google-refused", size.width, language);
    }
  });
}
