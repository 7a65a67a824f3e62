// Articles that match the blog's filter. Pure; the island and the tests share it.

/** Chosen filters; empty means all. */
export interface Filter {
  q: string;
  category: string;
}

/** Properties that the filter checks. */
export interface SearchableArticle {
  title: string;
  excerpt: string;
  tags: readonly string[];
  category: string;
}

/** The text is in title, excerpt or a tag, in any case, and the category is the chosen one. */
export function shows(filter: Filter, article: SearchableArticle): boolean {
  if (filter.category && article.category !== filter.category) return false;
  const sought = fold(filter.q.trim());
  return [article.title, article.excerpt, ...article.tags].some((text) => fold(text).includes(sought));
}

/** The filter of an address. */
export function filterOf(search: string): Filter {
  const query = new URLSearchParams(search);
  return { q: query.get("q") ?? "", category: query.get("category") ?? "" };
}

/** The address of a filter, to be shared; nothing when nothing is chosen. */
export function searchOf({ q, category }: Filter): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set("q", q.trim());
  if (category) query.set("category", category);
  const text = query.toString();
  return text ? `?${text}` : "";
}

// A person types ' where the page has ’.
const fold = (text: string) => text.toLowerCase().replaceAll("’", "'");
