// Reports: made in three steps, read, released, shared with a link, and scheduled.
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { LANGUAGES, type Language, words } from "../harness/words.ts";

const texts = {
  en: {
    reports: "Reports",
    add: "New report",
    technical: /Technical analysis/,
    next: "Next",
    make: "Create report",
    release: "Release to clients",
    released: "Clients can see this report now.",
    share: "Share",
    create: "Create link",
    link: "Link to the report",
    schedules: "Schedules",
    new_schedule: "New schedule",
    start: "Start schedule",
    email: "Email 1",
    rhythm: /On the 1st of every month at 8:00/,
    pause: "Pause",
    paused: "Paused",
    more: /^More actions for/,
  },
  fr: {
    reports: "Rapports",
    add: "Nouveau rapport",
    technical: /Analyse technique/,
    next: "Suivant",
    make: "Créer le rapport",
    release: "Publier pour les clients",
    released: "Les clients voient maintenant ce rapport.",
    share: "Partager",
    create: "Créer un lien",
    link: "Lien vers le rapport",
    schedules: "Envois programmés",
    new_schedule: "Nouvel envoi programmé",
    start: "Lancer les envois",
    email: "E-mail 1",
    rhythm: /Le 1er de chaque mois à 0?8:00/,
    pause: "Mettre en pause",
    paused: "En pause",
    more: /^Autres actions pour/,
  },
};

/** Opens the demo at its reports. */
async function openDemo(page: Page, language: Language): Promise<void> {
  await page.goto(`${words[language].prefix}/login`);
  await page.getByRole("button", { name: words[language].auth.demo }).click();
  await page.getByRole("link", { name: texts[language].reports, exact: true }).click();
  await expect(page.getByRole("button", { name: texts[language].add }).first()).toBeVisible({
    timeout: 60_000,
  });
}

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`a report is made, released and read over a link without an account (${language}) @both`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await openDemo(page, language);
    await page.getByRole("button", { name: text.add }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: text.technical }).check({ force: true });
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.make }).click();

    const paper = page.getByRole("article");
    await expect(paper.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(paper.getByRole("heading", { level: 2 })).not.toHaveCount(0);
    const title = (await paper.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.getByRole("button", { name: text.release }).click();
    await expect(page.getByText(text.released)).toBeVisible();

    await page.getByRole("button", { name: text.share, exact: true }).click();
    const sharing = page.getByRole("dialog");
    await sharing.getByRole("button", { name: text.create }).click();
    const link = await sharing.getByRole("textbox", { name: text.link }).inputValue();
    expect(new URL(link).pathname).toMatch(/^\/s\//);

    // A visitor without any session reads the same title.
    const visitor = await browser.newContext();
    const shared = await visitor.newPage();
    await shared.goto(new URL(link).pathname);
    await expect(shared.getByRole("heading", { level: 1 })).toContainText(title);
    await visitor.close();
  });

  test(`a schedule says its rhythm and can be paused (${language}) @both`, async ({ page }) => {
    test.slow();
    await openDemo(page, language);
    await page.getByRole("tab", { name: text.schedules }).click();
    await page.getByRole("button", { name: text.new_schedule }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("textbox", { name: text.email }).fill("jeanne@example.com");
    await dialog.getByRole("button", { name: text.start }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole("listitem").filter({ hasText: text.rhythm }).last();
    await row.getByRole("button", { name: text.more }).click();
    await page.getByRole("menuitem", { name: text.pause }).click();
    await expect(row.getByText(text.paused, { exact: true })).toBeVisible();
  });
}
