// States of the public site after an action of the visitor: open menus, results of forms and tools, searches.
import { expect, type Locator, type Page } from "@playwright/test";
import { taken } from "./site-parts.ts";
import type { Language } from "./words.ts";

const DESKTOP_WIDTH = 1440;
const PHONE_WIDTH = 375;

/** A state to photograph. */
export interface SiteState {
  name: string;
  /** Path below the home page of a language. */
  path: string;
  /** Widths in CSS pixels; desktop and phone when absent. */
  widths?: readonly number[];
  /** Opens the state. Returns the part to photograph; nothing for the visible window. */
  reach?: (page: Page, language: Language) => Promise<Locator | undefined>;
  /** Mocked answers of the server, by path. */
  answers?: Readonly<Record<string, { status: number; json: unknown }>>;
}

const PROFILE = {
  en: "Family bakery in Lyon since 1987: sourdough bread from a wood oven, croissants, and cakes to order. Open from six, seats inside, step-free. Order before noon and collect the same day.",
  fr: "Boulangerie familiale à Lyon depuis 1987 : pain au levain cuit au feu de bois, croissants et gâteaux sur commande. Ouvert dès 6 h, places assises, accès de plain-pied. Commandez avant midi, retirez le jour même.",
};

const openMenu = (index: number) => async (page: Page) => {
  await page.locator(".menu > button").nth(index).hover();
  await expect(page.locator(".menu-panel").nth(index)).toBeVisible();
  return undefined;
};

async function openMobileMenu(page: Page) {
  await page.locator(".mobile-button").click();
  return undefined;
}

async function openMobileGroup(page: Page) {
  await openMobileMenu(page);
  await page.locator("#mobile-menu summary").first().click();
  return undefined;
}

async function openQuestions(page: Page) {
  const questions = page.locator("main details");
  for (const question of await questions.all()) await question.locator("summary").click();
  return page.locator("main section", { has: page.locator("details") }).last();
}

async function chooseYearly(page: Page) {
  await page.locator(".billing-yearly").check({ force: true });
  return page.locator(".billing");
}

const audit = (details: string, answer: string) => async (page: Page) => {
  const tool = await taken(page, "audit");
  await tool.locator("[name=details]").fill(details);
  await tool.locator("form:has([name=details]) button").click();
  await expect(tool.locator(answer).first()).not.toBeEmpty();
  return tool;
};

const auditPage = (answer: string) => async (page: Page) => {
  const tool = await taken(page, "audit");
  await tool.locator("[name=url]").fill("shop.example");
  await tool.locator("form:has([name=url]) button").click();
  await expect(tool.locator(answer).first()).not.toBeEmpty();
  return tool;
};

const optimize = (words: Partial<Record<Language, string>>) => async (page: Page, language: Language) => {
  const tool = await taken(page, "optimizer");
  await page.locator("#profile-category").fill(language === "en" ? "bakery" : "boulangerie");
  await page.locator("#profile-city").fill("Lyon");
  await page.locator("#profile-text").fill(words[language] ?? " ");
  await tool.locator("form button").click();
  await expect(tool.locator("[role=status]").first()).not.toBeEmpty();
  return tool;
};

const findKeywords = (city: string) => async (page: Page, language: Language) => {
  const tool = await taken(page, "keywords");
  await page.locator("#keywords-trade").fill(language === "en" ? "Plumber" : "Plombier");
  await page.locator("#keywords-city").fill(city);
  await tool.locator("form button").click();
  await expect(tool.locator("[role=status]").first()).not.toBeEmpty();
  return tool;
};

async function openBlogFilter(page: Page) {
  return taken(page, "blog-filter");
}

const fillContactForm = (message: string) => async (page: Page) => {
  const form = await taken(page, "contact");
  await page.locator("#contact-name").fill("Zoé Martin");
  await page.locator("#contact-email").fill("zoe@example.com");
  await page.locator("#contact-subject").fill("Zoé");
  await page.locator("#contact-message").fill(message);
  return form;
};

async function sendContactForm(page: Page) {
  const form = await fillContactForm("Zoé")(page);
  await form.locator("button").click();
  await expect(form.locator("[role=status]")).not.toHaveText((await form.getAttribute("data-sending")) ?? "");
  await expect(form.locator("[role=status]")).not.toBeEmpty();
  return form;
}

async function subscribe(page: Page) {
  await page.locator("footer").scrollIntoViewIfNeeded();
  const form = page.locator("footer [data-island=newsletter]");
  await expect(form).toHaveAttribute("data-ready");
  await form.locator("[type=email]").fill("zoe@example.com");
  await form.locator("button").click();
  await expect(form.locator("[role=status]")).not.toBeEmpty();
  return page.locator("footer");
}

