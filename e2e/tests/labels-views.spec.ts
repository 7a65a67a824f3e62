// Labels and saved views, columns and row height.
import { bulkBar, openMenu, selectRows } from "../harness/bulk.ts";
import { expectCount, names, openList, PLACES } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const { tools, list, bulk } = words[language];

  test(`a label is made, put on, filtered by, renamed and deleted (${language})`, async ({
    page,
    member,
    context,
    watch,
  }) => {
    watch.expect(409, "/api/v1/labels");
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await openList(page);
    await openMenu(page, tools.more);
    await page.getByRole("menuitem", { name: tools.labels }).click();
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: tools.label_name });
    await name.fill("Été");
    await name.press("Enter");
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await name.fill("ete");
    await dialog.getByRole("button", { name: tools.add_label }).click();
    await expect(dialog.getByText(tools.exists)).toBeVisible();
    await page.keyboard.press("Escape");

    await selectRows(page, [2]);
    await bulkBar(page).getByRole("button", { name: bulk.edit, exact: true }).click();
    await page.getByRole("dialog").getByText(bulk.labels_tick).click();
    await page.getByRole("listbox", { name: bulk.put_on }).getByText("Été").click();
    await page.getByRole("dialog").getByRole("button", { name: bulk.change }).click();
    await expect(page.locator("[data-slot=labels]")).toHaveText("Été");

    await page.getByRole("button", { name: list.filters }).click();
    await page.getByRole("button", { name: new RegExp(`^${tools.label_filter}`) }).click();
    await page.getByRole("option", { name: "Été" }).click();
    await expect(names(page)).toHaveText(["Café Montréal"]);
    await expect(page).toHaveURL(/label=/);
    await page.reload();
    await expect(names(page)).toHaveText(["Café Montréal"]);
  });

  test(`a view keeps filters, sort, columns and height (${language})`, async ({ page, member, context }) => {
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await openList(page, "?q=montreal&sort=city");
    await openMenu(page, tools.display);
    await page.getByRole("menuitemradio", { name: tools.compact, exact: true }).click();
    await page.getByRole("menuitemcheckbox", { name: tools.phone, exact: true }).click();
    await page.keyboard.press("Escape");
    await openMenu(page, tools.views);
    await page.getByRole("menuitem", { name: tools.save }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Montréal");
    await page.keyboard.press("Enter");
    await expect(page.getByText(tools.saved("Montréal"))).toBeVisible();

    await openMenu(page, tools.views);
    await page.getByRole("menuitemradio", { name: tools.all }).click();
    await expect(page).toHaveURL("/dashboard/locations");
    await expect(names(page)).toHaveCount(4);
    await page.evaluate(() => localStorage.removeItem("vitrine.list_look"));
    await page.reload();
    await expect(page.getByRole("columnheader", { name: tools.phone })).toHaveCount(0);

    await openMenu(page, tools.views);
    await page.getByRole("menuitemradio", { name: "Montréal" }).click();
    await expect(page).toHaveURL("/dashboard/locations?q=montreal&sort=city");
    await expect(page.getByRole("columnheader", { name: tools.phone })).toBeVisible();
    await expect(page.locator("[data-rows=compact]")).toBeVisible();
    await expect(names(page)).toHaveText(["Café Montréal", "Zebra Books"]);
  });
}

test("a view is renamed, replaced and deleted, and the deletion undone", async ({ page, member }) => {
  for (const place of PLACES) await member.add(place);
  const look = { columns: ["status"], density: "comfortable" };
  await member.call("POST", "/api/v1/views", { name: "Ottawa", search: "city=Ottawa", ...look });
  await openList(page, "?city=Boston");
  await openMenu(page, words.en.tools.views);
  await page.getByRole("menuitem", { name: words.en.tools.manage }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Rename “Ottawa”" }).click();
  await dialog.getByRole("textbox").fill("My town");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("My town")).toBeVisible();
  await dialog.getByRole("button", { name: /^Replace “My town”/ }).click();
  await expect(dialog.getByText("City: Boston")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete “My town”" }).click();
  await expect(dialog.getByText("No views yet")).toBeVisible();
});

test("labels are made without a mouse", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await member.add(PLACES[0] ?? { name: "A", address: "1", city: "B" });
  await openList(page);
  await page.getByRole("button", { name: words.en.tools.more, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: words.en.list.import })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: words.en.tools.labels })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Flagship");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText("Flagship");
  const { items } = await member.call<{ items: { color: string }[] }>("GET", "/api/v1/labels");
  expect(items[0]?.color).toBe("green");
  await page.keyboard.press("Escape");
  await expectCount(page, 1);
});
