// Everything that a mail leads to: a new password, a sign-in without one, a confirmed address.
import type { Page } from "@playwright/test";
import { accountWords } from "../harness/account-words.ts";
import { freshEmail, PASSWORD } from "../harness/people.ts";
import { anotherSession, expect, openLink, test } from "../harness/site.ts";
import { LANGUAGES, type Language, words } from "../harness/words.ts";

const NEW_PASSWORD = "Quai-Voltaire-9";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** From the login page to "check your mail". */
async function askForReset(page: Page, language: Language, email: string) {
  const { prefix, auth } = words[language];
  const account = accountWords[language];
  await page.goto(`${prefix}/login`);
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole("link", { name: account.forgot }).click();
  await expect(page).toHaveURL(`${prefix}/forgot-password`);
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  await page.getByRole("button", { name: account.email_me }).click();
  await expect(title(page)).toHaveText(account.check_mail);
  await expect(page.getByText(account.if_account(email))).toBeFocused();
}

async function choosePassword(page: Page, language: Language, password: string) {
  const account = accountWords[language];
  await page.getByLabel(account.new_password, { exact: true }).fill(password);
  await page.getByLabel(account.confirm_new).fill(password);
  await page.getByRole("button", { name: account.save_password }).click();
}

async function askForLink(page: Page, language: Language, email: string, next = "") {
  const account = accountWords[language];
  await page.goto(`${words[language].prefix}/login${next}`);
  await page.getByRole("link", { name: account.email_me }).click();
  await expect(title(page)).toHaveText(account.link_title);
  await page.getByLabel(words[language].auth.email).fill(email);
  await page.getByRole("button", { name: account.email_me }).click();
  await expect(title(page)).toHaveText(account.check_mail);
}

