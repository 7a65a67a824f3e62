// Importing lists: the result matches the check.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseInMenu } from "../harness/bulk.ts";
import {
  check,
  chooseFile,
  csv,
  DATA,
  expectImported,
  importDialog,
  leaveBadRowsOut,
  mapColumn,
  mappingOf,
  mapTemplate,
  rowsLeftOut,
  run,
  startRun,
} from "../harness/import.ts";
import { expectCount, names, row, saved } from "../harness/list.ts";
import type { Person } from "../harness/people.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const { imports, list } = words.en;

interface Shop {
  name: string;
  city: string;
  postal_code: string;
  phone_e164: string | null;
}

const find = async (member: Person, q: string) =>
  (await member.call<{ items: Shop[] }>("GET", `/api/v1/locations?q=${encodeURIComponent(q)}`)).items;

const total = async (member: Person) =>
  (await member.call<{ total: number }>("GET", "/api/v1/locations/count")).total;

test("a list without names or countries is imported with a template for the name @both", async ({
  page,
  member,
}) => {
  await chooseFile(page, join(DATA, "walmart_us_1962_2006.csv"));
  const dialog = importDialog(page);
  await expect(dialog.getByText("2,992 rows")).toBeVisible();
  for (const [field, column] of [
    ["Address", "STREETADDR"],
    ["City", "STRCITY"],
    ["State", "STRSTATE"],
    ["ZIP Code", "ZIPCODE"],
  ] as const) {
    await expect(mappingOf(page, field), "found by itself").toContainText(column);
  }
  const submit = dialog.getByRole("button", { name: imports.check });
  await expect(submit).toBeDisabled();
  await expect(dialog.getByText("Not mapped yet: Business Name")).toBeVisible();
  await mapTemplate(page, "Business Name", "Walmart #{storenum}");
  await expect(dialog.getByText("Walmart #1", { exact: true })).toBeVisible();

  const promised = await check(page);
  expect(promised.created + promised.matching + promised.duplicates + promised.bad).toBe(2992);
  expect((await rowsLeftOut(member, page, "bad")).length).toBe(promised.bad);
  expect((await rowsLeftOut(member, page, "duplicate")).length).toBe(promised.duplicates);
  if (promised.bad > 0) await leaveBadRowsOut(page);
  await run(page, promised.created);
  await dialog.getByRole("button", { name: imports.view }).click();
  await expectCount(page, promised.created);
  await page.getByLabel(list.search).fill("2110 WEST WALNUT");
  await expect(names(page)).toHaveText(["Walmart #1"]);
  await expect(row(page, "Walmart #1")).toContainText("2110 WEST WALNUT, Rogers");
  expect((await find(member, "2110 west walnut"))[0]?.postal_code).toBe("72756");
});

test("a list with quotes, many columns and bare phone numbers is imported", async ({ page, member }) => {
  await chooseFile(page, join(DATA, "cms_hospitals_us_2018.csv"));
  await expect(importDialog(page).getByText("5,334 rows")).toBeVisible();
  await mapColumn(page, "Business Name", "Hospital Name");
  const promised = await check(page);
  expect(promised.created + promised.matching + promised.duplicates + promised.bad).toBe(5334);
  expect((await rowsLeftOut(member, page, "bad")).length).toBe(promised.bad);
  if (promised.bad > 0) await leaveBadRowsOut(page);
  await run(page, promised.created);
  expect(await total(member)).toBe(promised.created);
  const [hospital] = await find(member, "MOUNT AUBURN HOSPITAL");
  expect(hospital).toMatchObject({ city: "CAMBRIDGE", postal_code: "02138", phone_e164: "+16174923500" });
});

