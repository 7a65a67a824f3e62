// The public site in the browser, with and without scripts, by keyboard and touch: a page of each layout, and with
// `make test-all` every page in both languages. Checks without a browser run on every page in web/src/site/test.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { isAll } from "../harness/scope.ts";
import { sitemap } from "../harness/sitemap.ts";
import { expect, serverUrl, test } from "../harness/test.ts";

/** Pages that are checked in detail: one of each layout. */
const SAMPLE = [
  "/",
  "/fr/pricing",
  "/products/heatmaps",
  "/fr/solutions/sante",
  "/resources/glossary",
  "/fr/blog",
  "/contact",
];
/** A page of each layout. The languages take turns, and with them the themes. */
const LAYOUTS = [
  ...["/", "/fr/products", "/products/google-business-profile", "/fr/products/heatmaps", "/products/reviews"],
  ...["/fr/products/citations", "/products/local-pages", "/fr/products/reporting", "/solutions"],
  ...["/fr/solutions/sante", "/pricing", "/fr/resources", "/resources/guide", "/fr/resources/glossaire"],
  ...["/resources/webinars", "/fr/resources/evenements/sommet-seo-local", "/resources/templates"],
  ...["/fr/resources/modeles/liste-de-controle", "/resources/case-studies", "/fr/tools/audit"],
  ...["/docs/webhooks", "/fr/documentation/connecter-google"],
  ...["/tools/gbp-optimizer", "/fr/tools/keyword-research", "/blog", "/fr/contact", "/help", "/fr/a-propos"],
  ...["/status", "/fr/api", "/terms", "/fr/pricing"],
];
/** Pages are shared out among tests, so that workers share the work. */
const PARTS = 10;

/** The narrowest screen on which a page must not scroll sideways, by WCAG 1.4.10; in CSS pixels. */
const MIN_WIDTH = 320;
const WIDE = { width: 1280, height: 800 };

for (let part = 0; part < PARTS; part++) {
  test(`every page is whole, accessible and keeps nothing of its visitor (${part + 1} of ${PARTS})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const pages = await sitemap(serverUrl());
    // One case study and one article represent all others.
    const firsts = [/\/case-studies\/./, /\/blog\/./].map(
      (like) => pages.find((path) => like.test(path)) ?? "",
    );
    const layouts = [...LAYOUTS, ...firsts];
    expect(pages).toEqual(expect.arrayContaining(layouts));
    const paths = (isAll ? pages : layouts).filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      // A page and its twin look alike: each is looked at in a theme of its own.
      const isFrench = path === "/fr" || path.startsWith("/fr/");
      await page.emulateMedia({ colorScheme: isFrench ? "dark" : "light", reducedMotion: "reduce" });
      const answer = await page.goto(path, { waitUntil: "load" });
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      expect(await tooWide(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await shift(page), `${path} moves while it arrives`).toBeLessThanOrEqual(0.001);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: MIN_WIDTH, height: 800 });
      // The window gets its new width before the page is laid out again.
      await expect.poll(() => tooWide(page), `${path} scrolls sideways on a phone`).toBeLessThanOrEqual(0);
      await page.setViewportSize(WIDE);
    }
    // Requests to other origins fail the test by themselves (`harness/watch.ts`).
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

/** CSS pixels by which a page is wider than its window. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("every address that a page names is served in one step", async ({ request }) => {
  test.setTimeout(240_000);
  const paths = await sitemap(serverUrl());
  const named = new Set<string>();
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
    const html = await answer.text();
    for (const [, to = ""] of html.matchAll(/\b(?:href|src|content)="([^"]+)"/g)) {
      // Pages use the public address of the site, which differs from the address of this server.
      if (/^(\/|http:\/\/localhost:)/.test(to)) named.add(new URL(to, serverUrl()).pathname);
    }
  }
  expect(named.size).toBeGreaterThan(paths.length * 2);
  const wrong: string[] = [];
  for (const path of named) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) wrong.push(`${answer.status()} ${path}`);
  }
  expect(wrong).toEqual([]);
});

test("each page leads to its twin and back", async ({ page }) => {
  for (const path of SAMPLE) {
    await page.goto(path);
    const language = await page.locator("html").getAttribute("lang");
    await page.locator("header a[hreflang]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "fr" : "en");
    await page.locator("header a[hreflang]").click();
    await expect(page).toHaveURL(path);
  }
});

test("the menus open by pointer, key and touch, and close with Escape", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Products" });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Local Heatmaps" });
  await expect(link).toBeHidden();
  await button.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await page.mouse.move(600, 700);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await expect(page.locator("#menu-products:popover-open")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-products a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL("/products/heatmaps");
});

test("without a script the menu of small screens, prices and questions work", async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: serverUrl(),
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("/pricing");
  const price = page.getByText("$119", { exact: true }).first();
  await expect(price).toBeHidden();
  await page.getByText("Yearly", { exact: false }).first().click();
  await expect(price).toBeVisible();
  await expect(page.getByText("Save $360 a year").first()).toBeVisible();
  await page.getByText("Can I change plans later?").click();
  await expect(page.getByText("The change takes effect immediately", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.locator("summary", { hasText: "Solutions" }).click();
  await menu.getByRole("link", { name: "Healthcare" }).click();
  await expect(page).toHaveURL("/solutions/healthcare");
  await context.close();
});

test("missing pages show an error in the language of their URL", async ({ page, watch }) => {
  for (const [path, heading] of [
    ["/no-such-page", "This page has not been generated"],
    ["/fr/nulle-part", "Cette page n’a pas encore été créée"],
  ] as const) {
    watch.expect(404, path);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessible(page, path);
    const home = path.startsWith("/fr") ? "/fr" : "/";
    await page.locator(`main a[href="${home}"]`).click();
    await expect(page).toHaveURL(home);
  }
});

test("old addresses lead to a page in one step", async ({ request }) => {
  const steps: [string, number, string][] = [
    ["/fr/solutions/healthcare", 301, "/fr/solutions/sante"],
    ["/solutions/sante", 301, "/fr/solutions/sante"],
    ["/fr/about/", 301, "/fr/a-propos"],
    ["/pricing/", 308, "/pricing"],
    ["/pricing.html", 308, "/pricing"],
    ["/case-studies/clinique-centre-ville", 301, "/fr/case-studies/clinique-centre-ville"],
  ];
  for (const [from, status, to] of steps) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([status, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test("a page is asked for again only when it changed", async ({ request }) => {
  const first = await request.get("/pricing");
  const { etag = "", "cache-control": cache } = first.headers();
  expect(cache).toBe("no-cache");
  const revalidated = await request.get("/pricing", { headers: { "if-none-match": etag } });
  expect(revalidated.status()).toBe(304);
});

test("the plan chosen on the pricing page stands on the page of sign-up", async ({ page }) => {
  for (const [path, plan] of [
    ["/pricing", "You chose Professional"],
    ["/fr/pricing", "Vous avez choisi la formule Professionnel"],
  ] as const) {
    await page.goto(path);
    await page.locator("main a[href$='signup?plan=professional']").first().click();
    await expect(page.getByText(plan)).toBeVisible();
  }
});

test("Watch Demo opens a demo in both languages", async ({ page }) => {
  for (const [path, name] of [
    ["/", "Watch Demo"],
    ["/fr", "Voir la démo"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(/\/dashboard/);
  }
});

/** Returns the cumulative layout shift that no input caused. */
function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
