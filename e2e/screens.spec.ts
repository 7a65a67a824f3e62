// Takes the pictures of the dashboard that the public site shows into web/public/screens. The businesses are made up:
// those of the simulated Google, not the real shops of the demo.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, importFrom, PEOPLE, test } from "./harness/google.ts";
import { googleWords } from "./harness/google-words.ts";
import { INBOX, reviewRows, reviewWords } from "./harness/reviews.ts";
import { LANGUAGES } from "./harness/words.ts";

const LIST = "/dashboard/locations";
const FOLDER = join(import.meta.dirname, "..", "web", "public", "screens");
const SIZE = { width: 1280, height: 800 };
/** WebP quality, of 100. */
const QUALITY = 72;

/** Saves the window as WebP, which Playwright's own screenshots cannot be. */
async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await session.detach();
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
}

for (const language of LANGUAGES) {
  const words = googleWords[language];

  test(`screens (${language})`, async ({ page, enter }) => {
    await mkdir(FOLDER, { recursive: true });
    await page.setViewportSize(SIZE);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await enter(language);
    await importFrom(page, PEOPLE.agency, language);
    const open = async (address: string) => {
      await page.goto(address);
      await expect(page.getByRole("button", { name: words.notifications })).toHaveAccessibleName(/\d/);
    };
    await open("/dashboard");
    await expect(page.getByRole("main").getByText(words.calls).first()).toBeVisible();
    await take(page, `overview-${language}`);

    await open(`${LIST}?sort=reviews`);
    await expect(page.getByRole("button", { name: words.sync_now }).nth(5)).toBeVisible();
    await take(page, `locations-${language}`);

    await open(`${LIST}?sort=health`);
    await page.getByRole("row").nth(1).click();
    await expect(page).toHaveURL(/location=/);
    const id = new URL(page.url()).searchParams.get("location");
    await open(`${LIST}/${id}?tab=audit`);
    await expect(page.locator("[data-rule]").first()).toBeVisible();
    await take(page, `audit-${language}`);

    await open(INBOX);
    await reviewRows(page, reviewWords[language]).first().click();
    await expect(page.getByLabel(reviewWords[language].reply)).toBeVisible();
    await take(page, `reviews-${language}`);
  });
}
