// The plan of an organization, its trial and its limit, with billing by the operator and without.
import { expectAccessible } from "../harness/axe.ts";
import { makeDatabase } from "../harness/database.ts";
import { signUp } from "../harness/people.ts";
import { runCommand, startServer } from "../harness/server.ts";
import { test as base, expect, serverUrl, signIn } from "../harness/test.ts";
import { Watch } from "../harness/watch.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const PLAN = "/dashboard/settings/plan";

const SHOP = { name: "Corner Diner", address: "5 Elm Street", city: "Albany" };

const texts = {
  en: {
    unlimited: "Unlimited",
    trial: "Free trial",
    used: "Locations",
    none: "0 of 5",
    full: "1 of 1",
    starter: "Starter plan",
    change: "Change plan",
    refused: "You’ve reached your plan’s limit, so nothing was added.",
  },
  fr: {
    unlimited: "Sans limite",
    trial: "Essai gratuit",
    used: "Établissements",
    none: "0 sur 5",
    full: "1 sur 1",
    starter: "Formule Débutant",
    change: "Changer de formule",
    refused: "La limite de votre formule est atteinte\u00a0: rien n’a été ajouté.",
  },
};

/** A site that holds organizations to their plans. */
const test = base.extend<object, { billed: { url: string; database: string } }>({
  billed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const database = await makeDatabase();
      const server = await startServer(database.url, { options: ["--plan-limits"] });
      await use({ url: server.url, database: database.url });
      await server.stop();
      await database.remove();
    },
    { scope: "worker" },
  ],
});

for (const language of LANGUAGES) {
  const text = texts[language];
  const { list } = words[language];

  test(`without billing, the plan shows no limits (${language})`, async ({ page, context, member }) => {
    await signIn(context, member, language, serverUrl());
    await page.goto(PLAN);
    await expect(page.getByRole("heading", { name: text.unlimited })).toBeVisible();
    await expect(page.getByRole("link", { name: text.change })).toHaveCount(0);
  });

  test(`a plan is tried, given and filled (${language})`, async ({ browser, billed: { url, database } }) => {
    const owner = await signUp(url);
    const { organisation } = await owner.call<{ organisation: { id: string } }>("GET", "/api/v1/me");
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
    const watch = new Watch(url);
    watch.expect(409, "/api/v1/locations");
    // Limits without billing: the screen requests the subscription once.
    watch.expect(404, "/api/v1/billing");
    await watch.follow(context);
    await signIn(context, owner, language, url);
    const page = await context.newPage();
    const used = page.getByRole("progressbar", { name: text.used });

    await page.goto(PLAN);
    await expect(page.getByRole("heading", { name: text.trial })).toBeVisible();
    await expect(used).toHaveAttribute("aria-valuetext", text.none);
    await expect(page.locator("[data-slot=plan-banner]")).toHaveCount(0);
    await expectAccessible(page, "plan-trial");

    await runCommand("plan", "set", organisation.id, "starter", "--database", database);
    await owner.add(SHOP);
    await page.reload();
    await expect(page.getByRole("heading", { name: text.starter })).toBeVisible();
    await expect(used).toHaveAttribute("aria-valuetext", text.full);
    const contact = await page.getByRole("link", { name: text.change }).getAttribute("href");
    expect(contact).toContain(language === "fr" ? "/fr/contact?subject=Formule" : "/contact?subject=Plan");

    await page.goto("/dashboard/locations?add=true");
    const dialog = page.getByRole("dialog", { name: list.add });
    await dialog.getByLabel(list.name).fill("Second Diner");
    await dialog.getByLabel(list.address).fill("6 Elm Street");
    await dialog.getByLabel(list.city).fill("Albany");
    await dialog.getByRole("button", { name: list.submit }).click();
    await expect(dialog.getByText(text.refused)).toBeVisible();
    await expect(dialog.getByLabel(list.name)).toHaveValue("Second Diner");
    await context.close();
    expect(watch.faults).toEqual([]);
  });
}
