// The demo: an organization of one's own, filled, writable, and closed to everyone else.
import { expect, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const { auth, prefix, shell, overview } = words[language];

  test(`the demo opens filled, without an account (${language}) @both`, async ({ page }) => {
    await page.goto(`${prefix}/login`);
    await page.getByRole("button", { name: auth.demo }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(overview.title);
    await expect(page.getByText(shell.demo_banner)).toBeVisible();
    await expect(page.getByRole("heading", { name: overview.worst })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("demo_mode"))).toBe("true");
    await page.reload();
    await expect(page.getByText(shell.demo_banner)).toBeVisible();
  });
}

test("two demos share nothing, and each can be written to @both", async ({ page, openWindow }) => {
  const other = await openWindow();
  for (const window of [page, other]) {
    await window.goto("/login");
    await window.getByRole("button", { name: words.en.auth.demo }).click();
    await window.getByRole("link", { name: words.en.overview.all, exact: true }).click();
    await expect(window.getByRole("row").nth(5)).toBeVisible();
  }
  await page.getByRole("button", { name: words.en.list.add }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Business Name").fill("Aardvark Only Here");
  await dialog.getByLabel("Street Address").fill("1 First Street");
  await dialog.getByLabel("City").fill("Springfield");
  await dialog.getByRole("button", { name: words.en.list.add }).click();
  await page.getByLabel(words.en.list.search).fill("Aardvark");
  await expect(page.getByText("Aardvark Only Here").first()).toBeVisible();
  await other.getByLabel(words.en.list.search).fill("Aardvark");
  await expect(other.getByText(words.en.list.no_match)).toBeVisible();
});

test("the demo flag alone opens nothing", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => sessionStorage.setItem("demo_mode", "true"));
  await page.goto("/dashboard/locations");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("the demo's banner leads to a sign-up", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: words.en.auth.demo }).click();
  const banner = page.getByRole("region", { name: words.en.shell.demo_banner });
  await banner.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.auth.signup_title);
});

test("the demo leads from the overview to edits that are not published, and publishes them @both", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: words.en.auth.demo }).click();
  await expect(page.getByText("5 locations changed on Google")).toBeVisible();
  await page.getByRole("link", { name: "Publish" }).click();
  await expect(page).toHaveURL("/dashboard/locations?google=unpublished");
  await expect(page.locator("[data-slot=showing]")).toContainText("Showing 5 of");
  await page.getByRole("checkbox").first().click();
  const bar = page.locator("[data-slot=bulk-bar]");
  await bar.getByRole("button", { name: "Publish to Google" }).click();
  const question = page.getByRole("alertdialog").filter({ hasText: "5 Google profiles will change." });
  await question.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("5 locations published to Google").first()).toBeVisible();
});

for (const language of LANGUAGES) {
  const { auth, prefix } = words[language];

  test(`the demo shows the photos of a profile with their authors (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/login`);
    await page.getByRole("button", { name: auth.demo }).click();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/dashboard/locations?q=Au+Pain+Dor%C3%A9");
    await page.getByRole("row").nth(1).click();
    const strip = page.getByRole("list", { name: language === "en" ? "On Google" : "Sur Google" });
    await page.getByRole("heading", { level: 4 }).scrollIntoViewIfNeeded();
    const first = strip.getByRole("listitem").first();
    await expect(first).toContainText(language === "en" ? "Owner" : "Propriétaire");
    const width = () =>
      first.getByRole("presentation").evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(
      strip
        .getByRole("listitem")
        .filter({ hasText: /^[A-ZÉ]\S+ [A-Z]/ })
        .first(),
    ).toBeVisible();
  });
}
