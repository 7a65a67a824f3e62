// The exported file, and the selection that it contains.
import { chooseInMenu } from "../harness/bulk.ts";
import { names, openList, PLACES, row, saved } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const { list } = words.en;
const COLUMNS = "Name,Address,City,Phone,Website,Rating,Reviews,Verified,Service Area Business,Category";

for (const language of LANGUAGES) {
  const text = words[language].list;

  test(`without a selection, everything that matches is exported (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await openList(page, "?q=montreal");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      chooseInMenu(page, text.export, language),
    ]);
    const file = await saved(download);
    expect(file.name).toMatch(/^locations-export-\d{4}-\d\d-\d\d\.csv$/);
    const lines = file.text.trimEnd().split(/\r?\n/);
    expect(lines[0], "the same columns in every language").toBe(`\uFEFF${COLUMNS}`);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("Café Montréal");
    expect(lines[2]).toContain("Zebra Books");
    await expect(page.getByText(text.exported(2))).toBeVisible();
  });

  test(`with a selection, only the selected rows are exported (${language})`, async ({
    page,
    context,
    member,
  }) => {
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await openList(page);
    for (const name of ["Aux Délices", "Zebra Books"]) {
      await row(page, name).getByRole("checkbox").check({ force: true });
    }
    const bar = page.getByRole("region", { name: text.selection });
    await expect(bar).toContainText(text.selected(2));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      bar.getByRole("button", { name: text.export }).click(),
    ]);
    const file = await saved(download);
    expect(file.text).toContain("Aux Délices");
    expect(file.text).toContain("Zebra Books");
    expect(file.text).not.toContain("Main Street Diner");
    await expect(page.getByText(text.exported(2))).toBeVisible();
  });

  test(`select-all selects every row shown, and can be cleared (${language})`, async ({
    page,
    context,
    member,
  }) => {
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await openList(page);
    const all = page.getByRole("checkbox", { name: text.select_all });
    await all.check({ force: true });
    const bar = page.getByRole("region", { name: text.selection });
    await expect(bar).toContainText(text.selected(4));
    await bar.getByRole("button", { name: text.clear_selection }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });
}

test("cells a spreadsheet would run are neutralised", async ({ page, member }) => {
  const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0"];
  for (const name of formulas) await member.add({ name, address: "1 Safe Street", city: "Paris" });
  await openList(page);
  await expect(names(page)).toHaveCount(formulas.length);
  const [download] = await Promise.all([page.waitForEvent("download"), chooseInMenu(page, list.export)]);
  const { text } = await saved(download);
  const cells = text.trimEnd().split(/\r?\n/).slice(1);
  for (const line of cells) expect(line).not.toMatch(/^"?[=+\-@\t]/);
  for (const name of formulas) expect(text).toContain(name);
});
