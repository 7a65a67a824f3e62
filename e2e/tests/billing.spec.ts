// Paying: from the trial to a plan, a larger one, a refused card, the end; against the simulated Stripe.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { makeDatabase } from "../harness/database.ts";
import { signUp } from "../harness/people.ts";
import { freePort, startServer, startStripe } from "../harness/server.ts";
import { test as base, expect, signIn } from "../harness/test.ts";
import { Watch } from "../harness/watch.ts";
import { LANGUAGES, type Language } from "../harness/words.ts";

const PLAN = "/dashboard/settings/plan";
const CHOOSE = `${PLAN}/choose`;
const CARD = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";

const texts = {
  en: {
    trial: "Free trial",
    choose: "Choose a plan",
    change: "Change plan",
    enterprise: "For chains, franchises, and the agencies behind them.",
    larger: "Enterprise, starting after your trial",
    yearly: /^Yearly/,
    later: "Start with Professional, pay later",
    done: "You’re on Professional",
    finished: "Done",
    after_trial: "Professional, starting after your trial",
    today: "Due today",
    switch: "Switch to Enterprise",
    cancel: "Cancel plan",
    keep_after_all: "Keep my plan",
    everything_until: /^Everything works until/,
  },
  fr: {
    trial: "Essai gratuit",
    choose: "Choisir une formule",
    change: "Changer de formule",
    enterprise: "Pour les réseaux, les franchises et leurs agences.",
    larger: "Entreprise, dès la fin de l’essai",
    yearly: /^Annuel/,
    later: "Choisir Professionnel, payer plus tard",
    done: "Vous avez la formule Professionnel",
    finished: "Terminé",
    after_trial: "Professionnel, dès la fin de l’essai",
    today: "À payer aujourd’hui",
    switch: "Passer à la formule Entreprise",
    cancel: "Résilier la formule",
    keep_after_all: "Garder ma formule",
    everything_until: /^Tout fonctionne jusqu’au/,
  },
} satisfies Record<Language, object>;

interface World {
  url: string;
  stripe: string;
  database: string;
}

/** A site that bills by a Stripe of its own. */
const test = base.extend<object, { billed: World }>({
  billed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const [port, database] = [await freePort(), await makeDatabase()];
      const stripe = await startStripe(port);
      const options = [
        ...["--stripe-key", "sk_test_simulated", "--stripe-webhook-secret", "whsec_simulated"],
        ...["--stripe-base", stripe.url, "--site-url", `http://127.0.0.1:${port}`],
      ];
      const server = await startServer(database.url, { port, options });
      await use({ url: server.url, stripe: stripe.url, database: database.url });
      await server.stop();
      await Promise.all([stripe.stop(), database.remove()]);
    },
    { scope: "worker" },
  ],
});

/** Fills in the page of the checkout. */
async function checkOut(page: Page, card: string) {
  await page.locator("input[name=card]").fill(card);
  const [country, code] = [page.locator("input[name=country]"), page.locator("input[name=postal_code]")];
  if ((await country.count()) > 0) await country.fill("US");
  if ((await code.count()) > 0) await code.fill("12207");
  await page.locator("form[method=post] button").first().click();
}

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`a trial becomes a plan, grows, and is canceled and kept (${language})`, async ({
    browser,
    billed,
  }) => {
    const owner = await signUp(billed.url);
    const context = await browser.newContext({
      baseURL: billed.url,
      viewport: { width: 1280, height: 900 },
    });
    const watch = new Watch(billed.url, billed.stripe);
    watch.expect(402, `${billed.stripe}/`);
    watch.expect(404, `${billed.stripe}/favicon.ico`);
    await watch.follow(context);
    await signIn(context, owner, language, billed.url);
    const page = await context.newPage();

    await page.goto(PLAN);
    await expect(page.getByRole("heading", { name: text.trial })).toBeVisible();
    await expectAccessible(page, "billing-trial");
    await page.getByRole("main").getByRole("link", { name: text.choose }).click();
    await expect(page).toHaveURL(new RegExp(`${CHOOSE}$`));
    await expect(page.getByText(text.today)).toBeVisible();
    await expectAccessible(page, "billing-choose");

    // A card that is declined leaves everything as it was.
    await page.getByRole("button", { name: text.later }).click();
    await page.waitForURL(`${billed.stripe}/**`);
    await checkOut(page, DECLINED);
    await expect(page.getByRole("alert")).toBeVisible();
    await checkOut(page, CARD);
    await page.waitForURL(`${billed.url}${PLAN}?paid=*`);
    await expect(page.getByRole("heading", { name: text.done })).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: text.finished }).click();
    await expect(page).toHaveURL(new RegExp(`${PLAN}$`));
    await expect(page.getByRole("heading", { name: text.after_trial })).toBeVisible();
    await expectAccessible(page, "billing-subscribed");

    // A larger plan costs nothing while the trial goes on.
    await page.getByRole("main").getByRole("link", { name: text.change }).click();
    await page.getByText(text.enterprise).click();
    await page.getByRole("button", { name: text.switch }).click();
    await expect(page.getByRole("heading", { name: text.larger })).toBeVisible();

    // Canceling has consequences that are said, and is undone with one click.
    await page.getByRole("button", { name: text.cancel }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: text.cancel }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("main").getByText(text.everything_until).first()).toBeVisible();
    await page.getByRole("button", { name: text.keep_after_all }).click();
    await expect(page.getByRole("button", { name: text.cancel })).toBeVisible();

    await context.close();
    expect(watch.faults).toEqual([]);
  });

  test(`the choice on the public site survives sign-up (${language})`, async ({ browser, billed }) => {
    const context = await browser.newContext({ baseURL: billed.url });
    const watch = new Watch(billed.url);
    await watch.follow(context);
    const page = await context.newPage();
    await page.goto(`${language === "fr" ? "/fr" : ""}/pricing`);
    await page.getByText(text.yearly).first().click();
    await page.locator("main a[href*='plan=professional&period=year']:visible").first().click();
    await expect(page).toHaveURL(/\/signup\?plan=professional&period=year$/);
    await context.close();
    expect(watch.faults).toEqual([]);
  });
}
