// Signing in and up with Google, and linking a Google account.
import type { Page } from "@playwright/test";
import { accountWords } from "../harness/account-words.ts";
import { freshEmail } from "../harness/people.ts";
import { expect, test } from "../harness/site.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const SECURITY = "/dashboard/settings/security";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const visitor = (email: string) => ({
  sub: `g-${email}`,
  email,
  email_verified: true,
  name: "Marie Laurier",
});

for (const language of LANGUAGES) {
  const { prefix, auth } = words[language];
  const account = accountWords[language];

  test(`a user with an account signs in with Google and returns to the requested page (${language})`, async ({
    page,
    join,
    site,
  }) => {
    const { email } = await join();
    site.google.welcome(visitor(email));
    await page.goto(`${prefix}/login?next=/dashboard/locations`);
    const authorization = page.waitForRequest((request) => request.url().includes("/auth/v1/authorize"));
    await page.getByText(auth.remember_me).click();
    await page.getByRole("button", { name: account.google }).click();
    const query = new URL((await authorization).url()).searchParams;
    expect([query.get("access_type"), query.get("prompt")]).toEqual(["offline", "consent"]);
    await expect(page).toHaveURL("/dashboard/locations");
    expect(await page.evaluate(() => localStorage.getItem("vitrine.session"))).not.toBeNull();
  });

  test(`a sign-up with Google completes the registration (${language})`, async ({ page, site }) => {
    site.google.welcome(visitor(freshEmail()));
    await page.goto(`${prefix}/signup`);
    await page.getByRole("button", { name: account.google }).click();
    await expect(page).toHaveURL(`${prefix}/complete-registration`);
    await expect(title(page)).toHaveText(words[language].auth.complete_title);
  });

  test(`canceling at Google shows a message and allows another sign-in (${language})`, async ({
    page,
    site,
  }) => {
    site.google.welcome(visitor(freshEmail()));
    site.google.turnsBack = true;
    await page.goto(`${prefix}/login`);
    await page.getByRole("button", { name: account.google }).click();
    await expect(page.getByRole("alert")).toHaveText(account.google_refused);
    await expect(page).toHaveURL(`${prefix}/login`);
    await expect(page.getByRole("button", { name: account.google })).toBeEnabled();
    await page.goto(`${prefix}/signup`);
    await page.getByRole("button", { name: account.google }).click();
    await expect(page.getByRole("alert")).toHaveText(account.google_refused);
  });

  test(`a Google account is linked and unlinked (${language})`, async ({ page, join, enter, site }) => {
    const google = freshEmail();
    site.google.welcome(visitor(google));
    await enter(await join(), language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.link_google }).click();
    await expect(page.getByText(account.linked_done)).toBeVisible();
    await expect(page).toHaveURL(SECURITY);
    await expect(page.getByText(account.linked(google))).toBeVisible();
    await page.getByRole("button", { name: account.unlink, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.unlink }).click();
    await expect(page.getByText(account.unlinked_done)).toBeVisible();
    await expect(page.getByRole("button", { name: account.link_google })).toBeVisible();
  });

  test(`a Google account of another user is not linked (${language})`, async ({
    page,
    join,
    enter,
    site,
    openBrowser,
  }) => {
    const google = visitor(freshEmail());
    site.google.welcome(google);
    const first = await openBrowser();
    await first.goto("/signup");
    await first.getByRole("button", { name: accountWords.en.google }).click();
    await expect(first).toHaveURL("/complete-registration");
    await enter(await join(), language);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: account.link_google }).click();
    await expect(page.getByText(account.google_taken)).toBeVisible();
  });
}

test("English lets a first visitor in to register, French turns them away", async ({ page, site }) => {
  site.google.welcome(visitor(freshEmail()));
  await page.goto("/login");
  await page.getByRole("button", { name: accountWords.en.google }).click();
  await expect(page).toHaveURL("/complete-registration");
  site.google.welcome(visitor(freshEmail()));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/fr/login");
  await page.getByRole("button", { name: accountWords.fr.google }).click();
  await expect(page.getByRole("alert")).toHaveText(accountWords.fr.denied);
  expect(await page.evaluate(() => sessionStorage.getItem("vitrine.session"))).toBeNull();
});

test("the only way in cannot be unlinked until there is a password", async ({ page, site }) => {
  site.google.welcome(visitor(freshEmail()));
  await page.goto("/signup");
  await page.getByRole("button", { name: accountWords.en.google }).click();
  await expect(page).toHaveURL("/complete-registration");
  await page.getByLabel(words.en.auth.first_name).fill("Marie");
  await page.getByLabel(words.en.auth.last_name, { exact: true }).fill("Laurier");
  await page.getByRole("button", { name: words.en.auth.complete }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto(SECURITY);
  const unlink = page.getByRole("button", { name: accountWords.en.unlink, exact: true });
  await expect(unlink).toBeDisabled();
  await expect(page.getByText(accountWords.en.only_way)).toBeVisible();
  await page.getByRole("button", { name: accountWords.en.set_password }).click();
  await page.getByLabel(accountWords.en.new_password, { exact: true }).fill("Quai-Voltaire-9");
  await page.getByLabel(accountWords.en.confirm_new).fill("Quai-Voltaire-9");
  await page.getByRole("button", { name: accountWords.en.save_password }).click();
  await expect(unlink).toBeEnabled();
});