test("15,463 French rows are imported at once, and scrolled through to the end", async ({ page, member }) => {
  test.setTimeout(180_000);
  const file = join(DATA, "alimconfiance_fr_2019_semicolon.csv");
  await chooseFile(page, file);
  const dialog = importDialog(page);
  await expect(dialog.getByText("15,463 rows")).toBeVisible();
  await expect(dialog.getByText("semicolon-separated")).toBeVisible();
  for (const [field, column] of [
    ["Business Name", "APP_Libelle_etablissement"],
    ["Address", "ods_adresse"],
    ["City", "Libelle_commune"],
    ["ZIP Code", "Code_postal"],
  ] as const) {
    await mapColumn(page, field, column);
  }
  const promised = await check(page);
  expect(promised.created + promised.matching + promised.duplicates + promised.bad).toBe(15463);
  const [bad, repeated] = [
    await rowsLeftOut(member, page, "bad"),
    await rowsLeftOut(member, page, "duplicate"),
  ];
  expect(new Set(bad.map(({ line }) => line)).size, "every bad row is listed").toBe(promised.bad);
  expect(repeated.length, "every repeated row is listed").toBe(promised.duplicates);
  expect(
    repeated.every(({ line, duplicate_of_line }) => duplicate_of_line !== null && duplicate_of_line < line),
  ).toBe(true);
  expect(bad.every(({ message }) => message !== "")).toBe(true);
  await expect(dialog.getByRole("table", { name: "Row details" })).toBeVisible();

  await startRun(page, promised.created);
  // A reader sees nothing or everything, and the window may be reloaded meanwhile.
  const seen = new Set<number>();
  const watching = (async () => {
    while (!seen.has(promised.created)) seen.add(await total(member));
  })();
  await page.reload();
  await expectImported(page, promised.created);
  await watching;
  expect([...seen].filter((count) => count !== 0 && count !== promised.created)).toEqual([]);

  const text = await readFile(file, "utf8");
  for (const [name, city, postal_code] of [
    ["NOVOLUSO", "Beauregard", "01480"],
    ["ESR DELICE", "Courthézon", "84350"],
  ] as const) {
    expect(text).toContain(name);
    expect((await find(member, name))[0]).toMatchObject({ city, postal_code });
  }

  const ids: string[] = [];
  page.on("response", async (answer) => {
    if (!/\/api\/v1\/locations\?/.test(answer.url()) || !answer.ok()) return;
    const { items } = (await answer.json()) as { items: { id: string }[] };
    ids.push(...items.map(({ id }) => id));
  });
  await page.reload();
  await dialog.getByRole("button", { name: imports.view }).click();
  await expectCount(page, promised.created);
  const last = page.locator(`[role=row][aria-rowindex="${promised.created + 1}"]`);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 90_000, intervals: [50] });
  // The last pages may be on their way into the list of ids still.
  await expect.poll(() => new Set(ids).size, "paging neither skips nor repeats").toBe(promised.created);
});

