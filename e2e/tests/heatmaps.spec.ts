// Heatmaps: from the demo's history to a scan of one's own that colors itself.
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { LANGUAGES, type Language, words } from "../harness/words.ts";

const texts = {
  en: {
    heatmaps: "Heatmaps",
    add: "New heatmap",
    location: "Location",
    keywords: "Keywords",
    next: "Next",
    scan: "Scan 49 points (simulated)",
    own: "Your business",
    table: "Grid points",
    cancel: "Cancel scan",
    download: "Download or share",
    share: "Share…",
    create: "Create link",
    link: "Link to the heatmap",
    revoke: /^Revoke the link/,
    reading: "How to read this heatmap",
    gone: "This link doesn’t work",
  },
  fr: {
    heatmaps: "Cartes de positions",
    add: "Nouvelle carte",
    location: "Établissement",
    keywords: "Mots-clés",
    next: "Suivant",
    scan: "Relever 49 points (simulation)",
    own: "Le vôtre",
    table: "Tableau des points",
    cancel: "Annuler le relevé",
    download: "Télécharger ou partager",
    share: "Partager…",
    create: "Créer un lien",
    link: "Lien vers la carte",
    revoke: /^Révoquer le lien/,
    reading: "Comment lire cette carte",
    gone: "Ce lien ne fonctionne pas",
  },
};

/** Opens the demo at its heatmaps, once its history is there. */
async function openDemo(page: Page, language: Language): Promise<void> {
  await page.goto(`${words[language].prefix}/login`);
  await page.getByRole("button", { name: words[language].auth.demo }).click();
  await page.getByRole("link", { name: texts[language].heatmaps, exact: true }).click();
  await expect(page.getByRole("link", { name: /Le Descartes/ }).first()).toBeVisible({ timeout: 60_000 });
}

/** The points of the map that show a rank. */
const ranked = (page: Page) => page.locator("[data-at]").filter({ hasText: /^(\d+|20\+)$/ });

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`the demo shows half a year of ranks, and a new keyword scans itself (${language}) @both`, async ({
    page,
  }) => {
    test.slow();
    await openDemo(page, language);
    await page
      .getByRole("link", { name: /Le Descartes/ })
      .first()
      .click();
    await expect(ranked(page)).toHaveCount(49);
    await expect(page.getByRole("row", { name: new RegExp(text.own) })).toContainText("Le Descartes");

    await page.getByRole("link", { name: text.heatmaps, exact: true }).click();
    await page.getByRole("button", { name: text.add }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: text.location }).fill("Noble");
    await page
      .getByRole("option", { name: /Noble Café/ })
      .first()
      .click();
    await dialog.getByRole("textbox", { name: text.keywords }).fill("espresso");
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.next }).click();
    await dialog.getByRole("button", { name: text.scan }).click();
    await expect(page.getByRole("heading", { level: 1, name: "espresso" })).toBeVisible();
    // The points get their colors without a reload, as the answers of the provider's queue arrive.
    await expect(page.getByRole("button", { name: text.cancel })).toBeVisible();
    await expect(ranked(page)).toHaveCount(49, { timeout: 60_000 });
    await page.getByRole("tab", { name: text.table }).click();
    await expect(page.getByRole("tabpanel").getByRole("row")).not.toHaveCount(0);
  });

  test(`a heatmap is shared by a link until it is revoked (${language}) @both`, async ({ page, browser }) => {
    test.slow();
    await openDemo(page, language);
    await page
      .getByRole("link", { name: /Le Descartes/ })
      .first()
      .click();
    await page.getByRole("button", { name: text.download }).click();
    const title = (await page.locator("h1").textContent()) ?? "no title";
    await page.getByRole("menuitem", { name: text.share }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: text.create }).click();
    const link = await dialog.getByRole("textbox", { name: text.link }).inputValue();

    const visitor = await browser.newContext({ viewport: { width: 375, height: 800 }, locale: language });
    const shared = await visitor.newPage();
    await shared.goto(new URL(link).pathname);
    await expect(shared.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(shared.getByRole("heading", { name: text.reading })).toBeVisible();
    const picture = shared.locator("main img");
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
    // A phone scrolls down and never sideways.
    expect(await shared.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

    await dialog.getByRole("button", { name: text.revoke }).first().click();
    await expect(dialog.getByRole("button", { name: text.revoke })).toHaveCount(0);
    await shared.reload();
    await expect(shared.getByRole("heading", { name: text.gone })).toBeVisible();
    await visitor.close();
  });
}
