// Two-step sign-in: set up, asked for, and given up again.
import type { Page } from "@playwright/test";
import { accountWords } from "../harness/account-words.ts";
import { guard } from "../harness/factors.ts";
import { PASSWORD } from "../harness/people.ts";
import { expect, openLink, test } from "../harness/site.ts";
import { totp } from "../harness/totp.ts";
import { LANGUAGES, type Language, words } from "../harness/words.ts";

const SECURITY = "/dashboard/settings/security";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function logIn(page: Page, language: Language, email: string) {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  const { auth } = words[language];
  await page.getByRole("textbox", { name: auth.email }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: auth.sign_in, exact: true }).click();
}

for (const language of LANGUAGES) {
  const { prefix, shell } = words[language];
  const account = accountWords[language];

  test(`an app is added with its picture or its key, and recovery codes are kept (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
  }) => {
    watch.expect(422, "/auth/v1/factors");
    const person = await join();
    await enter(person, language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.add_app }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(account.name).fill("Telephone");
    await dialog.getByRole("button", { name: account.next }).click();
    const picture = dialog.getByRole("img");
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    const secret = (await dialog.locator("code").textContent()) ?? "";
    const code = totp(secret);
    const field = dialog.getByLabel(account.code);
    await field.fill(code === "111111" ? "222222" : "111111");
    await dialog.getByRole("button", { name: account.turn_on }).click();
    await expect(dialog.getByText(account.wrong_code)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(totp(secret));
    await dialog.getByRole("button", { name: account.turn_on }).click();

    const recoveryCodes = page.getByRole("alertdialog", { name: account.keep_codes });
    await expect(recoveryCodes.getByRole("listitem")).toHaveCount(10);
    const codes = await recoveryCodes.getByRole("listitem").allTextContents();
    const download = page.waitForEvent("download");
    await recoveryCodes.getByRole("button", { name: account.download }).click();
    const stream = await (await download).createReadStream();
    const file = (await stream.toArray()).join("");
    for (const each of codes) expect(file).toContain(each);
    await recoveryCodes.getByRole("button", { name: account.kept }).click();
    await expect(recoveryCodes).toBeHidden();
    await expect(page.getByText(account.codes_left(10))).toBeVisible();
    await expect(page.getByText("Telephone", { exact: true })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(codes[0] ?? "-");
    const { subject } = await site.mailbox.next(person.email);
    expect(subject).toMatch(/A sign-in method was added|connexion/);
  });

  test(`after the password the app is asked for, and the way goes on (${language})`, async ({
    page,
    join,
    site,
    watch,
  }) => {
    watch.expect(403, "/api/v1/");
    watch.expect(422, "/auth/v1/factors");
    const person = await join();
    const { secret } = await guard(site.url, person);
    await page.goto(`${prefix}/login?next=${encodeURIComponent("/dashboard/locations?q=Paris")}`);
    await logIn(page, language, person.email);
    await expect(title(page)).toHaveText(account.factor_title);
    const field = page.getByLabel(account.app_code);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");

    // Nothing is shown with the password alone.
    await page.goto("/dashboard");
    await expect(title(page)).toHaveText(account.factor_title);
    await page.goto(`${prefix}/second-factor?next=${encodeURIComponent("/dashboard/locations?q=Paris")}`);
    const right = totp(secret);
    await field.fill(right === "111111" ? "222222" : "111111");
    await page.getByRole("button", { name: account.verify, exact: true }).click();
    await expect(page.getByText(account.wrong_code)).toBeVisible();
    await field.fill(totp(secret));
    await page.getByRole("button", { name: account.verify, exact: true }).click();
    await expect(page).toHaveURL("/dashboard/locations?q=Paris");
  });

  test(`a recovery code takes the place of the app, once (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
  }) => {
    watch.expect(403, "/api/v1/");
    watch.expect(422, "/auth/v1/recovery_codes");
    const { strong, weak } = await guard(site.url, await join());
    const { codes } = await strong.call<{ codes: string[] }>("POST", "/auth/v1/recovery_codes", {});
    await enter(weak, language);
    await page.goto("/dashboard/locations");
    await page.getByRole("button", { name: account.use_recovery }).click();
    const field = page.getByLabel(account.recovery_code);
    await expect(field).toBeFocused();
    await field.fill("aaaa-bbbb-cccc-dddd");
    await page.getByRole("button", { name: account.use_code }).click();
    await expect(page.getByText(account.wrong_recovery)).toBeVisible();
    await field.fill((codes[3] ?? "").replaceAll("-", "").toUpperCase());
    await page.getByRole("button", { name: account.use_code }).click();
    await expect(page).toHaveURL("/dashboard/locations");
    await page.goto(SECURITY);
    await expect(page.getByText(account.codes_left(9))).toBeVisible();
    await page.getByRole("button", { name: account.renew }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.renew }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.kept }).click();
    await expect(page.getByText(account.codes_left(10))).toBeVisible();
  });

  test(`removing the last app makes the password enough again (${language})`, async ({
    page,
    join,
    enter,
    site,
  }) => {
    const person = await join();
    const { strong } = await guard(site.url, person);
    await enter(strong, language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.remove_name("Phone") }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.remove }).click();
    await expect(page.getByText(account.off, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: shell.account }).click();
    await page.getByRole("menuitem", { name: shell.sign_out }).click();
    await expect(page).toHaveURL(language === "en" ? "/login" : "/fr/login");
    await logIn(page, language, person.email);
    await expect(page).toHaveURL("/dashboard");
  });
}

test("a user with another account leaves the step", async ({ page, join, enter, site, watch }) => {
  watch.expect(403, "/api/v1/");
  const { weak } = await guard(site.url, await join());
  await enter(weak);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: accountWords.en.other_account }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("vitrine.session"))).toBeNull();
});

test("a forgotten password does not do away with the second factor", async ({ page, join, site, watch }) => {
  watch.expect(401, "/auth/v1/user");
  watch.expect(403, "/api/v1/");
  const person = await join();
  const { secret } = await guard(site.url, person);
  await site.mailbox.next(person.email);
  await page.goto("/forgot-password");
  await page.getByLabel(words.en.auth.email).fill(person.email);
  await page.getByRole("button", { name: accountWords.en.email_me }).click();
  await openLink(page, (await site.mailbox.next(person.email)).link);
  await choose(page, "Quai-Voltaire-9");
  await expect(title(page)).toHaveText(accountWords.en.factor_title);
  await page.getByLabel(accountWords.en.app_code).fill(totp(secret));
  await page.getByRole("button", { name: accountWords.en.verify, exact: true }).click();
  await expect(title(page)).toHaveText(accountWords.en.reset_title);
  await choose(page, "Quai-Voltaire-9");
  await expect(page).toHaveURL("/dashboard");
});

async function choose(page: Page, password: string) {
  await page.getByLabel(accountWords.en.new_password, { exact: true }).fill(password);
  await page.getByLabel(accountWords.en.confirm_new).fill(password);
  await page.getByRole("button", { name: accountWords.en.save_password }).click();
}
