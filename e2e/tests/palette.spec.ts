// The palette by keyboard: search, choose, navigate.
import { PLACES } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { active, bell, openPalette, toolWords } from "../harness/tools.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const words = toolWords[language];

  test(`a location is found and opened with the keyboard alone (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await page.goto("/dashboard/settings");
    await openPalette(page, words);
    await page.keyboard.type("cafe mont");
    await expect(active(page)).toContainText("Café Montréal");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard\/locations\?location=[0-9a-f-]{36}$/);
    await expect(page.getByRole("complementary", { name: "Café Montréal" })).toBeVisible();
    await page.keyboard.press("Escape");
    await openPalette(page, words);
    await expect(page.getByText(words.recent, { exact: true })).toBeVisible();
    await expect(active(page)).toContainText("Café Montréal");
  });

  test(`an action is found by part of its name and done (${language})`, async ({ page, context, member }) => {
    await signIn(context, member, language);
    await page.goto("/dashboard/locations");
    await openPalette(page, words);
    await page.keyboard.type(words.add.slice(0, 7).toLowerCase());
    await expect(active(page)).toHaveText(words.add);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: words.add_title })).toBeVisible();
    await page.keyboard.press("Escape");
    await openPalette(page, words);
    await page.keyboard.type(words.dark);
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
}

const words = toolWords.en;

test("the arrows go around, the pointer points, Escape gives the focus back", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations");
  const opener = page.getByRole("button", { name: words.search });
  await opener.focus();
  await page.keyboard.press("Enter");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
  const box = page.getByRole("combobox");
  await expect(box).toHaveAttribute("aria-activedescendant", (await options.nth(2).getAttribute("id")) ?? "");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

test("fast typing finds the final text, and all matches can be listed", async ({ page, member }) => {
  await member.addMany(
    Array.from({ length: 9 }, (_, at) => [
      `Corner ${at}`,
      `${at} Main Street`,
      "Boston",
      "MA",
      "02108",
      "",
      "",
      "",
    ]),
  );
  await page.goto("/dashboard/locations");
  await openPalette(page, words);
  await page.keyboard.type("corner", { delay: 15 });
  await expect(page.getByRole("option")).toHaveCount(7);
  await page.keyboard.press("ArrowUp");
  await expect(active(page)).toHaveText("Show all locations for “corner”");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/locations?q=corner");
});

test("two keys go places, one shows which, and neither while someone types", async ({ page, member }) => {
  await member.add({ name: "Corner Shop", address: "1 Main Street", city: "Boston" });
  await page.goto("/dashboard/locations");
  await expect(bell(page, words)).toBeVisible();
  const search = page.getByLabel("Search locations");
  await search.focus();
  await page.keyboard.type("gs?");
  await expect(search).toHaveValue("gs?");
  // The search is in the address a moment after the last key.
  await expect(page).toHaveURL(/q=gs/);
  await search.blur();
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL("/dashboard/settings/notifications");
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page).toHaveURL("/dashboard/locations");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: words.shortcuts });
  await expect(help).toContainText("Go to Locations");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
});

test("recent choices are cleared at sign-out", async ({ page, member }) => {
  await member.add({ name: "Secret Shop", address: "1 Main Street", city: "Boston" });
  await page.goto("/dashboard/locations");
  await openPalette(page, words);
  await page.keyboard.type("secret");
  await expect(active(page)).toContainText("Secret Shop");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Secret Shop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openPalette(page, words);
  await page.keyboard.type("sign out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
  const storage = await page.evaluate(() => JSON.stringify(localStorage));
  expect(storage).not.toContain("Secret Shop");
});
