// The exported file, and the selection that decides what is in it.
import { names, openList, PLACES, row, saved } from "../harness/list.ts";
import { expect, test } from "../harness/test.ts";
import { words } from "../harness/words.ts";

const { list } = words.en;
const COLUMNS = "Name,Address,City,Phone,Website,Rating,Reviews,Verified,Service Area Business,Category";

test("without a selection, everything that matches is exported @both", async ({ page, member }) => {
  for (const place of PLACES) await member.add(place);
  await openList(page, "?q=montreal");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: list.export }).first().click(),
  ]);
  const { name, text } = await saved(download);
  expect(name).toMatch(/^locations-export-\d{4}-\d\d-\d\d\.csv$/);
  const lines = text.trimEnd().split(/\r?\n/);
  expect(lines[0]).toBe(`\uFEFF${COLUMNS}`);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("Café Montréal");
  expect(lines[2]).toContain("Zebra Books");
  await expect(page.getByText("Exported 2 locations to CSV")).toBeVisible();
});

test("with a selection, only the selected rows are exported", async ({ page, member }) => {
  for (const place of PLACES) await member.add(place);
  await openList(page);
  for (const name of ["Aux Délices", "Zebra Books"]) {
    await row(page, name).getByRole("checkbox").check({ force: true });
  }
  const bar = page.getByRole("region", { name: "Selected locations" });
  await expect(bar).toContainText("2 selected");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: list.export }).click(),
  ]);
  const { text } = await saved(download);
  expect(text).toContain("Aux Délices");
  expect(text).toContain("Zebra Books");
  expect(text).not.toContain("Main Street Diner");
  await expect(page.getByText("Exported 2 locations to CSV")).toBeVisible();
});

test("select-all selects every row shown, and can be cleared", async ({ page, member }) => {
  for (const place of PLACES) await member.add(place);
  await openList(page);
  const all = page.getByRole("checkbox", { name: "Select all rows shown" });
  await all.check({ force: true });
  const bar = page.getByRole("region", { name: "Selected locations" });
  await expect(bar).toContainText("4 selected");
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("cells a spreadsheet would run are neutralised", async ({ page, member }) => {
  const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0"];
  for (const name of formulas) await member.add({ name, address: "1 Safe Street", city: "Paris" });
  await openList(page);
  await expect(names(page)).toHaveCount(formulas.length);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: list.export }).first().click(),
  ]);
  const { text } = await saved(download);
  const cells = text.trimEnd().split(/\r?\n/).slice(1);
  for (const line of cells) expect(line).not.toMatch(/^"?[=+\-@\t]/);
  for (const name of formulas) expect(text).toContain(name);
});
