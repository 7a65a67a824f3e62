// Bulk work on locations: edits, deletions and undo affect only the selection.
import { expectAccessible } from "../harness/axe.ts";
import { addLabel, bulkBar, openMenu, selectAll, selectRows } from "../harness/bulk.ts";
import { counter, expectCount, names, openList, row } from "../harness/list.ts";
import type { Person } from "../harness/people.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const SHOP_COUNT = 230;

async function addShops(member: Person, count: number) {
  const rows = Array.from({ length: count }, (_, at) => [
    `Shop ${String(at).padStart(3, "0")}`,
    `${at + 1} Main Street`,
    at % 2 === 0 ? "Boston" : "Austin",
    "MA",
    "02108",
    "",
    "",
    "",
  ]);
  await member.addMany(rows);
}

for (const language of LANGUAGES) {
  const { bulk, list } = words[language];

  test(`chosen rows get a label and a holiday, and lose them again (${language})`, async ({
    page,
    member,
    context,
  }) => {
    await addShops(member, 5);
    await addLabel(member, "Flagship", "brass");
    await signIn(context, member, language);
    await openList(page);
    await selectRows(page, [1, 3]);
    await bulkBar(page).getByRole("button", { name: bulk.edit, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(bulk.tick)).toBeVisible();
    await expect(dialog.getByRole("button", { name: bulk.change })).toBeDisabled();
    await dialog.getByText(bulk.labels_tick).click();
    await dialog.getByRole("listbox", { name: bulk.put_on }).getByText("Flagship").click();
    await dialog.getByText(bulk.hours_tick).click();
    // Number in the format of each language, independent of the browser's language.
    const date = dialog.getByRole("group", { name: bulk.date });
    await date.getByRole("spinbutton").first().focus();
    await page.keyboard.type(bulk.christmas.replaceAll("/", ""));
    await expect(date).toContainText(bulk.christmas);
    await dialog.getByRole("button", { name: bulk.change }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(bulk.changed("2"))).toBeVisible();
    await expect(row(page, "Shop 000")).toContainText("Flagship");
    await expect(row(page, "Shop 002")).toContainText("Flagship");
    await expect(row(page, "Shop 001")).not.toContainText("Flagship");
    const { items } = await member.call<{ items: { opening_hours: { special: unknown[] } | null }[] }>(
      "GET",
      "/api/v1/locations?q=Shop+000",
    );
    expect(items[0]?.opening_hours?.special).toEqual([
      expect.objectContaining({ date: "2026-12-25", is_closed: true }),
    ]);
    await page.getByRole("button", { name: list.undo, exact: true }).first().click();
    await expect(page.getByText(bulk.put_back("2"))).toBeVisible();
    await expect(row(page, "Shop 000")).not.toContainText("Flagship");
  });
}

test("phone, description, country, regular hours and syncing of many locations are changed together", async ({
  page,
  member,
  watch,
}) => {
  watch.expect(422, "/api/v1/locations/bulk");
  const { bulk } = words.en;
  await member.add({ name: "Shop A", address: "1 Main Street", city: "Paris" });
  await member.add({ name: "Shop B", address: "2 Main Street", city: "Paris" });
  await openList(page);
  await selectRows(page, [1, 2]);
  await bulkBar(page).getByRole("button", { name: bulk.edit, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Change the phone number").click();
  await dialog.getByRole("textbox", { name: "Phone number" }).fill("abc");
  await dialog.getByRole("button", { name: bulk.change }).click();
  await expect(dialog.getByText(/phone number/i).last()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Phone number" }).fill("01 42 68 53 00");
  await dialog.getByText("Change the description").click();
  await dialog.getByRole("textbox", { name: "Description" }).fill("Bread since 1921.");
  await dialog.getByText("Change the country").click();
  await dialog.getByRole("combobox", { name: "Country" }).click();
  await page.keyboard.type("Franc");
  await page.getByRole("option", { name: "France", exact: true }).click();
  await dialog.getByText("Set regular hours").click();
  await dialog.getByText("Pause or resume syncing").click();
  await expectAccessible(page, "a bulk edit of all fields");
  await dialog.getByRole("button", { name: bulk.change }).click();
  await expect(page.getByText(bulk.changed("2"))).toBeVisible();
  const { items } = await member.call<{ items: Record<string, unknown>[] }>("GET", "/api/v1/locations");
  for (const item of items) {
    expect(item).toMatchObject({
      phone_e164: "+33142685300",
      country: "FR",
      description: "Bread since 1921.",
      is_sync_paused: true,
    });
  }
});

test("all that match but one are deleted, after their number was typed @both", async ({ page, member }) => {
  const { bulk, list } = words.en;
  await addShops(member, SHOP_COUNT);
  await openList(page, "?city=Boston");
  await expectCount(page, SHOP_COUNT / 2);
  await selectAll(page);
  await row(page, "Shop 002").getByRole("checkbox").uncheck();
  await expect(bulkBar(page)).toContainText(`${SHOP_COUNT / 2 - 1} selected`);
  await bulkBar(page).getByRole("button", { name: bulk.delete }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox").fill("115");
  await question.getByRole("button", { name: bulk.remove }).click();
  await expect(question.getByText(bulk.mismatch)).toBeVisible();
  await question.getByRole("textbox").fill("114");
  await question.getByRole("button", { name: bulk.remove }).click();
  await expect(page.getByText(bulk.deleted("114"))).toBeVisible({ timeout: 20_000 });
  await expect(names(page)).toHaveText(["Shop 002"]);
  await page.getByRole("button", { name: list.undo, exact: true }).first().click();
  await expect(page.getByText(bulk.put_back("114"))).toBeVisible({ timeout: 20_000 });
  await expectCount(page, SHOP_COUNT / 2);
});

test("everything but a few rows stays everything, beyond the rows that are loaded", async ({
  page,
  member,
}) => {
  await addShops(member, SHOP_COUNT);
  await openList(page);
  await selectAll(page);
  await expect(bulkBar(page)).toContainText(`${SHOP_COUNT} selected`);
  await row(page, "Shop 001").getByRole("checkbox").uncheck();
  await row(page, "Shop 003").getByRole("checkbox").uncheck();
  await expect(bulkBar(page)).toContainText(`${SHOP_COUNT - 2} selected`);
  const download = page.waitForEvent("download");
  await bulkBar(page).getByRole("button", { name: words.en.list.export }).click();
  const { saved } = await import("../harness/list.ts");
  const { text } = await saved(await download);
  expect(text.trim().split("\n")).toHaveLength(SHOP_COUNT - 2 + 1);
  expect(text).not.toContain("Shop 001");
});

test("bulk work is listed, and undone from there", async ({ page, member }) => {
  const { bulk, tools } = words.en;
  await addShops(member, 4);
  await openList(page);
  await selectRows(page, [1, 2]);
  await bulkBar(page).getByRole("button", { name: bulk.delete }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Shop 000");
  await question.getByRole("button", { name: bulk.remove }).click();
  await expectCount(page, 2);
  await openMenu(page, tools.more);
  await page.getByRole("menuitem", { name: bulk.history }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Undo/ }).click();
  await page.keyboard.press("Escape");
  await expectCount(page, 4);
});

test("a bulk edit needs no mouse", async ({ page, member }) => {
  const { bulk } = words.en;
  await addShops(member, 3);
  await openList(page);
  await expect(counter(page)).toBeVisible();
  await row(page, "Shop 000").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const edit = bulkBar(page).getByRole("button", { name: bulk.edit, exact: true });
  await tabTo(edit);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(dialog.getByRole("checkbox", { name: "Change the website" }));
  await page.keyboard.press("Space");
  await tabTo(dialog.getByRole("textbox", { name: "Website" }));
  await page.keyboard.type("https://shops.example.com");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(bulk.changed("2"))).toBeVisible();

  async function tabTo(target: ReturnType<typeof page.getByRole>) {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused({ timeout: 1 });
  }
});
