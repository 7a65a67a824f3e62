// Pages of the public site, from its sitemaps.

/** The path of every page in both languages. */
export async function sitemap(site: string): Promise<string[]> {
  const read = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path]) => path ?? "");
  const maps = await read(`${site}/sitemap.xml`);
  const pages = await Promise.all(maps.map((map) => read(site + new URL(map).pathname)));
  return pages.flat().map((page) => new URL(page).pathname);
}
