// The way of a newcomer without a file: from the sign-up page to the three worst problems of a profile.
import type { Page } from "@playwright/test";
import { drawer } from "../harness/drawer.ts";
import { choose, expect, PEOPLE, test } from "../harness/google.ts";
import { googleWords } from "../harness/google-words.ts";
import { freshEmail, PASSWORD } from "../harness/people.ts";
import { words as all, LANGUAGES } from "../harness/words.ts";

/** Maximum number of clicks, those at Google included. */
const MAX_CLICKS = 10;
const googler = PEOPLE.agency;

/** Counts the clicks and taps on all sites from now on; typing and tabbing between fields is none. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeBinding("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    addEventListener("pointerdown", (event) => event.isTrusted && countClick(), { capture: true });
  });
  return () => clicks;
}

for (const language of LANGUAGES) {
  const { auth, overview, prefix } = all[language];
  const words = googleWords[language];

  test(`a newcomer sees the three worst problems of a profile after at most ten clicks (${language})`, async ({
    page,
  }) => {
    const clicks = await countClicks(page);
    await page.goto(`${prefix}/signup`);
    await page.getByLabel(auth.first_name).fill("Camille");
    await page.getByLabel(auth.last_name, { exact: true }).fill("Roy");
    await page.getByLabel(auth.email).fill(freshEmail());
    await page.getByLabel(auth.company).fill("Fairmont");
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(auth.confirm_password).fill(PASSWORD);
    await page.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: auth.create_account }).click();
    await expect(page.getByRole("heading", { name: overview.first })).toBeVisible();
    await page.getByRole("link", { name: words.connect }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.submit }).click();
    await page.getByRole("link", { name: googler.name }).click();
    await page.locator("button[value=allow]").click();
    await choose(page, googler.account);
    await page.getByRole("dialog").getByRole("link", { name: words.see_problems }).click({ timeout: 45_000 });
    await expect(drawer(page).locator("[data-rule]").nth(2)).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS);
    expect(clicks(), "the clicks were counted").toBeGreaterThan(5);
  });
}