const DETAILS = "Chez Zoé\nRestaurant\n5 rue des Lilas, 69001 Lyon\n04 78 42 00 00\nhttps://chez-zoe.example";
const NEWSLETTER = "/api/v1/newsletter";
const CONTACT = "/api/v1/contact";
const OK = { status: 200, json: {} };
const UNAVAILABLE = { status: 503, json: { code: "unavailable" } };
const PAGE_AUDIT = "/api/v1/tools/page-audit";
const PROFILE_AUDIT = "/api/v1/tools/profile-audit";
const PAGE_WITHOUT_PROBLEMS = {
  url: "https://shop.example/",
  title: "Chez Zoé",
  description: "Restaurant",
  score: 100,
  problems: [],
  passed: ["indexable", "title"],
  business: { kind: "Restaurant", name: "Chez Zoé", address: "5 rue des Lilas, 69001 Lyon", phone: null },
  profile: {
    health: 92,
    problems: [{ rule: "missing_photos", severity: "warning", weight: 8 }],
    passed: ["missing_phone", "missing_opening_hours"],
  },
};

/** All states of the public site. */
export const SITE_STATES: readonly SiteState[] = [
  { name: "menu-products", path: "", widths: [DESKTOP_WIDTH], reach: openMenu(0) },
  { name: "menu-solutions", path: "", widths: [DESKTOP_WIDTH], reach: openMenu(1) },
  { name: "mobile-menu", path: "", widths: [PHONE_WIDTH], reach: openMobileMenu },
  { name: "mobile-menu-products", path: "", widths: [PHONE_WIDTH], reach: openMobileGroup },
  { name: "questions", path: "/pricing", reach: openQuestions },
  { name: "yearly", path: "/pricing", reach: chooseYearly },
  { name: "audit-details", path: "/tools/audit", reach: audit(DETAILS, ".result") },
  { name: "audit-nothing", path: "/tools/audit", reach: audit(" ", "[role=status]") },
  {
    name: "audit-away",
    path: "/tools/audit",
    reach: audit(DETAILS, "[role=status]"),
    answers: { [PROFILE_AUDIT]: UNAVAILABLE },
  },
  {
    name: "audit-page",
    path: "/tools/audit",
    reach: auditPage(".result"),
    answers: { [PAGE_AUDIT]: { status: 200, json: PAGE_WITHOUT_PROBLEMS } },
  },
  {
    name: "audit-page-refused",
    path: "/tools/audit",
    reach: auditPage("[role=status]"),
    answers: { [PAGE_AUDIT]: { status: 422, json: { code: "address_not_allowed" } } },
  },
  { name: "optimizer-good", path: "/tools/gbp-optimizer", reach: optimize(PROFILE) },
  {
    name: "optimizer-bad",
    path: "/tools/gbp-optimizer",
    reach: optimize({ en: "BEST BREAD!! Call 04 78 00 00 00", fr: "LE MEILLEUR PAIN !! 04 78 00 00 00" }),
  },
  { name: "optimizer-nothing", path: "/tools/gbp-optimizer", reach: optimize({}) },
  { name: "keywords", path: "/tools/keyword-research", reach: findKeywords("Lyon") },
  { name: "keywords-nothing", path: "/tools/keyword-research", reach: findKeywords(" ") },
  { name: "blog-found", path: "/blog?q=nap", reach: openBlogFilter },
  { name: "blog-none", path: "/blog?q=zebra", reach: openBlogFilter },
  { name: "counter", path: "/contact", reach: fillContactForm("Zoé ".repeat(124)) },
  { name: "contact-thanks", path: "/contact", reach: sendContactForm, answers: { [CONTACT]: OK } },
  { name: "contact-away", path: "/contact", reach: sendContactForm, answers: { [CONTACT]: UNAVAILABLE } },
  {
    name: "contact-wrong",
    path: "/contact",
    reach: sendContactForm,
    answers: {
      [CONTACT]: { status: 422, json: { errors: ["name", "email", "message"].map(wrong) } },
    },
  },
  { name: "newsletter-thanks", path: "/about", reach: subscribe, answers: { [NEWSLETTER]: OK } },
  { name: "newsletter-away", path: "/about", reach: subscribe, answers: { [NEWSLETTER]: UNAVAILABLE } },
  { name: "not-found", path: "/no-such-page" },
];

function wrong(field: string) {
  return { field, code: "invalid" };
}
