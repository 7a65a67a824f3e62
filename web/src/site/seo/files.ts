// Files for search engines, feed readers and language models: sitemaps, robots.txt, feeds, llms.txt.
import { claimOf, marked, markSentences } from "../claims";
import type { Claim } from "../content/types/claims";
import type { Page } from "../page";
import { type Language, type PageId, routes } from "../routes";
import { absolute } from "./origin";

/** A page that is written, with its id. */
export type Written = readonly [id: PageId, page: Page];

/** Date of the last change of pages without their own date. */
export const UPDATED = "2026-11-20";

const LANGUAGES = ["en", "fr"] as const;
const FEEDS: Record<Language, string> = { en: "/blog/feed.xml", fr: "/fr/blog/feed.xml" };

const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const dateOf = (page: Page) => page.updated ?? page.article?.published ?? UPDATED;

const latest = (dates: readonly string[]) => [...dates].sort().at(-1) ?? UPDATED;

/** All of them, by file name. */
export function searchFiles(pages: readonly Written[]): Record<string, string> {
  const newest = latest(pages.map(([, page]) => dateOf(page)));
  return {
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${LANGUAGES.map((language) => `<sitemap><loc>${absolute(`/sitemap-${language}.xml`)}</loc><lastmod>${newest}</lastmod></sitemap>`).join("\n")}
</sitemapindex>
`,
    "sitemap-en.xml": sitemap(pages, "en"),
    "sitemap-fr.xml": sitemap(pages, "fr"),
    "robots.txt": `User-agent: *
Disallow: /dashboard
Disallow: /api/v1/
Disallow: /auth/v1/

Sitemap: ${absolute("/sitemap.xml")}
`,
    [FEEDS.en.slice(1)]: markSentences(feed(pages, "en"), "en"),
    [FEEDS.fr.slice(1)]: markSentences(feed(pages, "fr"), "fr"),
    "llms.txt": overview(pages, "en"),
    "fr/llms.txt": overview(pages, "fr"),
  };
}

function sitemap(pages: readonly Written[], language: Language): string {
  const alternates = (id: PageId) =>
    [...LANGUAGES.map((each) => [each, each] as const), ["x-default", "en"] as const]
      .map(
        ([name, each]) =>
          `<xhtml:link rel="alternate" hreflang="${name}" href="${absolute(routes[id][each])}"/>`,
      )
      .join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(([id, page]) => marked(claimOf(id), `<url><loc>${absolute(routes[id][language])}</loc><lastmod>${dateOf(page)}</lastmod>${alternates(id)}</url>`)).join("\n")}
</urlset>
`;
}

function feed(pages: readonly Written[], language: Language): string {
  const articles = pages
    .flatMap(([id, page]) => (page.article ? [{ id, page, ...page.article }] : []))
    .sort((a, b) => (a.published < b.published ? 1 : -1));
  const updated = latest(articles.map(({ page }) => dateOf(page)));
  const entries = articles.map(({ id, page, published, author }) => {
    const address = absolute(routes[id][language]);
    const { name, description } = page.meta[language];
    const entry = `<entry><id>${address}</id><title>${xml(name)}</title><link href="${address}"/><published>${published}T00:00:00Z</published><updated>${dateOf(page)}T00:00:00Z</updated><author><name>${xml(author)}</name></author><summary>${xml(description)}</summary></entry>`;
    return marked(claimOf(id), entry);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${absolute(FEEDS[language])}</id><title>${language === "en" ? "Vitrine blog" : "Blog de Vitrine"}</title><link rel="self" href="${absolute(FEEDS[language])}"/><link href="${absolute(routes.blog[language])}"/><updated>${updated}T00:00:00Z</updated>
${entries.join("\n")}
</feed>
`;
}

function overview(pages: readonly Written[], language: Language): string {
  const home = pages.find(([id]) => id === "home")?.[1];
  const groups = new Map<string, { claim: Claim | undefined; lines: readonly string[] }>();
  for (const [id, page] of pages) {
    const above = routes[id].parent ?? "home";
    const name = pages.find(([other]) => other === above)?.[1].meta[language].name ?? "Vitrine";
    const line = `- [${page.meta[language].name}](${absolute(routes[id][language])}): ${page.meta[language].description}`;
    const group = groups.get(name) ?? { claim: claimOf(above), lines: [] };
    groups.set(name, { ...group, lines: [...group.lines, marked(claimOf(id), `\n${line}`)] });
  }
  const sections = [...groups].map(([name, { claim, lines }]) =>
    marked(claim, `\n\n## ${name}\n${lines.join("")}`),
  );
  const text = `# Vitrine\n\n> ${home?.meta[language].description ?? ""}${sections.join("")}\n`;
  return markSentences(text, language);
}
