// What an article says in one language. What is the same in all languages is in pages/blog/articles.ts.
import type { Meta } from "@/site/page";
import type { Block } from "./blocks";

/** An article's words. */
export interface ArticleText {
  /** Title and description for search engines (at most 60 and 155 characters). */
  meta: Meta;
  /** The headline. */
  title: string;
  /** The two lines of the card, searched by the blog's filter. */
  excerpt: string;
  /** Shown with a leading '#', searched by the blog's filter. */
  tags: readonly string[];
  body: readonly Block[];
}

/** The blog's categories, in the order of their buttons. */
export const BLOG_CATEGORIES = [
  "google-business-profile",
  "analytics",
  "reputation-management",
  "citations",
  "case-studies",
  "industry-solutions",
  "enterprise",
] as const;

/** Names a category; part of the address. */
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Who writes. */
export type AuthorId = "claire" | "daniel" | "sophie" | "marco";

/** The blog's own words. */
export interface BlogText {
  meta: Meta;
  title: string;
  lead: string;
  search: string;
  searchLabel: string;
  submit: string;
  featured: string;
  readArticle: string;
  readMore: string;
  listTitle: string;
  categoriesLabel: string;
  all: string;
  categories: Record<BlogCategory, string>;
  /** Said aloud after each change of the filter. */
  found: { one: string; many: string };
  none: { title: string; text: string };
  newsletter: { title: string; text: string; submit: string };
  topicsTitle: string;
  topics: readonly { category: BlogCategory; name: string }[];
  /** Number of articles of a topic. */
  count: { one: string; many: string };
  authors: Record<AuthorId, { name: string; role: string }>;
  by: string;
  updated: string;
  related: string;
  backToBlog: string;
}
