// Files that cannot be imported: each is refused with its reason, in the reader's language, and changes nothing.
import { chooseFile, csv, type File, importDialog } from "../harness/import.ts";
import { expect, test } from "../harness/test.ts";
import type { Language } from "../harness/words.ts";

const HEADER = "Business Name,Address,City,State,ZIP Code\n";
const ROW = "One,1 First St,Boston,MA,02108\n";
const MB = 1024 * 1024;

const bytes = (buffer: Buffer): File => ({ name: "stores.csv", mimeType: "text/csv", buffer });

/** Name of the problem, the file, and the expected message. */
const BAD: { problem: string; file: () => File; says: Record<Language, string | RegExp> }[] = [
  {
    problem: "another kind of file",
    file: () => ({
      name: "stores.xlsx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("PK\u0003\u0004"),
    }),
    says: { en: "This isn’t a CSV file.", fr: "Ce n’est pas un fichier CSV." },
  },
  {
    problem: "a spreadsheet called .csv",
    file: () => bytes(Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2000)])),
    says: { en: "This isn’t a CSV file.", fr: "Ce n’est pas un fichier CSV." },
  },
  {
    problem: "an empty file",
    file: () => csv(""),
    says: { en: "The file is empty.", fr: "Le fichier est vide." },
  },
  {
    problem: "a header only",
    file: () => csv(HEADER),
    says: {
      en: "The file has headers but no rows.",
      fr: "Le fichier a des noms de colonnes, mais aucune ligne en dessous.",
    },
  },
  {
    problem: "one byte more than 10 MB",
    file: () => bytes(Buffer.concat([Buffer.from(HEADER), Buffer.alloc(10 * MB + 1 - HEADER.length, ROW)])),
    says: {
      en: /The file is too large\. The limit is 10(\.\d)? MB/,
      fr: /Le fichier est trop volumineux\. 10(,\d)? Mo au maximum/u,
    },
  },
  {
    problem: "too many rows",
    file: () => csv(`${HEADER}${"a,b,c,d,1\n".repeat(100_001)}`),
    says: {
      en: "The file has too many rows. The limit is 100,000",
      fr: /Le fichier a trop de lignes\. 100\s000 au maximum/u,
    },
  },
  {
    problem: "one cell of 5 MB",
    file: () => csv(`${HEADER}"${"x".repeat(5 * MB)}",1 First St,Boston,MA,02108\n`),
    says: { en: "A cell on line 2 is longer than", fr: "Une cellule de la ligne 2 dépasse" },
  },
  {
    problem: "an unclosed quote",
    file: () => csv(`${HEADER}${ROW}"Two,2 First St,Boston,MA,02108\n${ROW}`),
    says: {
      en: "A quotation mark on line 3 is never closed.",
      fr: "Un guillemet ouvert à la ligne 3 n’est jamais fermé.",
    },
  },
  {
    problem: "NUL bytes",
    file: () => csv(`${HEADER}${ROW}Two\u0000,2 First St,Boston,MA,02108\n`),
    says: { en: "Line 3 contains binary data.", fr: "La ligne 3 contient des données binaires." },
  },
  {
    problem: "invalid UTF-8",
    file: () =>
      bytes(
        Buffer.concat([
          Buffer.from(`\uFEFF${HEADER}Café,1 First St,Boston,MA,02108\nTwo`),
          Buffer.from([0xff, 0xc3]),
          Buffer.from(",2 First St,Boston,MA,02108\n"),
        ]),
      ),
    says: {
      en: "Line 3 contains unreadable characters.",
      fr: "La ligne 3 contient des caractères illisibles.",
    },
  },
  {
    problem: "two columns of one name",
    file: () => csv(`Business Name,City,City,State,ZIP Code\n${ROW}`),
    says: { en: "Two columns are named “City”.", fr: /Deux colonnes s’appellent «\sCity\s»/u },
  },
];

for (const { problem, file, says } of BAD) {
  test(`${problem} is refused`, async ({ page, member, watch }) => {
    for (const status of [400, 413, 415, 422]) watch.expect(status, "/api/v1/imports");
    await chooseFile(page, file());
    await expect(importDialog(page).getByRole("alert")).toContainText(says.en);
    await page.evaluate(() => localStorage.setItem("vitrine.language", "fr"));
    await chooseFile(page, file(), "fr");
    await expect(importDialog(page).getByRole("alert")).toContainText(says.fr);
    expect(await member.call("GET", "/api/v1/locations/count")).toEqual({ count: 0, total: 0 });
  });
}
