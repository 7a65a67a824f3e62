// Types of the public site's pages.
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import type { Language, PageId } from "./routes";

/** Metadata of a page for search engines and other sites. */
export interface Meta {
  /** Of the browser's tab and of search results: at most 60 characters, one of a kind. */
  title: string;
  /** One or two sentences, 70 to 155 characters, one of a kind. */
  description: string;
  /** Short, for breadcrumbs and lists: "Heatmaps". */
  name: string;
}

/** Returns the short name of a page in the language of the page that links to it. */
export type NameOf = (page: PageId) => string;

/** A page in both languages. Layout, breadcrumbs and head are added around it. */
export interface Page {
  meta: Record<Language, Meta>;
  /** Everything inside <main>; it has the page's one <h1>. */
  Body: (props: { language: Language; nameOf: NameOf }) => ReactNode;
  /** Structured data beside the breadcrumbs, which each page has; nothing that the page does not show. */
  jsonLd?: (language: Language) => Thing[];
  /** When its text was last changed (YYYY-MM-DD); for articles, when they appeared or were changed. */
  updated?: string;
  /** Articles: publication date and feed summary. */
  article?: { published: string; author: string };
}

/** The pages of an area: a page that is missing does not compile. */
export type Pages<Ids extends PageId> = Record<Ids, Page>;
