// Signing up and in with the simulated Google, on the program and the simulator as `make run` starts them.
import type { Page } from "@playwright/test";
import { accountWords } from "../harness/account-words.ts";
import { makeDatabase } from "../harness/database.ts";
import { Desk, type Googler, PEOPLE } from "../harness/google.ts";
import { startSimulated } from "../harness/server.ts";
import { test as base } from "../harness/turn.ts";
import { Watch } from "../harness/watch.ts";
import { LANGUAGES, words } from "../harness/words.ts";

interface Site {
  url: string;
  desk: Desk;
}

const test = base.extend<{ watch: Watch }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const database = await makeDatabase();
      const { server, google } = await startSimulated(database.url);
      await use({ url: `http://localhost:${new URL(server.url).port}`, desk: new Desk(google) });
      await server.stop();
      await database.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watch: [
    async ({ context, site }, use) => {
      const { origin } = new URL(site.desk.url);
      const watch = new Watch(site.url, origin);
      watch.expect(404, `${origin}/favicon.ico`);
      await watch.follow(context);
      await use(watch);
      base.expect(watch.faults, "console errors, page errors, content policy, other origins").toEqual([]);
    },
    { auto: true },
  ],
});
const { expect } = base;

/** Leaves for the simulator, chooses an account there and consents. */
async function goThrough(page: Page, button: string, googler: Googler) {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("link", { name: googler.name }).click();
  await page.locator("button[value=allow]").click();
}

for (const language of LANGUAGES) {
  const { prefix, auth } = words[language];
  const account = accountWords[language];
  const googler = { en: PEOPLE.owner, fr: PEOPLE.agency }[language];

  test(`a newcomer signs up with Google, then signs in again (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${prefix}/signup`);
    await goThrough(page, account.google, googler);
    await expect(page).toHaveURL(`${prefix}/complete-registration`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth.complete_title);
    const [first = "", last = ""] = googler.name.split(" ");
    await expect(page.getByLabel(auth.first_name)).toHaveValue(first);
    await expect(page.getByLabel(auth.last_name, { exact: true })).toHaveValue(last);
    await page.getByRole("button", { name: auth.complete }).click();
    await expect(page).toHaveURL("/dashboard");

    await page.close();
    const tab = await context.newPage();
    await tab.goto(`${prefix}/login`);
    // Google fails once on the way back: the login says so, and the next attempt succeeds.
    await site.desk.fault({ method: "oauth2.token", kind: "unavailable", count: 1 });
    await goThrough(tab, account.google, googler);
    await expect(tab.getByRole("alert")).toHaveText(account.google_unavailable);
    await expect(tab).toHaveURL(`${prefix}/login`);
    await goThrough(tab, account.google, googler);
    await expect(tab).toHaveURL("/dashboard");
  });

  test(`a sign-in that fails is explained on the login page (${language})`, async ({ page, site }) => {
    const login = encodeURIComponent(`${site.url}${prefix}/login`);
    await page.goto(`/auth/v1/authorize?provider=myspace&redirect_to=${login}`);
    await expect(page.getByRole("alert")).toHaveText(account.google_not_configured);
    await expect(page).toHaveURL(`${prefix}/login`);
  });
}

test("a sign-in that belongs to no page is explained on the login page of the browser's language", async ({
  page,
}) => {
  await page.goto("/auth/v1/callback?code=x&state=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("alert")).toHaveText(accountWords.en.google_expired);
  await expect(page).toHaveURL("/login");
});
