// Forms and tools of the public site, with and without a script, in both languages.
import type { Page } from "@playwright/test";
import { taken } from "../harness/site-parts.ts";
import { expect, serverUrl, test } from "../harness/test.ts";

/** Returns the email address of a new visitor; each test uses its own. */
const someone = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The addresses and words of a language. */
const WORDS = {
  en: {
    path: "",
    thanks: "Thank you for subscribing!",
    sent: "Thank you for your message! We’ll get back to you within 24 hours.",
    subscribe: "Subscribe",
    send: "Send message",
    email: "Email address",
    characters: "7 of 500 characters",
    hours: "Mon-Sat 12:00-22:00",
    tells: "What the page tells customers",
    nothing: "Paste your details first, or check off what you have.",
    most: "4,000",
  },
  fr: {
    path: "/fr",
    thanks: "Merci pour votre inscription!",
    sent: /^Merci pour votre message/,
    subscribe: "S’abonner",
    send: "Envoyer le message",
    email: "Adresse e-mail",
    characters: "7 sur 500 caractères",
    hours: "lundi-samedi 12 h-22 h",
    tells: "Ce que la page dit aux clients",
    nothing: "Collez d’abord les coordonnées, ou cochez ce qui existe.",
    most: "4\u202f000",
  },
} as const;

/** Mocked audit of a page about a business without hours and photos. */
const PAGE_AUDIT = {
  url: "https://shop.example/",
  title: "Chez Zoé",
  description: null,
  score: 70,
  problems: [{ rule: "indexable", severity: "critical", weight: 30 }],
  passed: ["title"],
  business: { kind: "Restaurant", name: "Chez Zoé", address: null, phone: null },
  profile: {
    health: 84,
    problems: [
      { rule: "missing_photos", severity: "warning", weight: 8 },
      { rule: "missing_opening_hours", severity: "warning", weight: 8 },
    ],
    passed: ["missing_phone"],
  },
};

