// Notifications in the app: immediate, and only those that the user has chosen.
import { names } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { bell, TWO_SHOPS, toolWords } from "../harness/tools.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const words = toolWords[language];

  test(`an import that finishes rings the bell of an open window (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await member.add({ name: "Was Here Before", address: "1 Main Street", city: "Boston" });
    await signIn(context, member, language);
    await page.goto("/dashboard/locations");
    await expect(bell(page, words)).toHaveAccessibleName("Notifications");
    await member.importText("stores.csv", TWO_SHOPS);
    await expect(bell(page, words)).toHaveAccessibleName(words.unread(1));
    await bell(page, words).click();
    const list = page.getByRole("dialog");
    await expect(list.getByText(words.imported("stores.csv"))).toBeVisible();
    await expect(list.getByText(words.added)).toBeVisible();
    await list.getByRole("link", { name: words.imported("stores.csv") }).click();
    await expect(page).toHaveURL(/\/dashboard\/locations\?changed_by=/);
    await expect(names(page)).toHaveCount(2);
    await expect(bell(page, words)).toHaveAccessibleName("Notifications");
  });
}

const words = toolWords.en;

test("all are marked as read with the keyboard alone, in every window", async ({
  page,
  openWindow,
  member,
}) => {
  await member.importText("one.csv", TWO_SHOPS);
  await member.importText("two.csv", TWO_SHOPS);
  const other = await openWindow();
  await signIn(other.context(), member);
  await other.goto("/dashboard/locations");
  await expect(bell(other, words)).toHaveAccessibleName(words.unread(2));
  await page.goto("/dashboard/locations");
  await bell(page, words).focus();
  await page.keyboard.press("Enter");
  const readAll = page.getByRole("button", { name: words.read_all });
  await expect(readAll).toBeVisible();
  for (let step = 0; step < 10 && !(await isFocused(readAll)); step += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Unread")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bell(page, words)).toBeFocused();
  await expect(bell(page, words)).toHaveAccessibleName("Notifications");
  await expect(bell(other, words)).toHaveAccessibleName("Notifications");
});

test("a disabled kind is not notified", async ({ page, member }) => {
  await page.goto("/dashboard/locations");
  await bell(page, words).click();
  await page.getByRole("link", { name: words.notification_settings }).click();
  await expect(page).toHaveURL("/dashboard/settings/notifications");
  const toggle = page.getByRole("switch", { name: words.import_finished });
  await expect(toggle).toBeChecked();
  await toggle.focus();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.keyboard.press("Space");
  await expect(toggle).not.toBeChecked();
  expect((await saved).ok()).toBe(true);
  await member.importText("stores.csv", TWO_SHOPS);
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await bell(page, words).click();
  await expect(page.getByText(words.nothing_new)).toBeVisible();
});

test("a kind is chosen for the weekly digest", async ({ page, member }) => {
  await signIn(page.context(), member);
  await page.goto("/dashboard/settings/notifications");
  const choice = page.getByRole("button", { name: `${words.import_finished}, by email` });
  await expect(choice).toHaveText("No email");
  await choice.click();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("option", { name: "Weekly digest" }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(choice).toHaveText("Weekly digest");
  await expect(page.getByText("weekly digests on Mondays at 8:00")).toBeVisible();
});

async function isFocused(target: ReturnType<typeof bell>): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
