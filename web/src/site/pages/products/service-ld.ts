// Structured data of product and industry pages.
import type { Thing } from "schema-dts";
import type { Meta } from "../../page";
import { type Language, type PageId, routes } from "../../routes";
import { absolute } from "../../seo/origin";

/** A text with its markup for search engines. */
export interface Titled {
  meta: Meta;
}

/** A part of the service that the page describes. */
/** A part of the service that the page describes. */
export function serviceLd(id: PageId, texts: Record<Language, Titled>, language: Language): Thing {
  const { name, description } = texts[language].meta;
  return {
    "@type": "Service",
    name,
    description,
    url: absolute(routes[id][language]),
    provider: { "@id": absolute("/#organization") },
  };
}
