// Bad reviews pile up: the crisis is found in Today, led, answered with a statement, documented and ended.
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../harness/axe.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";
import { unzip } from "../harness/zip.ts";

const texts = {
  en: {
    today: "Today",
    open: "Open: A review crisis is open at Corner Bakery",
    paused: "Paused at this location",
    lead: "Lead",
    led: "Lead: Ada Shopkeeper",
    copy: "Copy: We’re looking into it",
    copied: "Statement copied",
    statement: "Corner Bakery",
    note: "Note",
    add_note: "Add note",
    download: "Download evidence",
    end: "End crisis…",
    confirm: "End crisis",
    report: "Report",
    done: "Crisis ended",
    none: "A review crisis is open",
  },
  fr: {
    today: "Aujourd’hui",
    open: "Ouvrir\u00a0: Une crise d’avis est en cours sur Corner Bakery",
    paused: "Suspendu dans cet établissement",
    lead: "Responsable",
    led: "Responsable\u00a0: Ada Shopkeeper",
    copy: "Copier\u00a0: Nous vérifions",
    copied: "Texte copié",
    statement: "Corner Bakery",
    note: "Note",
    add_note: "Ajouter la note",
    download: "Télécharger les preuves",
    end: "Terminer la crise…",
    confirm: "Terminer la crise",
    report: "Compte rendu",
    done: "Crise terminée",
    none: "Une crise d’avis est en cours",
  },
};

for (const language of LANGUAGES) {
  const words = texts[language];

  test(`a crisis opens, is led, documented and ended with a report (${language})`, async ({
    page,
    context,
    member,
  }) => {
    test.slow();
    const { id } = await member.add({ name: "Corner Bakery", address: "1 Main St", city: "Austin" });
    for (const number of [1, 2, 3, 4]) {
      await member.call("POST", "/api/v1/reviews", {
        location_id: id,
        source: "other",
        rating: 1,
        text: `Cold bread, number ${number}`,
        author: number === 1 ? "=Mallory" : `Guest ${number}`,
        url: `https://reviews.example/${number}`,
        written_at: new Date(Date.now() - number * 60_000).toISOString(),
      });
    }
    await signIn(context, member, language);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);

    await page.goto("/dashboard");
    const lines = page.getByRole("region", { name: words.today }).getByRole("listitem");
    await lines.first().getByRole("link", { name: words.open }).click();
    await expect(page).toHaveURL(/\/dashboard\/reviews\/crisis\?crisis=/);
    await expect(page.getByRole("heading", { name: "Corner Bakery" })).toBeVisible();
    await expect(page.getByText(words.paused)).toBeVisible();
    await expectAccessible(page, `an open crisis (${language})`);

    await page.getByRole("button", { name: words.lead }).click();
    await page.getByRole("option", { name: "Ada Shopkeeper" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: words.led })).toBeVisible();

    await page.getByRole("button", { name: words.copy }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(words.statement);

    await page.getByLabel(words.note, { exact: true }).fill("A man asked for 300 euros by phone");
    await page.getByRole("button", { name: words.add_note }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "300 euros" })).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.getByRole("button", { name: words.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^review-crisis-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await download.path()));
    expect([...files.keys()]).toEqual(["evidence.pdf", "reviews.csv", "evidence.json"]);
    expect(files.get("evidence.pdf")?.toString("latin1")).toMatch(/^%PDF-/);
    const table = files.get("reviews.csv")?.toString() ?? "";
    expect(table.trimEnd().split(/\r\n/)).toHaveLength(5);
    expect(table).toContain(`"'=Mallory"`);
    expect(table).toContain("https://reviews.example/1");
    const pack = JSON.parse(files.get("evidence.json")?.toString() ?? "{}");
    expect(pack.business).toMatchObject({ name: "Corner Bakery", address: "1 Main St, Austin" });
    expect(pack.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(["began", "lead", "note"]);
    expect(pack.reviews).toHaveLength(4);

    await page.getByRole("button", { name: words.end }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.report).fill("A broken oven; everyone got a reply.");
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(page.getByText(words.done).first()).toBeVisible();
    await expect(page.getByText("A broken oven; everyone got a reply.")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: words.today })).toBeVisible();
    await expect(page.getByText(words.none)).toHaveCount(0);
  });
}
