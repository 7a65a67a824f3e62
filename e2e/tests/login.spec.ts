// Signing in and out, in both languages, with every text that can appear.
import type { Page } from "@playwright/test";
import { PASSWORD, signUp } from "../harness/people.ts";
import { expect, serverUrl, signIn, test } from "../harness/test.ts";
import { LANGUAGES, type Language, words } from "../harness/words.ts";

async function logIn(page: Page, language: Language, email: string, password: string) {
  const { auth } = words[language];
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: auth.sign_in, exact: true }).click();
}

/** Makes the next sign-in fail with an error of the auth service. */
async function failSignIn(page: Page, status: number, code: string, message: string) {
  await page.route("**/auth/v1/token?grant_type=password", (route) =>
    route.fulfill({
      status,
      headers: { "X-Supabase-Api-Version": "2024-01-01" },
      json: { code, message },
    }),
  );
}

for (const language of LANGUAGES) {
  const { auth, errors, prefix, overview, shell } = words[language];

  test(`someone with an account gets in, and out again (${language}) @both`, async ({ page }) => {
    const { email } = await signUp(serverUrl());
    await page.goto(`${prefix}/login`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth.login_title);
    await logIn(page, language, email, PASSWORD);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(overview.title);

    await page.getByRole("button", { name: shell.account }).click();
    await page.getByRole("menuitem", { name: shell.sign_out }).click();
    await expect(page).toHaveURL(`${prefix}/login`);
    const left = await page.evaluate(() =>
      [localStorage, sessionStorage].map((each) => each.getItem("vitrine.session")),
    );
    expect(left).toEqual([null, null]);
    await page.goto("/dashboard/locations");
    await expect(page).toHaveURL(new RegExp(`^${serverUrl()}${prefix}/login`));
  });

  test(`an unknown address and a wrong password get the same answer (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expect(400, "/auth/v1/token");
    const { email } = await signUp(serverUrl());
    await page.goto(`${prefix}/login`);
    for (const [login, password] of [
      [email, "Wrong-Password-1"],
      ["nobody@example.com", PASSWORD],
    ] as const) {
      await logIn(page, language, login, password);
      await expect(page.getByRole("alert")).toHaveText(errors.invalid_credentials);
    }
  });

  test(`each failure of the auth service has its text (${language})`, async ({ page, watch }) => {
    for (const status of [400, 403, 429, 500]) watch.expect(status, "/auth/v1/token");
    await page.goto(`${prefix}/login`);
    const asIs = language === "en" ? "User is banned" : errors.failed;
    for (const [status, code, message, text] of [
      [400, "email_not_confirmed", "Email not confirmed", errors.email_not_confirmed],
      [403, "user_banned", "User is banned", asIs],
      [429, "over_request_rate_limit", "Request rate limit reached", errors.rate_limited],
      [500, "unexpected_failure", "Internal", errors.failed],
    ] as const) {
      await failSignIn(page, status, code, message);
      await logIn(page, language, "someone@example.com", PASSWORD);
      await expect(page.getByRole("alert"), code).toHaveText(text);
    }
  });

  test(`an unreachable server is named as such (${language})`, async ({ page, watch }) => {
    watch.expectUnreachable("/auth/v1/token");
    await page.goto(`${prefix}/login`);
    await page.route("**/auth/v1/token?grant_type=password", (route) => route.abort());
    await logIn(page, language, "someone@example.com", PASSWORD);
    await expect(page.getByRole("alert")).toHaveText(errors.unreachable);
  });

  test(`the password can be read on demand (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/login`);
    const password = page.getByLabel(auth.password, { exact: true });
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: auth.show_password }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: auth.hide_password }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test(`a user without a profile sees how to register at a dashboard URL (${language})`, async ({ page }) => {
    const newcomer = await signUp(serverUrl(), false);
    await page.goto(`${prefix}/login`);
    await signIn(page.context(), newcomer, language);
    await page.goto("/dashboard/locations");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.denied);
    await expect(page.getByText(shell.denied_text)).toBeVisible();
    await expect(page.getByRole("link", { name: shell.back_to_login })).toHaveAttribute(
      "href",
      `${prefix}/login`,
    );
    await page.getByRole("link", { name: shell.sign_up_now }).click();
    await expect(page).toHaveURL(`${prefix}/complete-registration`);
  });
}

test("the French form asks for email and password itself", async ({ page }) => {
  await page.goto("/fr/login");
  await page.getByRole("button", { name: words.fr.auth.sign_in, exact: true }).click();
  await expect(page.getByText(words.fr.auth.required, { exact: true })).toHaveCount(2);
  await expect(page.getByLabel(words.fr.auth.email)).toBeFocused();
});

test("the French login turns people without a registration away and signs them out", async ({ page }) => {
  const { email } = await signUp(serverUrl(), false);
  await page.goto("/fr/login");
  await logIn(page, "fr", email, PASSWORD);
  await expect(page.getByRole("alert")).toHaveText(
    "Accès refusé. Veuillez d’abord terminer votre inscription.",
  );
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].map((each) => each.getItem("vitrine.session")),
  );
  expect(left).toEqual([null, null]);
});

test("the English login lets people without a registration complete it in one step", async ({ page }) => {
  const { email } = await signUp(serverUrl(), false);
  await page.goto("/login");
  await logIn(page, "en", email, PASSWORD);
  await expect(page).toHaveURL("/complete-registration");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.auth.complete_title);
  await page.getByRole("button", { name: words.en.auth.complete }).click();
  await expect(page.getByText(words.en.auth.required, { exact: true })).toHaveCount(2);
  await page.getByLabel(words.en.auth.first_name).fill("Grace");
  await page.getByLabel(words.en.auth.last_name, { exact: true }).fill("Hopper");
  await page.getByLabel(words.en.auth.company).fill("Harbor Cafés");
  await page.getByRole("button", { name: words.en.auth.complete }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Harbor Cafés")).toBeVisible();
});

test("a remembered session outlives the window, another one does not", async ({ page, context }) => {
  const { email } = await signUp(serverUrl());
  const where = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((each) => each.getItem("vitrine.session") !== null),
    );
  await page.goto("/login");
  await logIn(page, "en", email, PASSWORD);
  await expect(page).toHaveURL("/dashboard");
  expect(await where(), "local, session").toEqual([false, true]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.overview.title);
  const second = await context.newPage();
  await second.goto("/dashboard/locations");
  await expect(second).toHaveURL(/\/login/);

  await second.getByText(words.en.auth.remember_me).click();
  await logIn(second, "en", email, PASSWORD);
  await expect(second).toHaveURL("/dashboard/locations");
  expect(await second.evaluate(() => localStorage.getItem("vitrine.session") !== null)).toBe(true);
  const third = await context.newPage();
  await third.goto("/dashboard/locations");
  await expect(third.getByRole("heading", { level: 1 })).toHaveText("Locations");
});

test("the guard brings people back to where they wanted to go", async ({ page }) => {
  const { email } = await signUp(serverUrl());
  await page.goto("/dashboard/locations?q=Paris&sort=city");
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, "en", email, PASSWORD);
  await expect(page).toHaveURL("/dashboard/locations?q=Paris&sort=city");
});

test("no link can send people elsewhere after they sign in", async ({ page }) => {
  const { email } = await signUp(serverUrl());
  await page.goto(`/login?next=${encodeURIComponent("//example.com/dashboard")}`);
  await logIn(page, "en", email, PASSWORD);
  await expect(page).toHaveURL("/dashboard");
});

test("a session ended elsewhere ends here", async ({ page, member, watch }) => {
  watch.expect(401, "/api/v1/");
  watch.expect(400, "/auth/v1/token");
  watch.expect(403, "/auth/v1/");
  await page.goto("/dashboard/locations");
  await expect(page.getByText(words.en.list.none)).toBeVisible();
  await member.call("POST", "/auth/v1/logout?scope=global");
  await expect(page).toHaveURL(/\/login/);
});

test("members are not asked to sign in again", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  for (const address of ["/login", "/fr/signup"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("the language switch leads to the twin page", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.auth.login_title);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("link", { name: words.fr.auth.sign_up }).click();
  await expect(page).toHaveURL("/fr/signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.auth.signup_title);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/signup");
});
