// Head of a page for search engines and link previews.
import type { Graph } from "schema-dts";
import type { Meta } from "../page";
import { type Language, type PageId, routes } from "../routes";
import { absolute } from "./origin";

const LOCALES: Record<Language, string> = { en: "en_US", fr: "fr_FR" };

interface Props {
  id: PageId;
  language: Language;
  meta: Meta;
  graph: Graph;
  /** Path of the picture others show when the page is shared. */
  image: string;
  isArticle: boolean;
}

/** Title, description, canonical address, twins, cards and structured data. */
export function Head({ id, language, meta, graph, image, isArticle }: Props) {
  const { title, description } = meta;
  const here = absolute(routes[id][language]);
  const other: Language = language === "en" ? "fr" : "en";
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={here} />
      <link rel="alternate" hrefLang="en" href={absolute(routes[id].en)} />
      <link rel="alternate" hrefLang="fr" href={absolute(routes[id].fr)} />
      <link rel="alternate" hrefLang="x-default" href={absolute(routes[id].en)} />
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:site_name" content="Vitrine" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:locale:alternate" content={LOCALES[other]} />
      <meta property="og:image" content={absolute(image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={language === "en" ? "Vitrine blog" : "Blog de Vitrine"}
        href={language === "en" ? "/blog/feed.xml" : "/fr/blog/feed.xml"}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
