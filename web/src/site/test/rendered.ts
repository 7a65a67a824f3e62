// Every page as served; the tests of the whole site share them.
import { pageIds, render, renderNotFound } from "../prerender";
import { type Language, type PageId, routes } from "../routes";

/** No styles and scripts, because the test window would try to load them. */
const ASSETS = { css: [], js: [], fonts: [] };

/** The languages of the site. */
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** A page in a language. */
export interface Rendered {
  /** Null for the page that does not exist. */
  id: PageId | null;
  language: Language;
  path: string;
  html: string;
  document: Document;
}

async function renderAll(): Promise<Rendered[]> {
  const all: Rendered[] = [];
  const add = (id: PageId | null, language: Language, path: string, html: string) => {
    all.push({ id, language, path, html, document: new DOMParser().parseFromString(html, "text/html") });
  };
  for (const language of LANGUAGES) {
    for (const id of pageIds) add(id, language, routes[id][language], await render(id, language, ASSETS));
    add(null, language, language === "en" ? "/404" : "/fr/404", await renderNotFound(language, ASSETS));
  }
  return all;
}

let rendered: Promise<Rendered[]> | undefined;

/** Rendering and reading 140 pages takes a while where other work keeps the machine busy. */
export const RENDER_TIMEOUT = { timeout: 120_000 };

/** All pages in both languages, rendered once. */
export function everyPage(): Promise<Rendered[]> {
  rendered ??= renderAll();
  return rendered;
}

/** All but the page that does not exist. */
export const realPages = async () => (await everyPage()).filter((page) => page.id !== null);

/** Returns the problems that a check found, by page; a test expects an empty list. */
export function faults(pages: readonly Rendered[], check: (page: Rendered) => readonly string[]): string[] {
  return pages.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));
}
