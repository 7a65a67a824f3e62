// Requirements of every page of the site, checked in the served HTML.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pages } from "../pages";
import { downloads } from "../pages/resources/downloads";
import { pageIds } from "../prerender";
import { routes } from "../routes";
import { searchFiles } from "../seo/files";
import { ORIGIN } from "../seo/origin";
import { redirects } from "../seo/redirects";
import { everyPage, faults, LANGUAGES, RENDER_TIMEOUT, type Rendered, realPages } from "./rendered";

const PUBLIC = join(import.meta.dirname, "../../../public");
const SCREENS =
  /^((\/fr)?\/(login|signup|forgot-password)(\?(plan=(starter|professional|enterprise)(&list=profile|&period=year)?|demo=1))?|\/dashboard(\/clients|\/locations(\/duplicates)?|\/reviews(\/crisis)?|\/requests|\/posts|\/pages|\/heatmaps|\/reports|\/citations(\/(tasks|directories))?|\/settings\/(google|integrations|assistants|audit|brands|domains|members|notifications|organisation|plan|portal|reply-templates|single-sign-on|tokens|webhooks|data|security))?)$/;
/** Addresses that the server answers itself, or the build writes beside the pages. */
const FILES =
  /^\/(assets\/|share\/|templates\/[a-z_]+\/(en|fr)$|api\/v1\/|docs\/api$|(fr\/)?blog\/feed\.xml$|(fr\/)?llms\.txt$|apple-touch-icon\.png$)/;
const DOWNLOADS = new Set(downloads().map(({ file }) => `/${file.replace(/\.html$/, "")}`));
const MAX_HTML = 30_000;

const all = (page: Rendered, selector: string) => [...page.document.querySelectorAll(selector)];
const attribute = (page: Rendered, selector: string, name: string) =>
  page.document.querySelector(selector)?.getAttribute(name) ?? "";

test("every_page_has_one_heading_of_the_first_level_and_skips_none", RENDER_TIMEOUT, async () => {
  const problems = faults(await everyPage(), (page) => {
    const levels = all(page, "h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.tagName[1]));
    const first = levels.filter((level) => level === 1).length;
    const jumps = levels.some((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1);
    return [...(first === 1 ? [] : [`${first} h1`]), ...(jumps ? [`levels ${levels}`] : [])];
  });
  expect(problems).toEqual([]);
});

test("titles_and_descriptions_are_one_of_a_kind_and_of_good_length", RENDER_TIMEOUT, async () => {
  const pages = await realPages();
  const count = new Map<string, number>();
  const texts = (page: Rendered) => [
    page.document.querySelector("head > title")?.textContent ?? "",
    attribute(page, "meta[name=description]", "content"),
  ];
  for (const page of pages) for (const text of texts(page)) count.set(text, (count.get(text) ?? 0) + 1);
  const problems = faults(pages, (page) => {
    const [title = "", description = ""] = texts(page);
    return [
      ...(title.length >= 15 && title.length <= 60 ? [] : [`title of ${title.length}: ${title}`]),
      ...(description.length >= 70 && description.length <= 155
        ? []
        : [`description of ${description.length}: ${description}`]),
      ...[title, description].filter((text) => (count.get(text) ?? 0) > 1).map((text) => `twice: ${text}`),
    ];
  });
  expect(problems).toEqual([]);
});

test("every_page_names_itself_and_its_twin_and_its_twin_names_it", RENDER_TIMEOUT, async () => {
  const problems = faults(await realPages(), (page) => {
    if (page.id === null) return [];
    const route = routes[page.id];
    const expected: Record<string, string> = { en: route.en, fr: route.fr, "x-default": route.en };
    const named = Object.fromEntries(
      all(page, "link[rel=alternate][hreflang]").map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href")?.replace(ORIGIN, ""),
      ]),
    );
    const canonical = attribute(page, "link[rel=canonical]", "href");
    return [
      ...(JSON.stringify(named) === JSON.stringify(expected) ? [] : [`hreflang ${JSON.stringify(named)}`]),
      ...(canonical === ORIGIN + page.path ? [] : [`canonical ${canonical}`]),
      ...(page.document.documentElement.lang === page.language ? [] : ["lang"]),
      ...(attribute(page, "meta[property='og:url']", "content") === canonical ? [] : ["og:url"]),
    ];
  });
  expect(problems).toEqual([]);
});

