// The main job without a mouse.
import { names, row } from "../harness/list.ts";
import { PASSWORD, signUp } from "../harness/people.ts";
import { expect, serverUrl, test } from "../harness/test.ts";
import { words } from "../harness/words.ts";

const { auth, list } = words.en;

test("someone signs in, adds, finds, selects and deletes with the keyboard alone", async ({ page }) => {
  const person = await signUp(serverUrl());
  const { keyboard } = page;
  await page.goto("/login");
  await tabTo(page.getByLabel(auth.email));
  await keyboard.type(person.email);
  await tabTo(page.getByLabel(auth.password, { exact: true }));
  await keyboard.type(PASSWORD);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.overview.title);
  await tabTo(page.getByRole("link", { name: list.title, exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByText(list.none)).toBeVisible();

  for (const name of ["First Shop", "Second Shop"]) {
    await tabTo(page.getByRole("button", { name: list.add }).first());
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(list.name)).toBeFocused();
    await keyboard.type(name);
    await tabTo(dialog.getByLabel(list.address));
    await keyboard.type("1 Main Street");
    await tabTo(dialog.getByLabel(list.city));
    await keyboard.type("Boston");
    await keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toBeVisible();
  }

  await page.locator("body").press("/");
  await expect(page.getByLabel(list.search)).toBeFocused();
  await keyboard.type("second");
  await expect(names(page)).toHaveText(["Second Shop"]);
  await keyboard.press("Escape");
  await expect(names(page)).toHaveCount(2);

  const first = row(page, "First Shop");
  await tabTo(first);
  await keyboard.press("x");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await keyboard.press("j");
  const second = row(page, "Second Shop");
  await expect(second).toBeFocused();
  await keyboard.press("x");
  await expect(page.getByRole("region", { name: "Selected locations" })).toContainText("2 selected");
  await keyboard.press("Escape");
  await expect(second).toHaveAttribute("aria-selected", "false");

  await keyboard.press("Delete");
  const question = page.getByRole("alertdialog");
  await tabTo(question.getByRole("button", { name: list.delete }));
  await keyboard.press("Enter");
  await expect(names(page)).toHaveText(["First Shop"]);

  async function tabTo(target: ReturnType<typeof page.getByRole>) {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    await expect(target).toBeFocused({ timeout: 1 });
  }
});

test("a dialog keeps the focus inside and gives it back", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations");
  const add = page.getByRole("button", { name: list.add }).first();
  await add.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test("the first Tab offers to skip to the content", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations");
  await expect(page.getByText(list.none)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});
