// Google Business Profile: connection, import, sync and errors.

import type { Page } from "@playwright/test";
import { expectAccessible, showTheme } from "../harness/axe.ts";
import { chooseInMenu } from "../harness/bulk.ts";
import { drawer } from "../harness/drawer.ts";
import { choose, connect, expect, finish, importFrom, PEOPLE, test } from "../harness/google.ts";
import { googleWords } from "../harness/google-words.ts";
import { words as all, LANGUAGES } from "../harness/words.ts";

const LIST = "/dashboard/locations";
const SETTINGS = "/dashboard/settings/google";
const { agency, owner, stranger } = PEOPLE;

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("checkbox") });

for (const language of LANGUAGES) {
  const words = googleWords[language];

  test(`250 locations are imported from an account at Google (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    await enter(language);
    await connect(page, agency, language);
    await expect(page).toHaveURL(`${LIST}?connected=1`);
    await expect(page.getByText(words.connected)).toBeVisible();
    await expect(dialog(page)).toHaveAccessibleName(words.accounts);
    await expect(page).toHaveURL(LIST);
    await expect(page.getByText(words.connected)).toBeVisible();
    const personal = dialog(page).getByRole("region", { name: words.personal });
    await expect(personal.getByRole("button")).toHaveText([agency.name]);
    const organizations = dialog(page).getByRole("region", { name: words.organizations });
    await expect(organizations.getByRole("button").filter({ hasText: agency.account })).toContainText(
      words.owner,
    );
    // Slows the reviews down, so that the progress is visible.
    await desk.fault({ method: "*.reviews.list", kind: "slow", milliseconds: 20, count: 50 });
    await choose(page, agency.account);
    await expect(dialog(page)).toHaveAccessibleName(words.importing);
    await expect(dialog(page).getByRole("progressbar", { name: agency.account })).toBeVisible();
    await expect(dialog(page).getByText(words.of_total)).toBeVisible({ timeout: 20_000 });
    await expect(dialog(page).getByText(words.all_imported)).toBeVisible({ timeout: 45_000 });
    await finish(page, language);
    await expect(page.getByText(all[language].list.count(250))).toBeVisible();
  });

  test(`all locations are synced, selected ones, and one (${language})`, async ({ page, enter }) => {
    await enter(language);
    await importFrom(page, owner, language);
    await chooseInMenu(page, words.sync_all, language);
    await expect(page.getByText(words.synced_three)).toBeVisible({ timeout: 30_000 });
    await expect(rows(page)).toHaveCount(4);
    for (const row of [1, 2]) await rows(page).nth(row).getByRole("checkbox").click();
    await page.getByRole("button", { name: words.selected }).click();
    await expect(page.getByText(words.synced_two)).toBeVisible({ timeout: 30_000 });
    await rows(page).nth(3).click();
    await drawer(page).getByRole("button", { name: words.sync, exact: true }).click();
    await expect(page.getByText(words.synced)).toBeVisible({ timeout: 20_000 });
  });

  test(`a row at Google is synced from the list, its action named on hover (${language})`, async ({
    page,
    enter,
  }) => {
    await enter(language);
    await importFrom(page, owner, language);
    const sync = rows(page).nth(2).getByRole("button", { name: words.sync_now });
    await sync.hover();
    await expect(page.getByRole("tooltip")).toHaveText(words.sync_now);
    await sync.click();
    await expect(page.getByText(words.synced)).toBeVisible({ timeout: 20_000 });
  });

  test(`locations without a Google profile are not synced (${language})`, async ({ page, enter }) => {
    const person = await enter(language);
    await person.add({ name: "Harbor Coffee", address: "12 Wharf Street", city: "Boston" });
    await page.goto(LIST);
    await rows(page).nth(1).getByRole("checkbox").click();
    await page.getByRole("button", { name: words.selected }).click();
    await expect(page.getByText(words.none_selected)).toBeVisible();
  });

  test(`a change at Google is shown with both values, and accepted (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    await enter(language);
    await importFrom(page, owner, language);
    const location = await desk.firstLocation(owner.account);
    // Another value per language, because the world outlives the test.
    const value = `https://changed-${language}.example`;
    await desk.change({ location, kind: "update", field: "websiteUri", value });
    await chooseInMenu(page, words.sync_all, language);
    await expect(page.getByText(words.synced_three)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: words.notifications }).click();
    const notifications = page.getByRole("list", { name: words.notifications }).getByRole("link");
    await expect(notifications.filter({ hasText: words.sync_finished })).toHaveCount(1);
    await expect(notifications.filter({ hasText: words.import_finished })).toHaveCount(1);
    await notifications.filter({ hasText: words.google_changed }).click();
    const changes = drawer(page).getByRole("region", { name: words.changed_at_google });
    await expect(changes).toContainText(value);
    await changes.getByRole("button", { name: words.accept }).click();
    await expect(changes).toHaveCount(0);
  });

  test(`denied consent shows that nothing was connected (${language})`, async ({ page, enter }) => {
    await enter(language);
    await connect(page, owner, language, "deny");
    await expect(page).toHaveURL(`${LIST}?google_error=google_access_denied`);
    await expect(page.getByText(words.denied)).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await chooseInMenu(page, words.connect, language);
    await expect(dialog(page)).toHaveAccessibleName(words.title);
  });

  test(`an account without a Business Profile offers another account (${language})`, async ({
    page,
    enter,
  }) => {
    await enter(language);
    await connect(page, stranger, language);
    await expect(dialog(page).getByText(words.empty)).toBeVisible();
    await dialog(page).getByRole("button", { name: words.other }).click();
    await expect(dialog(page)).toHaveAccessibleName(words.title);
    await expect(dialog(page).getByRole("listitem")).toHaveText(words.benefits);
    await expect(dialog(page).getByRole("button", { name: words.submit })).toBeEnabled();
    await dialog(page).getByRole("button", { name: words.cancel }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`an import that fails in the middle says why and leads back (${language})`, async ({
    page,
    enter,
    desk,
  }) => {
    await enter(language);
    await connect(page, agency, language);
    await desk.fault({ method: "*.locations.list", kind: "permission_denied", after: 1, count: 1 });
    await choose(page, agency.account);
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText(words.import_failed, { timeout: 20_000 });
    await expect(alert).toContainText(words.forbidden);
    await dialog(page).getByRole("button", { name: words.go_back }).click();
    await expect(dialog(page)).toHaveAccessibleName(words.accounts);
    await dialog(page).getByRole("button", { name: words.back_to_connect }).click();
    await expect(dialog(page)).toHaveAccessibleName(words.title);
  });

  test(`a revoked consent is shown, reconnected and disconnected (${language})`, async ({
    page,
    enter,
    desk,
    watch,
  }) => {
    await enter(language);
    await importFrom(page, owner, language);
    await desk.takeBack(owner.email);
    watch.expect(409, "/functions/v1/sync-gbp-locations");
    await rows(page).nth(1).click();
    await drawer(page).getByRole("button", { name: words.sync, exact: true }).click();
    await expect(page.getByText(words.reconnect).first()).toBeVisible({ timeout: 20_000 });
    await page.goto(SETTINGS);
    await expect(page.getByText(words.reconnect_needed)).toBeVisible();
    await page.getByRole("button", { name: words.reconnect_button, exact: true }).click();
    await page.getByRole("link", { name: owner.name }).click();
    await page.locator("button[value=allow]").click();
    await expect(page.getByText(words.connected)).toBeVisible();
    await page.goto(SETTINGS);
    await expect(page.getByText(words.is_connected, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: `${words.disconnect} ${owner.email}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.disconnect }).click();
    await expect(page.getByText(words.disconnected(owner.email))).toBeVisible();
    await expect(page.getByText(words.not_connected)).toBeVisible();
  });

  test(`every step of connecting is accessible (${language})`, async ({ page, enter, desk }) => {
    const expectBoth = async (step: string) => {
      await showTheme(page, "light");
      await expectAccessible(page, `${step}, ${language}, light`);
      await showTheme(page, "dark");
      await expectAccessible(page, `${step}, ${language}, dark`, "theme");
    };
    await enter(language);
    await page.goto(LIST);
    await chooseInMenu(page, words.connect, language);
    await expect(dialog(page)).toHaveAccessibleName(words.title);
    await expectBoth("connect");
    await connect(page, owner, language);
    await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
    await expectBoth("accounts");
    await desk.fault({ method: "*.locations.list", kind: "permission_denied", count: 1 });
    await choose(page, owner.account);
    await expect(dialog(page).getByRole("alert")).toBeVisible({ timeout: 20_000 });
    await expectBoth("importing, failed");
    await dialog(page).getByRole("button", { name: words.go_back }).click();
    await dialog(page).getByRole("button", { name: words.cancel }).click();
    await page.goto(SETTINGS);
    await expect(page.getByText(words.is_connected, { exact: true })).toBeVisible();
    await expectBoth("connected accounts");
  });
}