test("a_shared_page_shows_its_own_words_and_a_picture_of_its_own", RENDER_TIMEOUT, async () => {
  const pages = await realPages();
  const pictures = new Map<string, number>();
  const pictureOf = (page: Rendered) => attribute(page, "meta[property='og:image']", "content");
  for (const page of pages) pictures.set(pictureOf(page), (pictures.get(pictureOf(page)) ?? 0) + 1);
  const problems = faults(pages, (page) => {
    const title = page.document.querySelector("head > title")?.textContent;
    const description = attribute(page, "meta[name=description]", "content");
    const picture = pictureOf(page);
    return [
      // The end-to-end tests check that each picture exists, together with all addresses that a page names.
      ...(picture.startsWith(`${ORIGIN}/share/`) && picture.endsWith(".png") ? [] : [`og:image ${picture}`]),
      ...(pictures.get(picture) === 1 ? [] : [`shared picture ${picture}`]),
      ...(attribute(page, "meta[property='og:title']", "content") === title ? [] : ["og:title"]),
      ...(attribute(page, "meta[property='og:description']", "content") === description
        ? []
        : ["og:description"]),
      ...(attribute(page, "meta[name='twitter:card']", "content") === "summary_large_image"
        ? []
        : ["twitter:card"]),
    ];
  });
  expect(problems).toEqual([]);
});

