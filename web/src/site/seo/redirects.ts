// Addresses that lead elsewhere for good (301), in one place. The build writes them for the server; one step each.
import { type PageId, routes } from "../routes";

/** Old or likely addresses that no rule below makes. */
const OTHERS: Record<string, string> = {
  "/home": "/",
  "/en": "/",
  "/accueil": "/fr",
  "/tarifs": "/fr/pricing",
  "/fr/tarifs": "/fr/pricing",
  "/fr/produits": "/fr/products",
  "/produits": "/fr/products",
  "/fr/ressources": "/fr/resources",
  "/ressources": "/fr/resources",
  "/case-studies": "/resources/case-studies",
  "/fr/case-studies": "/fr/resources/etudes-de-cas",
  "/tools": "/resources",
  "/fr/tools": "/fr/resources",
  "/resources/workshops": "/resources/workshops/gbp",
  "/fr/resources/ateliers": "/fr/resources/ateliers/fiche-google",
  "/resources/events": "/resources/events/summit",
  "/fr/resources/evenements": "/fr/resources/evenements/sommet-seo-local",
  "/feed": "/blog/feed.xml",
  "/rss.xml": "/blog/feed.xml",
  "/fr/feed": "/fr/blog/feed.xml",
};

/** Every redirect: address to address. */
export function redirects(): Record<string, string> {
  const all = new Map(Object.entries(OTHERS));
  const pages = new Set((Object.keys(routes) as PageId[]).flatMap((id) => [routes[id].en, routes[id].fr]));
  for (const { en, fr } of Object.values(routes)) {
    // Likely guesses of the French address: the English one after /fr, or the French one without /fr.
    for (const likely of [`/fr${en === "/" ? "" : en}`, fr.slice("/fr".length)]) {
      if (likely !== "" && !pages.has(likely)) all.set(likely, fr);
    }
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
