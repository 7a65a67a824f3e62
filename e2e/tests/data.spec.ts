// Taking an organization's data along, wanting it removed and keeping it after all, and erasing an account.
import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { PASSWORD } from "../harness/people.ts";
import { expect, test } from "../harness/site.ts";
import { LANGUAGES } from "../harness/words.ts";
import { unzip } from "../harness/zip.ts";

const DATA = "/dashboard/settings/data";

const texts = {
  en: {
    prepare: "Export data",
    exports: "Exports",
    download: "Download",
    own: "Download your data",
    bell: /^Notifications/,
    ready: "Your export is ready",
    remove: "Delete organization",
    name: "Organization name",
    password: "Your password",
    confirm: "Delete in 30 days",
    banner: "This organization will be deleted",
    wrong: "Incorrect password",
    not_the_name: "Type it exactly as shown",
    keep: "Cancel deletion",
    kept: "Deletion canceled.",
    leaving: "This organization is scheduled for deletion",
    account: "Delete account",
    address: "Your email address",
    erase: "Delete account now",
    code: "No password? Email me a code",
    code_field: "Code from the email",
  },
  fr: {
    prepare: "Exporter les données",
    exports: "Exports",
    download: "Télécharger",
    own: "Télécharger vos données",
    bell: /^Notifications/,
    ready: "Votre export est prêt",
    remove: "Supprimer l’organisation",
    name: "Nom de l’organisation",
    password: "Votre mot de passe",
    confirm: "Supprimer dans 30 jours",
    banner: "Cette organisation sera supprimée",
    wrong: "Mot de passe incorrect",
    not_the_name: "Saisissez-le exactement comme il est affiché",
    keep: "Annuler la suppression",
    kept: "Suppression annulée.",
    leaving: "Cette organisation va être supprimée",
    account: "Supprimer le compte",
    address: "Votre adresse e-mail",
    erase: "Supprimer le compte maintenant",
    code: "Pas de mot de passe\u202f? Recevoir un code",
    code_field: "Code reçu par e-mail",
  },
};

const content = async (download: Download) => readFile(await download.path());

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`an export is prepared, announced, and opened (${language})`, async ({ page, join, enter }) => {
    const owner = await join();
    await owner.call("POST", "/api/v1/locations", { name: "=Café", address: "1 rue du Bac", city: "Paris" });
    await enter(owner, language);
    await page.goto(DATA);
    await page.getByRole("button", { name: text.prepare }).click();
    const list = page.getByRole("list", { name: text.exports });
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      list.getByRole("button", { name: text.download }).click({ timeout: 60_000 }),
    ]);
    expect(download.suggestedFilename()).toMatch(/^vitrine-export-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await content(download));
    const manifest = JSON.parse(files.get("manifest.json")?.toString() ?? "{}");
    expect(manifest.organisation.name).toBe("Corner Shops");
    expect(manifest.tables).toContainEqual({ table: "locations", rows: 1 });
    expect(files.get("csv/locations.csv")?.toString()).toContain("'=Café");
    expect(JSON.parse(files.get("data/people.jsonl")?.toString() ?? "{}").email).toBe(owner.email);
    await page.getByRole("button", { name: text.bell }).click();
    await expect(page.getByText(text.ready)).toBeVisible();
  });

  test(`an organisation is to be removed, stands under a banner, and is kept (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
  }) => {
    watch.expect(422, "/api/v1/data/removal");
    watch.expect(409, "/api/v1/locations");
    const owner = await join();
    await enter(owner, language);
    await page.goto(DATA);
    await page.getByRole("button", { name: text.remove }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(text.name).fill("corner shops");
    await dialog.getByLabel(text.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: text.confirm }).click();
    await expect(dialog.getByText(text.not_the_name)).toBeVisible();
    await dialog.getByLabel(text.name).fill("Corner Shops");
    await dialog.getByLabel(text.password, { exact: true }).fill("wrong");
    await dialog.getByRole("button", { name: text.confirm }).click();
    await expect(dialog.getByText(text.wrong)).toBeVisible();
    await dialog.getByLabel(text.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: text.confirm }).click();
    const banner = page.locator("[data-slot=leaving-banner]");
    await expect(banner).toContainText(text.banner);
    const { text: letter } = await site.mailbox.next(owner.email);
    expect(letter).toContain("Corner Shops");
    const refused = await page.evaluate(async (token) => {
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      const body = JSON.stringify({ name: "New", address: "1 Main St", city: "Austin" });
      return (await fetch("/api/v1/locations", { method: "POST", headers, body })).status;
    }, owner.session.access_token);
    expect(refused).toBe(409);
    await page.goto("/dashboard/locations");
    await banner.getByRole("button", { name: text.keep }).click();
    await expect(page.getByText(text.kept)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test(`an account is deleted with an emailed code (${language})`, async ({
    page,
    join,
    enter,
    site,
    watch,
  }) => {
    // Requests of the window while it leaves.
    watch.expect(401, "/api/v1/");
    watch.expect(403, "/auth/v1/");
    watch.expect(400, "/auth/v1/token");
    const person = await join();
    await enter(person, language);
    await page.goto(DATA);
    const [own] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: text.own }).click(),
    ]);
    expect(JSON.parse((await content(own)).toString()).account.email).toBe(person.email);
    await page.getByRole("button", { name: text.account }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(text.address).fill(person.email);
    await dialog.getByRole("button", { name: text.code }).click();
    const { code } = await site.mailbox.next(person.email);
    await dialog.getByLabel(text.code_field).fill(code);
    await dialog.getByRole("button", { name: text.erase }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/dashboard"));
    const signIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    });
    expect(signIn.status).toBe(400);
  });
}