async function write(page: Page, message: string) {
  await page.locator("#contact-name").fill("Zoé Martin");
  await page.locator("#contact-email").fill(someone());
  await page.locator("#contact-subject").fill("A question");
  await page.locator("#contact-message").fill(message);
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`a visitor subscribes and writes, in ${language}`, async ({ page }) => {
    await page.goto(`${words.path}/contact?subject=A%20demo`);
    const contact = await taken(page, "contact");
    await expect(page.locator("#contact-subject")).toHaveValue("A demo");
    await write(page, "Bonjour");
    await expect(contact.getByText(words.characters)).toBeVisible();
    await contact.getByRole("button", { name: words.send }).click();
    await expect(contact.getByRole("status")).toHaveText(words.sent);
    await expect(contact.getByRole("status")).toBeInViewport();
    await expect(page.locator("#contact-message")).toHaveValue("");

    const footer = await taken(page, "newsletter");
    await footer.locator("input[type=email]").fill(someone());
    await footer.getByRole("button").click();
    await expect(footer.getByRole("status")).toContainText(words.thanks.slice(0, 5));
  });

  test(`a message with empty fields is refused in the words of the page, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${words.path}/contact`);
    const contact = await taken(page, "contact");
    await page.locator("#contact-email").fill("zoe");
    await contact.getByRole("button", { name: words.send }).click();
    await expect(contact.getByRole("status")).not.toBeEmpty();
    for (const name of ["name", "email", "subject", "message"]) {
      await expect(page.locator(`#contact-${name}`)).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(`#contact-${name}-error`)).not.toBeEmpty();
    }
    await expect(page.locator("#contact-name")).toBeFocused();
    await expect(page.locator("#contact-name")).toBeInViewport();
  });

  test(`the help center finds answers and tasks by words, in ${language}`, async ({ page }) => {
    await page.goto(`${language === "en" ? "/help" : "/fr/aide"}?q=webhook`);
    await taken(page, "help-search");
    const search = page.locator("#help-search");
    await expect(search).toHaveValue("webhook");
    const cards = page.locator("main .card-link:visible");
    await expect(cards.first()).toBeVisible();
    await search.fill("zebra");
    await expect(cards).toHaveCount(0);
    await search.fill("webhook");
    await cards.first().getByRole("link").click();
    await expect(page.locator('main a[href="/dashboard/settings/webhooks"]').first()).toBeVisible();
  });

  test(`the status page shows the state of the server, in ${language}`, async ({ page }) => {
    await page.goto(language === "en" ? "/status" : "/fr/statut");
    const { version } = (await (await fetch(`${serverUrl()}/api/v1/status`)).json()) as { version: string };
    await expect(page.locator("[data-figure=version]")).toHaveText(version);
    await expect(page.locator("[data-state=ok]")).toBeVisible();
  });

  test(`the profile audit reports unticked boxes, in ${language}`, async ({ page }) => {
    await page.goto(`${words.path}/tools/audit`);
    await taken(page, "audit");
    for (const name of ["has_category", "is_verified", "has_website"])
      await page.locator(`[name=${name}]`).check();
    await page.locator("form:has([name=rating]) button").click();
    // Phone 20, hours, description and photos 8 each are missing.
    await expect(page.locator(".score")).toHaveText("56");
    await expect(page.locator(".finding[data-severity=critical]")).toHaveCount(1);
    await expect(page.locator(".finding[data-severity=warning]")).toHaveCount(3);
    await expect(page.locator("#tool > [role=status]")).toContainText("4");
  });

  test(`an audit of nothing asks for something, and one of too much says how much is read, in ${language}`, async ({
    page,
    watch,
  }) => {
    watch.expect(422, "/api/v1/tools/profile-audit");
    await page.goto(`${words.path}/tools/audit`);
    await taken(page, "audit");
    const status = page.locator("#tool > [role=status]");
    await page.locator("[name=details]").fill("  \n ");
    await page.locator("form:has([name=details]) button").click();
    await expect(status).toHaveText(words.nothing);
    await expect(page.locator("[name=details]")).toBeFocused();
    await expect(page.locator(".score")).toHaveCount(0);
    await page.locator("[name=details]").fill("Chez Zoé ".repeat(1_000));
    await page.locator("form:has([name=details]) button").click();
    await expect(status).toContainText(words.most);
  });

  test(`a pasted text is read and judged, in ${language}`, async ({ page }) => {
    await page.goto(`${words.path}/tools/audit`);
    await taken(page, "audit");
    const lines = ["Chez Zoé", "Restaurant", "5 rue des Lilas, 69001 Lyon", "04 78 42 00 00", words.hours];
    await page.locator("[name=details]").fill(lines.join("\n"));
    await page.locator("[name=is_verified]").check();
    await page.locator("form:has([name=details]) button").click();
    // Description, photos and website are missing, 8 each.
    await expect(page.locator(".score")).toHaveText("76");
    await expect(page.locator(".result dl")).toContainText("04 78 42 00 00");
    await expect(page.locator(".result dl")).toContainText(words.hours);
  });

  test(`a website is audited by its facts and its findability, in ${language}`, async ({ page }) => {
    await page.route("**/page-audit", (route) => route.fulfill({ json: PAGE_AUDIT }));
    await page.goto(`${words.path}/tools/audit`);
    await taken(page, "audit");
    await page.locator("[name=url]").fill("shop.example");
    await page.locator("form:has([name=url]) button").click();
    await expect(page.locator(".score")).toHaveText(["70", "84"]);
    await expect(page.locator(".result")).toContainText(words.tells);
    await expect(page.locator(".finding[data-severity=critical]")).toHaveCount(1);
    await expect(page.locator(".result dl")).toContainText("Chez Zoé");
  });

  test(`a text is judged and a structure offered, in ${language}`, async ({ page }) => {
    await page.goto(`${words.path}/tools/gbp-optimizer`);
    await taken(page, "optimizer");
    await page.locator("#profile-category").fill("bakery");
    await page.locator("#profile-city").fill("Lyon");
    await page.locator("#profile-text").fill("BEST BREAD!! Call 04 78 00 00 00 or www.bread.example");
    await page.locator("#tool form button").click();
    await expect(page.locator(".finding[data-severity=critical]")).toHaveCount(2);
    await expect(page.locator(".result .card")).toContainText("Lyon");
  });

  test(`keywords are found and downloaded, in ${language}`, async ({ page }) => {
    await page.goto(`${words.path}/tools/keyword-research`);
    await taken(page, "keywords");
    await page.locator("#keywords-trade").fill(language === "en" ? "Plumber" : "Plombier");
    await page.locator("#keywords-city").fill("Lyon");
    await page.locator("#tool form button").click();
    const suggestion = language === "en" ? "emergency plumber Lyon" : "plombier à Lyon";
    await expect(page.locator(".result")).toContainText(suggestion);
    const waiting = page.waitForEvent("download");
    await page.locator(".result a[download]").click();
    expect((await waiting).suggestedFilename()).toMatch(/\.csv$/);
  });

  test(`a page that is not public is not fetched, in ${language}`, async ({ page, watch }) => {
    watch.expect(422, "/tools/page-audit");
    await page.goto(`${words.path}/tools/audit`);
    await taken(page, "audit");
    await page.locator("[name=url]").fill("http://169.254.169.254/latest");
    const answering = page.waitForResponse("**/page-audit");
    await page.locator("form:has([name=url]) button").click();
    expect(await (await answering).json()).toMatchObject({ code: "address_not_allowed" });
    await expect(page.locator("#tool > [role=status]")).not.toBeEmpty();
    await expect(page.locator(".score")).toHaveCount(0);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, words] of Object.entries(WORDS)) {
    test(`a visitor subscribes and writes, in ${language}`, async ({ page }) => {
      await page.goto(`${words.path}/contact`);
      await write(page, `Bonjour ${language}`);
      await page.locator("#form").getByRole("button", { name: words.send }).click();
      await expect(page).toHaveURL(`${words.path}/contact/sent`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.sent);
      await page.goto(`${words.path}/contact`);
      const footer = page.locator("footer form");
      await footer.locator("input[type=email]").fill(someone());
      await footer.getByRole("button").click();
      await expect(page).toHaveURL(`${words.path}/newsletter/thanks`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thanks);
    });
  }
});

test("the map of the contact page moves by keys and buttons", async ({ page }) => {
  await page.goto("/contact");
  const map = page.locator(".contact-map");
  await taken(page, "contact-map");
  await page.getByRole("button", { name: "Zoom in" }).click();
  const [x = 0, , width = 0] = ((await map.getAttribute("viewBox")) ?? "").split(" ").map(Number);
  expect(width).toBeLessThan(800);
  await map.focus();
  await page.keyboard.press("ArrowRight");
  expect(Number(((await map.getAttribute("viewBox")) ?? "").split(" ")[0])).toBeGreaterThan(x);
});
