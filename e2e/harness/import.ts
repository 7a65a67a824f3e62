// The import dialog as a person goes through it.

import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { expect } from "./test.ts";
import { type Language, words } from "./words.ts";

/** The folder of the real files. */
export const DATA = join(import.meta.dirname, "..", "..", "features", "locations", "tests", "data");

/** A file as a browser hands it over. */
export interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A list written out in a test. */
export function csv(text: string, name = "stores.csv"): File {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** The dialog. */
export function importDialog(page: Page): Locator {
  return page.getByRole("dialog");
}

/** Opens the dialog and chooses a file. */
export async function chooseFile(page: Page, file: File | string, language: Language = "en") {
  await page.goto("/dashboard/locations?import=new");
  await expect(importDialog(page)).toContainText(words[language].imports.drop);
  await page.locator("input[type=file]").setInputFiles(file);
}

/** The control of a field in the mapping; "Address" is not "Address Line 2". */
export function mappingOf(page: Page, field: string): Locator {
  const name = new RegExp(`^${field}( \\(Required\\))?(?! [Ll]ine)( |$)`);
  return importDialog(page).getByRole("button", { name });
}

/** Fills a field from a column. */
export async function mapColumn(page: Page, field: string, column: string) {
  await mappingOf(page, field).click();
  // An option shows its first value under its name.
  const option = page.getByRole("option").filter({ has: page.getByText(column, { exact: true }) });
  await option.first().click();
  await expect(mappingOf(page, field)).toContainText(column);
}

/** Fills a field from a text with columns in braces. */
export async function mapTemplate(page: Page, field: string, template: string) {
  await mappingOf(page, field).click();
  await page.getByRole("option", { name: words.en.imports.template, exact: true }).click();
  await importDialog(page).getByLabel(`Text for ${field}`).fill(template);
}

/** Counts in the preview of an import. */
export interface PreviewCounts {
  created: number;
  matching: number;
  duplicates: number;
  bad: number;
}

/** Goes from the mapping to the check, and reads its result. */
export async function check(page: Page, language: Language = "en"): Promise<PreviewCounts> {
  const { imports } = words[language];
  await importDialog(page).getByRole("button", { name: imports.check }).click();
  await expect(importDialog(page).getByRole("heading", { name: imports.checked, exact: true })).toBeVisible({
    timeout: 30_000,
  });
  const count = async (name: string) => {
    const figure = importDialog(page)
      .locator("dl > div")
      .filter({ has: page.locator("dt", { hasText: name }) });
    return Number((await figure.locator("dd > span").first().textContent())?.replace(/\D/g, ""));
  };
  return {
    created: await count(imports.new),
    matching: await count(imports.matching),
    duplicates: await count(imports.duplicates),
    bad: await count(imports.bad),
  };
}

/** Chooses to import the other rows. */
export async function leaveBadRowsOut(page: Page) {
  await importDialog(page).getByRole("radiogroup").first().locator("label").first().click();
}

/** Presses the button that imports, once it names the promised number, and waits for the outcome. */
export async function run(page: Page, promised: number, language: Language = "en") {
  await startRun(page, promised, language);
  await expectImported(page, promised, language);
}

/** Presses the button that imports, once it names the promised number, and waits until the server has the order. */
export async function startRun(page: Page, promised: number, language: Language = "en") {
  const accepted = page.waitForResponse((answer) => answer.url().endsWith("/run") && answer.status() === 202);
  await importDialog(page)
    .getByRole("button", { name: words[language].imports.submit(promised) })
    .click();
  // A reload before that would take the order back.
  await accepted;
}

/** Waits for the outcome in the dialog. */
export async function expectImported(page: Page, promised: number, language: Language = "en") {
  const heading = importDialog(page).getByRole("heading", {
    name: words[language].imports.imported(promised),
  });
  await expect(heading).toBeVisible({ timeout: 60_000 });
}

/** Every row of an import with an outcome, with its line and its reason, as the API lists them. */
export async function rowsLeftOut(
  member: Person,
  page: Page,
  outcome: "bad" | "duplicate",
): Promise<SkippedRow[]> {
  const id = new URL(page.url()).searchParams.get("import");
  const rows: SkippedRow[] = [];
  let cursor: string | null = null;
  do {
    const at = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer: { items: SkippedRow[]; next_cursor: string | null } = await member.call(
      "GET",
      `/api/v1/imports/${id}/rows?outcome=${outcome}&limit=200${at}`,
    );
    rows.push(...answer.items);
    cursor = answer.next_cursor;
  } while (cursor !== null);
  return rows;
}

interface SkippedRow {
  line: number;
  code: string;
  message: string;
  duplicate_of_line: number | null;
}
