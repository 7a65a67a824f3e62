// Signing up, in both languages.
import type { Page } from "@playwright/test";
import { freshEmail, PASSWORD } from "../harness/people.ts";
import { expect, test } from "../harness/test.ts";
import { LANGUAGES, type Language, words } from "../harness/words.ts";

/** Fills in the form with valid answers; `given` replaces some of them. */
async function fillSignUp(
  page: Page,
  language: Language,
  given: Partial<Record<"email" | "password" | "confirmation", string>> = {},
) {
  const { auth } = words[language];
  const password = given.password ?? PASSWORD;
  await page.getByLabel(auth.first_name).fill("Zoé");
  await page.getByLabel(auth.last_name, { exact: true }).fill("Lefèvre");
  await page.getByLabel(auth.email).fill(given.email ?? freshEmail());
  await page.getByLabel(auth.company).fill("Boulangeries Lefèvre");
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByLabel(auth.confirm_password).fill(given.confirmation ?? password);
}

for (const language of LANGUAGES) {
  const { auth, errors, strength, prefix, overview } = words[language];

  test(`signing up opens an empty organisation of one's own (${language}) @both`, async ({ page }) => {
    await page.goto(`${prefix}/signup`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth.signup_title);
    await expect(page.getByText(auth.trial)).toBeVisible();
    await fillSignUp(page, language);
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(overview.title);
    await expect(page.getByText("Boulangeries Lefèvre")).toBeVisible();
    await expect(page.getByRole("heading", { name: overview.first })).toBeVisible();
  });

  test(`the button stays disabled, and says why, until passwords match and the terms are agreed to (${language})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/signup`);
    const submit = page.getByRole("button", { name: auth.create_account });
    await fillSignUp(page, language, { confirmation: "Something-Else-1" });
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await expect(submit).toBeDisabled();
    await expect(page.getByText(errors.mismatch)).toHaveCount(1);
    await page.getByLabel(auth.confirm_password).fill(PASSWORD);
    await expect(page.getByText(errors.mismatch)).toHaveCount(0);
    await expect(submit).toBeEnabled();
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await expect(submit).toBeDisabled();
    await expect(page.getByText(errors.terms)).toBeVisible();
  });

  test(`the meter names the strength of a password (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/signup`);
    const level = page.locator("[data-slot=strength-level]");
    for (const [password, word] of [
      ["abc", strength.weak],
      ["abcdefgh", strength.fair],
      ["abcdefgh1", strength.good],
      ["Abcdefgh1", strength.strong],
      ["Abcdefgh1!", strength.strong],
      ["velvet marquee otter pantry", strength.good],
    ] as const) {
      await page.getByLabel(auth.password, { exact: true }).fill(password);
      await expect(level, password).toHaveText(word);
    }
  });

  test(`a weak password is refused before anything is sent (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/signup`);
    await fillSignUp(page, language, { password: "abcdefgh" });
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    await expect(page.getByText(errors.too_weak)).toBeVisible();
    await expect(page.getByLabel(auth.password, { exact: true })).toBeFocused();
    await expect(page).toHaveURL(`${prefix}/signup`);
  });

  test(`a password that only the server finds easy to guess is refused with its parts (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expect(422, "/auth/v1/signup");
    await page.goto(`${prefix}/signup`);
    // The browser knows no French words.
    await fillSignUp(page, language, { password: "Printemps2026!" });
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    await expect(page.getByText(errors.guessable)).toBeVisible();
    await expect(page.getByLabel(auth.password, { exact: true })).toBeFocused();
  });

  test(`missing fields show an error each (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/signup`);
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    // First name, last name, email, both passwords; the company is optional.
    await expect(page.getByText(auth.required, { exact: true })).toHaveCount(5);
    await expect(page.getByLabel(auth.first_name)).toBeFocused();
  });

  test(`an address that has an account is refused (${language})`, async ({ page, watch, member }) => {
    watch.expect(422, "/auth/v1/signup");
    await page.context().setStorageState({ cookies: [], origins: [] });
    await page.goto(`${prefix}/signup`);
    await fillSignUp(page, language, { email: member.email });
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    await expect(page.getByRole("alert")).toHaveText(errors.exists);
  });
}

test("terms and privacy can be read where consent is asked, without losing the form", async ({ page }) => {
  for (const [prefix, addresses] of [
    ["", ["/terms", "/privacy"]],
    ["/fr", ["/fr/conditions", "/fr/confidentialite"]],
  ] as const) {
    await page.goto(`${prefix}/signup`);
    const consent = page.getByRole("checkbox");
    for (const address of addresses) {
      const opened = page.waitForEvent("popup");
      await page.locator(`form a[href="${address}"]`).click();
      const other = await opened;
      await expect(other).toHaveURL(address);
      await other.close();
    }
    await expect(consent).not.toBeChecked();
    await expect(page).toHaveURL(`${prefix}/signup`);
    await page.locator(`header a[href="${prefix || "/"}"]`).click();
    await expect(page).toHaveURL(prefix || "/");
  }
});

test("a long passphrase needs no digits or symbols", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, "en", { password: "velvet marquee otter pantry" });
  await page.getByText(words.en.auth.agree).click({ position: { x: 4, y: 4 } });
  await page.getByRole("button", { name: words.en.auth.create_account }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("without a company the organisation is named after its owner", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, "en");
  await page.getByLabel(words.en.auth.company).clear();
  await page.getByText(words.en.auth.agree).click({ position: { x: 4, y: 4 } });
  await page.getByRole("button", { name: words.en.auth.create_account }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Zoé Lefèvre").first()).toBeVisible();
});
