// Structured data of a page: publisher, breadcrumbs, and data of the page itself.
import type { Graph, Thing } from "schema-dts";
import type { Crumb } from "../layout/breadcrumbs";
import type { Meta } from "../page";
import { type Language, type PageId, routes } from "../routes";
import { absolute } from "./origin";

const ORGANIZATION = { "@id": absolute("/#organization") };
const WEBSITE = { "@id": absolute("/#website") };

/** Returns the structured data of a page as one graph. */
export function graphOf(
  id: PageId,
  language: Language,
  meta: Meta,
  crumbs: readonly Crumb[],
  own: readonly Thing[],
): Graph {
  const here = absolute(routes[id][language]);
  const common: Thing[] = [
    {
      "@type": "Organization",
      ...ORGANIZATION,
      name: "Vitrine",
      url: absolute("/"),
      logo: absolute("/icon-512.png"),
    },
    {
      "@type": "WebSite",
      ...WEBSITE,
      name: "Vitrine",
      url: absolute(language === "en" ? "/" : "/fr"),
      inLanguage: language,
      publisher: ORGANIZATION,
    },
    {
      "@type": "WebPage",
      "@id": here,
      url: here,
      name: meta.title,
      description: meta.description,
      inLanguage: language,
      isPartOf: WEBSITE,
    },
  ];
  if (crumbs.length > 1) {
    common.push({
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: crumb.name,
        item: absolute(routes[crumb.id][language]),
      })),
    });
  }
  return { "@context": "https://schema.org", "@graph": [...common, ...own] };
}