for (const language of LANGUAGES) {
  const text = words[language].imports;

  test(`an import can be undone, and leaves nothing behind (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await member.add({ name: "Was Here Before", address: "1 Main Street", city: "Boston" });
    await signIn(context, member, language);
    await chooseFile(
      page,
      csv(
        "Business Name,Address,City,State,ZIP Code\nOne,1 First St,Boston,MA,02108\nTwo,2 First St,Boston,MA,02108\n",
      ),
      language,
    );
    expect(await check(page, language)).toEqual({ created: 2, matching: 0, duplicates: 0, bad: 0 });
    await run(page, 2, language);
    await expect(names(page)).toHaveCount(3);
    await importDialog(page).getByRole("button", { name: text.undo }).click();
    await expect(importDialog(page).getByRole("heading", { name: text.undone })).toBeVisible();
    await importDialog(page).getByRole("button", { name: text.view }).click();
    await expect(names(page)).toHaveText(["Was Here Before"]);
    expect(await total(member)).toBe(1);
  });

  test(`locations that are there already are left alone, or updated when asked to (${language})`, async ({
    page,
    context,
    member,
  }) => {
    const file = (phone: string) =>
      csv(
        `Store number,Business Name,Address,City,State,ZIP Code,Phone\n7,Corner Shop,1 First St,Boston,MA,02108,${phone}\n`,
      );
    await member.importText("seed.csv", file("617 555 0100").buffer);
    await signIn(context, member, language);
    await chooseFile(page, file("617 555 0199"), language);
    expect(await check(page, language)).toEqual({ created: 0, matching: 1, duplicates: 0, bad: 0 });
    const dialog = importDialog(page);
    await expect(dialog.getByText(text.nothing)).toBeVisible();
    await dialog.getByText(text.update).click();
    await dialog.getByRole("button", { name: text.submit(1) }).click();
    await expectImported(page, 1, language);
    expect((await find(member, "Corner Shop"))[0]?.phone_e164).toBe("+16175550199");
    await dialog.getByRole("button", { name: text.undo }).click();
    await expect(dialog.getByRole("heading", { name: text.undone })).toBeVisible();
    expect((await find(member, "Corner Shop"))[0]?.phone_e164).toBe("+16175550100");
  });

  test(`a file as French spreadsheets save it is imported (${language})`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    const lines = ["Nom;Adresse;Ville;Code postal;Téléphone;Catégorie"];
    lines.push("Boulangerie du Marché;3 place du Marché;Angoulême;16000;05 45 95 00 00;Boulangerie");
    lines.push("Café de l’Hôtel;1 rue de l’Évêché;Orléans;45000;;Café");
    const file = { ...csv("", "magasins.csv"), buffer: Buffer.from(`${lines.join("\r\n")}\r\n`, "utf8") };
    await chooseFile(page, file, language);
    expect(await check(page, language)).toEqual({ created: 2, matching: 0, duplicates: 0, bad: 0 });
    await run(page, 2, language);
    await importDialog(page).getByRole("button", { name: text.view }).click();
    await expect(names(page)).toHaveText(["Boulangerie du Marché", "Café de l’Hôtel"]);
    await expectCount(page, 2, language);
    expect((await find(member, "boulangerie"))[0]).toMatchObject({ city: "Angoulême", postal_code: "16000" });
  });
}

test("an import that was left can be continued later", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await chooseFile(page, csv("Business Name,Address,City,State,ZIP Code\nOne,1 First St,Boston,MA,02108\n"));
  await expect(importDialog(page).getByRole("heading", { name: imports.mapping })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(importDialog(page)).toBeHidden();
  await chooseInMenu(page, list.import);
  await importDialog(page).getByRole("button", { name: "Continue: stores.csv" }).click();
  expect((await check(page)).created).toBe(1);
});

test("rows with a problem are listed with their name and reason, saved as a file, and skipped by default", async ({
  page,
  member,
}) => {
  await chooseFile(
    page,
    csv(
      [
        "Business Name,Address,City,State,ZIP Code",
        "Good,1 First St,Boston,MA,02108",
        ",2 First St,Boston,MA,02108",
        "Ragged,3 First St,Boston",
        "Bad ZIP,4 First St,Boston,MA,ABC1",
        "Good,1 First St,Boston,MA,02108",
        "",
      ].join("\n"),
    ),
  );
  expect(await check(page)).toEqual({ created: 1, matching: 0, duplicates: 1, bad: 3 });
  const dialog = importDialog(page);
  const lines = dialog.getByRole("table").getByRole("row");
  await expect(lines.filter({ hasText: "Missing" })).toContainText("Business Name");
  await expect(lines.filter({ hasText: "3 cells instead of 5" })).toContainText("4");
  await expect(lines.filter({ hasText: "Not a valid postal code for this country" })).toContainText(
    /Bad ZIP.*ABC1/,
  );
  await dialog.getByRole("tab", { name: /Duplicates in the file/ }).click();
  await expect(lines.filter({ hasText: "Duplicate of line 2" })).toContainText("6");
  await dialog.getByRole("tab", { name: /With errors/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download the 3 rows" }).click(),
  ]);
  const file = await saved(download);
  expect(file.name).toBe("rows-with-errors.csv");
  expect(file.text).toContain("5,Bad ZIP,ZIP Code,Not a valid postal code for this country,ABC1\r\n");
  await dialog.getByText("Don’t import anything until they’re fixed").click();
  await expect(dialog.getByRole("button", { name: "Import 1 Location" })).toBeDisabled();
  expect(await total(member)).toBe(0);
  await leaveBadRowsOut(page);
  await run(page, 1);
  expect(await total(member)).toBe(1);
});

test("a column cannot be mapped twice, nor a required field left out", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await chooseFile(page, csv("Business Name,Address,City,State,ZIP Code\nOne,1 First St,Boston,MA,02108\n"));
  const dialog = importDialog(page);
  const submit = dialog.getByRole("button", { name: imports.check });
  await expect(submit).toBeEnabled();
  await mapColumn(page, "City", "Address");
  await expect(dialog.getByText("The column “Address” is used twice.").first()).toBeVisible();
  await expect(submit).toBeDisabled();
  await mapColumn(page, "City", "City");
  await mapTemplate(page, "Business Name", "Shop {nope}");
  await expect(dialog.getByText("Your file doesn’t have a column named “nope”").first()).toBeVisible();
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Text for Business Name").clear();
  await expect(dialog.getByText("Not mapped yet: Business Name")).toBeVisible();
});

test("the template that can be downloaded can be imported", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations?import=new");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    importDialog(page).getByRole("button", { name: "Download template" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(text.replace("\uFEFF", "").split(/\r?\n/)[0]).toBe(
    "Business Name,Address,City,State,ZIP Code,Phone,Website,Category",
  );
  await page.locator("input[type=file]").setInputFiles(csv(text));
  expect(await check(page)).toMatchObject({ created: 1, bad: 0 });
});
