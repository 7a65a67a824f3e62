// Prerenders the public site: every page in both languages as HTML, with the files for search engines.
import { prerender } from "react-dom/static";
import { claimOf, marked, markSentences, withClaims } from "./claims";
import { type Assets, Document } from "./document";
import type { Crumb } from "./layout/breadcrumbs";
import { pages } from "./pages";
import { NotFound } from "./pages/not-found/not-found";
import { downloads } from "./pages/resources/downloads";
import { type Language, type PageId, routes } from "./routes";
import { searchFiles } from "./seo/files";
import { Head } from "./seo/head";
import { graphOf } from "./seo/json-ld";
import { redirects } from "./seo/redirects";
import { shareImage } from "./seo/share-image";

const LANGUAGES: readonly Language[] = ["en", "fr"];

/** A file of the site, by its name in the folder of the build. */
export interface SiteFile {
  file: string;
  body: string;
  /** The body is a drawing, the file a PNG of it. */
  isPicture?: boolean;
}

/** Ids of all pages, in the order of routes.ts. */
export const pageIds = Object.keys(routes) as PageId[];

/** Returns the file of an address: `/fr/pricing` is `fr/pricing.html`. */
export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const shareFileOf = (id: PageId, language: Language) =>
  `share/${fileOf(routes[id][language]).replace(/html$/, "png")}`;

/** The way from the home page to a page. */
function crumbsOf(id: PageId, language: Language): Crumb[] {
  const parent = routes[id].parent;
  const above = parent ? crumbsOf(parent, language) : [];
  return [...above, { id, name: pages[id].meta[language].name }];
}

/** The HTML of a page where all claims are made. */
export const render = async (id: PageId, language: Language, assets: Assets): Promise<string> =>
  withClaims(await renderMarked(id, language, assets), "all");

/** The HTML of a page, in which each claim about the company is marked. */
export async function renderMarked(id: PageId, language: Language, assets: Assets): Promise<string> {
  const page = pages[id];
  const crumbs = crumbsOf(id, language);
  const meta = page.meta[language];
  const graph = graphOf(id, language, meta, crumbs, page.jsonLd?.(language) ?? []);
  const image = `/${shareFileOf(id, language)}`;
  const head = (
    <Head
      id={id}
      language={language}
      meta={meta}
      graph={graph}
      image={image}
      isArticle={Boolean(page.article)}
    />
  );
  const whole = await html(
    <Document language={language} id={id} crumbs={crumbs} assets={assets} head={head}>
      <page.Body language={language} nameOf={(other) => pages[other].meta[language].name} />
    </Document>,
  );
  return marked(claimOf(id), markSentences(whole, language));
}

/** The HTML of the page that does not exist, where all claims are made. */
export const renderNotFound = async (language: Language, assets: Assets): Promise<string> =>
  withClaims(await renderNotFoundMarked(language, assets), "all");

/** The HTML of the page that does not exist, in which each claim is marked. */
export async function renderNotFoundMarked(language: Language, assets: Assets): Promise<string> {
  const head = <NotFound.Head language={language} />;
  const whole = await html(
    <Document language={language} id={null} crumbs={[]} assets={assets} head={head}>
      <NotFound.Body language={language} nameOf={(other) => pages[other].meta[language].name} />
    </Document>,
  );
  return markSentences(whole, language);
}

/** The HTML of the page at an address; null when no page is written for it. */
export async function renderPath(path: string, assets: Assets): Promise<string | null> {
  for (const language of LANGUAGES) {
    const id = pageIds.find((each) => routes[each][language] === path);
    if (id) return render(id, language, assets);
  }
  return null;
}

/** Markup that only hydration or a standalone drawing needs; each page contains it a hundred times. */
const REMOVABLE_MARKUP = /<!-- -->|(?<=<svg) xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;

async function html(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  const text = await new Response(prelude as ReadableStream).text();
  return text.replaceAll(REMOVABLE_MARKUP, "");
}

/** Every file of the site. */
export async function* siteFiles(assets: Assets): AsyncGenerator<SiteFile> {
  const all = pageIds.map((id) => [id, pages[id]] as const);
  for (const language of LANGUAGES) {
    for (const [id, page] of all) {
      yield { file: fileOf(routes[id][language]), body: await renderMarked(id, language, assets) };
      const picture = shareImage(id, routes[id].kind, language, page.meta[language].title);
      yield { file: shareFileOf(id, language), body: picture, isPicture: true };
    }
    yield {
      file: language === "en" ? "404.html" : "fr/404.html",
      body: await renderNotFoundMarked(language, assets),
    };
  }
  for (const [file, body] of Object.entries(searchFiles(all))) yield { file, body };
  yield* downloads();
  yield { file: "redirects.json", body: JSON.stringify(redirects()) };
}