for (const language of LANGUAGES) {
  const { prefix, auth, errors, overview } = words[language];
  const account = accountWords[language];

  test(`a forgotten password is replaced from the emailed link (${language})`, async ({
    page,
    join,
    site,
    watch,
  }) => {
    watch.expect(422, "/auth/v1/user");
    const person = await join();
    await askForReset(page, language, person.email);
    const { link, subject } = await site.mailbox.next(person.email);
    expect(subject).toBe(language === "fr" ? "Choisissez un nouveau mot de passe" : "Choose a new password");
    await openLink(page, link);
    await expect(page).toHaveURL(`${prefix}/reset-password`);
    await expect(title(page)).toHaveText(account.reset_title);
    await expect(page.getByText(person.email)).toBeVisible();

    await page.getByRole("button", { name: account.save_password }).click();
    await expect(page.getByText(auth.required, { exact: true })).toBeVisible();
    await expect(page.getByLabel(account.new_password, { exact: true })).toBeFocused();
    await choosePassword(page, language, PASSWORD);
    await expect(page.getByText(account.same_password)).toBeVisible();
    await expect(page.getByLabel(account.confirm_new)).toHaveValue(PASSWORD);
    await page.reload();
    await choosePassword(page, language, NEW_PASSWORD);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText(account.password_done)).toBeVisible();
    await expect(title(page)).toHaveText(overview.title);
    await expect(person.call("GET", "/api/v1/me")).rejects.toThrow(/401/);
    await expect(anotherSession(site, person)).rejects.toThrow(/400/);
  });

  test(`a link that was used explains itself and leads to a new one (${language})`, async ({
    page,
    join,
    site,
    watch,
    openBrowser,
  }) => {
    const person = await join();
    await askForReset(page, language, person.email);
    const { link } = await site.mailbox.next(person.email);
    await openLink(page, link);
    await expect(title(page)).toHaveText(account.reset_title);
    watch.expect(410, "/auth/v1/verify");
    const other = await openBrowser();
    await other.goto(link.href);
    await expect(title(other)).toHaveText(account.expired);
    await other.locator("main a").click();
    await expect(other).toHaveURL(`${prefix}/reset-password`);
    await expect(title(other)).toHaveText(account.expired);
    await other.getByRole("link", { name: account.new_link }).click();
    await expect(other).toHaveURL(`${prefix}/forgot-password`);
  });

  test(`an address without an account gets the same answer, and no mail (${language})`, async ({
    page,
    site,
  }) => {
    const email = freshEmail();
    await askForReset(page, language, email);
    expect(site.mailbox.waiting(email)).toBe(0);
  });

  test(`another mail can be asked for after a while, and once more at once (${language})`, async ({
    page,
    join,
    site,
    watch,
  }) => {
    watch.expect(429, "/auth/v1/recover");
    const person = await join();
    await page.clock.install();
    await askForReset(page, language, person.email);
    await site.mailbox.next(person.email);
    await expect(page.getByRole("button", { name: account.resend_in })).toBeDisabled();
    await page.clock.fastForward(61_000);
    await page.getByRole("button", { name: account.resend, exact: true }).click();
    await expect(page.getByText(account.resent)).toBeVisible();
    await site.mailbox.next(person.email);
    await page.route("**/auth/v1/recover*", (route) =>
      route.fulfill({
        status: 429,
        headers: { "X-Supabase-Api-Version": "2024-01-01" },
        json: {
          code: "over_email_send_rate_limit",
          message: "For security purposes, you can only request this after 37 seconds.",
        },
      }),
    );
    await page.clock.fastForward(61_000);
    await page.getByRole("button", { name: account.resend, exact: true }).click();
    await expect(page.getByText(account.too_soon)).toBeVisible();
    await expect(page.getByRole("button", { name: account.resend_in })).toBeDisabled();
  });

  test(`a link by mail signs in, and leads where one was going (${language})`, async ({
    page,
    context,
    join,
    site,
  }) => {
    const { email } = await join();
    await askForLink(page, language, email, "?next=/dashboard/locations");
    const { link } = await site.mailbox.next(email);
    const tab = await context.newPage();
    await openLink(tab, link);
    await expect(tab).toHaveURL("/dashboard/locations");
    expect(await tab.evaluate(() => localStorage.getItem("vitrine.session"))).toBeNull();
  });

  test(`a link that was not asked for here asks whose account it is (${language})`, async ({
    page,
    join,
    site,
    openBrowser,
  }) => {
    const { email } = await join();
    await askForLink(page, language, email);
    const { link } = await site.mailbox.next(email);
    const other = await openBrowser();
    await openLink(other, link);
    await expect(title(other)).toHaveText(account.is_it_you);
    await expect(other.getByText(email)).toBeVisible();
    await other.getByRole("button", { name: account.go_on }).click();
    await expect(other).toHaveURL("/dashboard");
  });

  test(`the code of the mail signs in, a wrong one does not (${language})`, async ({
    page,
    join,
    site,
    watch,
  }) => {
    watch.expect(403, "/auth/v1/verify");
    const { email } = await join();
    await askForLink(page, language, email);
    const { code } = await site.mailbox.next(email);
    const field = page.getByLabel(account.mail_code);
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await field.fill(code === "111111" ? "222222" : "111111");
    await page.getByRole("button", { name: account.go_on }).click();
    await expect(page.getByText(account.mail_code_wrong)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole("button", { name: account.go_on }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test(`a sign-up is confirmed by the link of its mail (${language})`, async ({ page, context, site }) => {
    const email = freshEmail();
    await signUp(page, language, email);
    const { link } = await site.mailbox.next(email);
    const tab = await context.newPage();
    await openLink(tab, link);
    await expect(title(tab)).toHaveText(account.confirmed);
    await tab.getByRole("button", { name: account.to_dashboard }).click();
    await expect(tab).toHaveURL("/dashboard");
    await expect(title(tab)).toHaveText(overview.title);
  });

  test(`a sign-up is confirmed by its code, and on another device (${language})`, async ({
    page,
    site,
    openBrowser,
  }) => {
    const email = freshEmail();
    await signUp(page, language, email);
    const { code } = await site.mailbox.next(email);
    await page.getByLabel(account.mail_code).fill(code);
    await page.getByRole("button", { name: account.go_on }).click();
    await expect(page).toHaveURL("/dashboard");

    const second = freshEmail();
    const laptop = await openBrowser();
    await signUp(laptop, language, second);
    const phone = await openBrowser();
    await openLink(phone, (await site.mailbox.next(second)).link);
    await expect(title(phone)).toHaveText(account.confirmed);
    await expect(phone.getByRole("link", { name: auth.sign_in })).toBeVisible();
  });

  test(`an unconfirmed user sees a message and gets another email (${language})`, async ({
    page,
    site,
    watch,
  }) => {
    watch.expect(400, "/auth/v1/token");
    const email = freshEmail();
    await signUp(page, language, email);
    await site.mailbox.next(email);
    await page.getByRole("link", { name: account.back }).click();
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: auth.sign_in, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(errors.email_not_confirmed);
    await page.getByRole("button", { name: account.resend_confirmation }).click();
    await expect(page.getByText(account.confirmation_sent)).toBeVisible();
    await openLink(page, (await site.mailbox.next(email)).link);
    await expect(title(page)).toHaveText(account.confirmed);
  });

  test(`pages of email links explain what to do without a link (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/reset-password`);
    await expect(title(page)).toHaveText(account.ask_first);
    await page.goto(`${prefix}/confirm`);
    await expect(title(page)).toHaveText(account.nothing);
    await page.getByRole("link", { name: auth.sign_in }).click();
    await expect(page).toHaveURL(`${prefix}/login`);
  });

  async function signUp(page: Page, _: Language, email: string) {
    await page.goto(`${prefix}/signup`);
    await page.getByLabel(auth.first_name).fill("Zoé");
    await page.getByLabel(auth.last_name, { exact: true }).fill("Lefèvre");
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(auth.confirm_password).fill(PASSWORD);
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    await expect(page.getByText(account.confirm_email)).toBeVisible();
  }
}

test("a link keeps the “remember me” choice of its request", async ({ page, context, join, site }) => {
  const { email } = await join();
  await page.goto("/sign-in-link");
  await page.getByLabel(words.en.auth.email).fill(email);
  await page.getByText(words.en.auth.remember_me).click();
  await page.getByRole("button", { name: accountWords.en.email_me }).click();
  const { link } = await site.mailbox.next(email);
  const tab = await context.newPage();
  await openLink(tab, link);
  await expect(tab).toHaveURL("/dashboard");
  expect(await tab.evaluate(() => localStorage.getItem("vitrine.session"))).not.toBeNull();
});

test("nothing of a link stays in the address or in the history", async ({ page, join, site }) => {
  const { email } = await join();
  await askForReset(page, "en", email);
  await openLink(page, (await site.mailbox.next(email)).link);
  await expect(title(page)).toHaveText(accountWords.en.reset_title);
  await expect(page).toHaveURL("/reset-password");
  expect(await page.evaluate(() => location.hash)).toBe("");
});