test("no_link_leads_nowhere", RENDER_TIMEOUT, async () => {
  const pages = await everyPage();
  const ids = new Map(
    pages.map((page) => [page.path, new Set(all(page, "[id]").map((element) => element.id))]),
  );
  const problems = faults(pages, (page) =>
    all(page, "a[href], form[action], script[src], img[src], source[src], link[rel=stylesheet]").flatMap(
      (element) => {
        const to =
          element.getAttribute("href") ?? element.getAttribute("action") ?? element.getAttribute("src") ?? "";
        if (/^(mailto:|tel:|data:)/.test(to) || SCREENS.test(to)) return [];
        if (/^https:\/\//.test(to)) return element.tagName === "A" ? [] : [`loads ${to}`];
        const [address = "", hash] = to.split("#");
        const path = address.split("?")[0] || page.path;
        const anchors = ids.get(path);
        if (anchors) return hash && !anchors.has(hash) ? [`no anchor ${to}`] : [];
        if (FILES.test(path) || DOWNLOADS.has(path) || existsSync(join(PUBLIC, path))) return [];
        return [`dead link ${to}`];
      },
    ),
  );
  expect([...new Set(problems)]).toEqual([]);
});

test("every_page_is_reached_from_its_home_page", RENDER_TIMEOUT, async () => {
  const pages = await realPages();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const seen = new Set<string>();
  const queue = ["/", "/fr"];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = byPath.get(path);
    if (!page || seen.has(path)) continue;
    seen.add(path);
    // The switch of the language would reach every page by its twin.
    for (const link of all(page, "a[href^='/']:not([hreflang])")) {
      queue.push((link.getAttribute("href") ?? "").split(/[?#]/)[0] ?? "");
    }
  }
  expect(pages.map((page) => page.path).filter((path) => !seen.has(path))).toEqual([]);
});

test("pictures_fields_and_buttons_have_names", RENDER_TIMEOUT, async () => {
  const problems = faults(await everyPage(), (page) => [
    ...all(page, "img:not([alt])").map((image) => `no alt: ${image.outerHTML}`),
    ...all(page, "[role=img]:not([aria-label])").map((image) => `no label: ${image.outerHTML.slice(0, 90)}`),
    ...all(page, "a[href], button").flatMap((element) =>
      element.textContent?.trim() || element.getAttribute("aria-label")
        ? []
        : [`no name: ${element.outerHTML}`],
    ),
    ...all(page, "button").flatMap((button) => {
      const acts =
        button.closest("form") ?? button.getAttribute("popovertarget") ?? button.closest("[data-island]");
      return acts ? [] : [`does nothing: ${button.outerHTML.slice(0, 90)}`];
    }),
  ]);
  expect(problems).toEqual([]);
});

test("the_content_policy_allows_all_that_a_page_needs", RENDER_TIMEOUT, async () => {
  const problems = faults(await everyPage(), (page) => [
    ...all(page, "[style]").map((element) => `style attribute: ${element.outerHTML.slice(0, 120)}`),
    ...all(page, "style, iframe, script:not([src]):not([type='application/ld+json'])").map(
      (element) => element.tagName,
    ),
    ...[...page.html.matchAll(/\son[a-z]+="/g)].map(([handler]) => `handler ${handler}`),
  ]);
  expect(problems).toEqual([]);
});

test("without_a_script_every_page_has_its_whole_text_and_its_links", RENDER_TIMEOUT, async () => {
  const problems = faults(await realPages(), (page) => {
    const main = page.document.querySelector("main");
    const words = main?.textContent?.split(/\s+/).length ?? 0;
    const links = all(page, "main a[href]").length;
    const twin = page.document.querySelector("header a[hreflang]")?.getAttribute("href");
    const other = page.language === "en" ? "fr" : "en";
    return [
      ...(words >= 80 ? [] : [`${words} words`]),
      ...(links >= 1 ? [] : ["no link in its text"]),
      ...(page.id && twin === routes[page.id][other] ? [] : [`switches to ${twin}`]),
    ];
  });
  expect(problems).toEqual([]);
});

test("no_page_is_heavy", RENDER_TIMEOUT, async () => {
  const problems = faults(await everyPage(), ({ html }) => {
    const size = brotliCompressSync(html).length;
    return size <= MAX_HTML ? [] : [`${size} bytes`];
  });
  expect(problems).toEqual([]);
});

test("no_redirect_leads_to_another_or_hides_a_page", () => {
  const all = redirects();
  const paths = new Set(Object.values(routes).flatMap(({ en, fr }) => [en, fr]));
  for (const [from, to] of Object.entries(all)) {
    expect(paths.has(from), `${from} is a page`).toBe(false);
    expect(all[to], `${from} takes two steps`).toBeUndefined();
    expect(paths.has(to) || to.endsWith("/feed.xml"), `${from} leads to ${to}`).toBe(true);
  }
  expect(all["/fr/solutions/healthcare"]).toBe("/fr/solutions/sante");
  expect(all["/solutions/sante"]).toBe("/fr/solutions/sante");
  expect(all["/case-studies/pizzeria-mario"]).toBe("/fr/case-studies/pizzeria-mario");
});

test("sitemaps_and_feeds_are_well_formed_and_name_every_page", RENDER_TIMEOUT, async () => {
  const files = searchFiles(pageIds.map((id) => [id, pages[id]] as const));
  for (const [name, text] of Object.entries(files)) {
    if (!name.endsWith(".xml")) continue;
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    expect(parsed.querySelector("parsererror"), name).toBeNull();
  }
  for (const language of LANGUAGES) {
    const listed = [...(files[`sitemap-${language}.xml`] ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc]) => loc,
    );
    expect(listed).toEqual(pageIds.map((id) => ORIGIN + routes[id][language]));
  }
  expect(files["robots.txt"]).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test("styles_of_the_site_use_what_exists", () => {
  const css = readFileSync(join(import.meta.dirname, "../site.css"), "utf8");
  for (const [, path] of css.matchAll(/@import "(\.[^"]+)"/g)) {
    expect(existsSync(join(import.meta.dirname, "..", path ?? "")), path).toBe(true);
  }
});
