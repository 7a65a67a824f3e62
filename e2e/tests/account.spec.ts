// The settings about the account: its password, its address, its devices, its passkeys.
import type { Page } from "@playwright/test";
import { accountWords } from "../harness/account-words.ts";
import { freshEmail, PASSWORD } from "../harness/people.ts";
import { anotherSession, expect, openLink, test } from "../harness/site.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const SECURITY = "/dashboard/settings/security";
const NEW_PASSWORD = "Quai-Voltaire-9";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const language of LANGUAGES) {
  const { prefix, auth, shell, errors } = words[language];
  const account = accountWords[language];

  test(`a password is changed with the current one (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
  }) => {
    watch.expect(400, "/auth/v1/user");
    const person = await join();
    const other = await anotherSession(site, person);
    await enter(person, language);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: shell.account }).click();
    await page.getByRole("menuitem", { name: account.account_settings }).click();
    await expect(page).toHaveURL(SECURITY);
    await page.getByRole("button", { name: account.change_password }).click();
    const current = page.getByLabel(account.current_password);
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute("autocomplete", "current-password");
    await current.fill("Not-The-One-1");
    await page.getByLabel(account.new_password, { exact: true }).fill("short");
    await page.getByLabel(account.confirm_new).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: account.save_password }).click();
    await expect(page.getByText(errors.too_weak)).toBeVisible();
    await expect(page.getByText(errors.mismatch)).toBeVisible();
    await page.getByLabel(account.new_password, { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: account.save_password }).click();
    await expect(page.getByText(account.wrong_password)).toBeVisible();
    await expect(current).toBeFocused();
    await expect(page.getByLabel(account.confirm_new)).toHaveValue(NEW_PASSWORD);
    await current.fill(PASSWORD);
    await page.getByRole("button", { name: account.save_password }).click();
    await expect(page.getByText(account.password_done)).toBeVisible();
    await expect(current).toBeHidden();
    await expect(other.call("GET", "/api/v1/me")).rejects.toThrow(/401/);
    await person.call("GET", "/api/v1/me");
  });

  test(`an address is changed once both have confirmed it by their links (${language})`, async ({
    page,
    context,
    join,
    enter,
    site,
  }) => {
    const person = await join();
    const next = freshEmail();
    await enter(person, language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.change_address }).click();
    const field = page.getByLabel(account.new_address);
    await expect(field).toBeFocused();
    await field.fill(next);
    await page.getByRole("button", { name: account.send_links }).click();
    await expect(page.getByText(account.waiting(next))).toBeVisible();

    const tab = await context.newPage();
    await openLink(tab, (await site.mailbox.next(person.email)).link);
    await expect(title(tab)).toHaveText(account.half);
    await openLink(tab, (await site.mailbox.next(next)).link);
    await expect(title(tab)).toHaveText(account.changed);
    await tab
      .getByRole("link")
      .filter({ hasText: /settings|paramètres/ })
      .click();
    await expect(tab).toHaveURL(SECURITY);
    await expect(tab.getByText(next)).toBeVisible();
    await expect(tab.getByText(account.waiting(next))).toBeHidden();
  });

  test(`an address is changed by the codes of both mails, without leaving (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
  }) => {
    watch.expect(403, "/auth/v1/verify");
    const person = await join();
    const next = freshEmail();
    await enter(person, language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.change_address }).click();
    await page.getByLabel(account.new_address).fill(next);
    await page.getByRole("button", { name: account.send_links }).click();
    const [old, fresh] = [await site.mailbox.next(person.email), await site.mailbox.next(next)];
    const oldForm = page.locator("form").filter({ has: page.getByLabel(account.code_of(person.email)) });
    const newForm = page.locator("form").filter({ has: page.getByLabel(account.code_of(next)) });
    await oldForm.getByRole("textbox").fill(old.code === "111111" ? "222222" : "111111");
    await oldForm.getByRole("button", { name: account.confirm }).click();
    await expect(page.getByText(account.mail_code_wrong)).toBeVisible();
    await oldForm.getByRole("textbox").fill(old.code);
    await oldForm.getByRole("button", { name: account.confirm }).click();
    await expect(page.getByText(account.address_half)).toBeVisible();
    await newForm.getByRole("textbox").fill(fresh.code);
    await newForm.getByRole("button", { name: account.confirm }).click();
    await expect(page.getByText(account.address_done)).toBeVisible();
    await expect(page.getByText(next, { exact: true })).toBeVisible();
  });

  test(`devices are listed and signed out, one or all others (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
    openBrowser,
  }) => {
    watch.expect(401, "/api/v1/");
    watch.expect(400, "/auth/v1/token");
    watch.expect(403, "/auth/v1/");
    const person = await join();
    const second = await openBrowser();
    await second.goto(`${prefix}/login`);
    await second.getByLabel(auth.email).fill(person.email);
    await second.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await second.getByRole("button", { name: auth.sign_in, exact: true }).click();
    await expect(second).toHaveURL("/dashboard");
    const [third, fourth] = [await anotherSession(site, person), await anotherSession(site, person)];
    await enter(person, language);
    await page.goto(SECURITY);
    const list = page.getByRole("list", { name: account.devices });
    await expect(list.getByRole("listitem")).toHaveCount(4);
    await expect(list.getByRole("listitem").first()).toContainText(account.this_device);
    await expect(list).toContainText("127.0.0.1");
    await list.getByRole("button", { name: account.sign_out_name(`Chrome ${account.on} Linux`) }).click();
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await second.goto("/dashboard/locations");
    await expect(second).toHaveURL(/\/login/);
    await third.call("GET", "/api/v1/me");
    await page.getByRole("button", { name: account.sign_out_others }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.sign_out_others }).click();
    await expect(page.getByText(account.others_done)).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    for (const gone of [third, fourth]) await expect(gone.call("GET", "/api/v1/me")).rejects.toThrow(/401/);
    await person.call("GET", "/api/v1/me");
  });

  test(`a passkey is added, named, used to sign in, and removed (${language})`, async ({
    page,
    context,
    join,
    enter,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const person = await join();
    await enter(person, language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.add_passkey }).click();
    const dialog = page.getByRole("dialog", { name: account.name_passkey });
    await dialog.getByLabel(account.name).fill("Laptop");
    await dialog.getByRole("button", { name: account.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Laptop", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: shell.account }).click();
    await page.getByRole("menuitem", { name: shell.sign_out }).click();
    await expect(page).toHaveURL(`${prefix}/login`);
    await page.getByRole("button", { name: account.passkey }).click();
    await expect(page).toHaveURL("/dashboard");

    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.remove_name("Laptop") }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.remove }).click();
    await expect(page.getByText(account.no_passkeys)).toBeVisible();
  });

  test(`an invited person chooses a password and opens an organisation (${language})`, async ({
    page,
    join,
  }) => {
    const person = await join(false);
    const { access_token, refresh_token } = person.session;
    const fragment = new URLSearchParams({ access_token, refresh_token, type: "invite" });
    await page.goto(`${prefix}/confirm#${fragment}`);
    await expect(title(page)).toHaveText(account.invited);
    await page.getByLabel(account.new_password, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(account.confirm_new).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: account.save_and_go }).click();
    await expect(page).toHaveURL(`${prefix}/complete-registration`);
  });
}

test("no passkey is no dead end", async ({ page, context, watch }) => {
  watch.expect(400, "/auth/v1/passkeys");
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await page.goto("/login");
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("cancelled", "NotAllowedError"));
  });
  await page.getByRole("button", { name: accountWords.en.passkey }).click();
  await expect(page.getByRole("alert")).toHaveText(accountWords.en.passkey_cancelled);
  await expect(page.getByRole("button", { name: accountWords.en.passkey })).toBeEnabled();
});
