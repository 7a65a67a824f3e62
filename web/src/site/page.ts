// Types of the public site's pages.
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import type { Language, PageId } from "./routes";

/** Metadata of a page for search engines and other sites. */
export interface Meta {
  /** Title of the browser tab and of search results: at most 60 characters, unique. */
  title: string;
  /** One or two sentences, 70 to 155 characters, unique. */
  description: string;
  /** Short, for breadcrumbs and lists: "Heatmaps". */
  name: string;
}

/** Returns the short name of a page in the language of the page that links to it. */
export type NameOf = (page: PageId) => string;

/** A page in both languages. Layout, breadcrumbs and head are added around it. */
export interface Page {
  meta: Record<Language, Meta>;
  /** Content of <main>, with the only <h1> of the page. */
  Body: (props: { language: Language; nameOf: NameOf }) => ReactNode;
  /** Structured data beside the breadcrumbs, which each page has; nothing that the page does not show. */
  jsonLd?: (language: Language) => Thing[];
  /** Date of the last change of the text (YYYY-MM-DD); for articles, of publication or change. */
  updated?: string;
  /** Articles: publication date and feed summary. */
  article?: { published: string; author: string };
}

/** The pages of an area: a page that is missing does not compile. */
export type Pages<Ids extends PageId> = Record<Ids, Page>;
