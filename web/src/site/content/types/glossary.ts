// The terms of the glossary. A term without its words in one language does not compile.
import type { PageId } from "@/site/routes";

/** A term's words. */
export interface Term {
  term: string;
  /** Other names for it: abbreviation, long form, the word in the other language. */
  also?: string;
  definition: string;
}

/** Every term: related terms, and the page that goes further. The id is its anchor in both languages. */
export const terms = {
  "ai-overview": { see: ["zero-click", "serp"] },
  aggregator: { see: ["directory", "citation"], page: "article-nap-consistency" },
  "apple-business": { see: ["bing-places", "google-business-profile"] },
  arp: { see: ["atrp", "solv", "geo-grid"], page: "article-heatmap" },
  atrp: { see: ["arp", "solv"], page: "article-heatmap" },
  attributes: { see: ["categories", "google-business-profile"] },
  "average-rating": { see: ["review-velocity"] },
  backlink: { see: ["prominence", "unstructured-citation"] },
  "bing-places": { see: ["apple-business"] },
  "branded-search": { see: ["discovery-search"] },
  "call-tracking": { see: ["nap", "utm"] },
  "canonical-url": { see: ["redirect", "indexing"] },
  categories: { see: ["primary-category", "attributes"], page: "article-google-business-profile" },
  centroid: { see: ["proximity"] },
  citation: { see: ["nap", "unstructured-citation", "directory"], page: "citations" },
  "citation-audit": { see: ["citation", "duplicate-listing"], page: "template-citations" },
  claim: { see: ["verification", "google-business-profile"] },
  ctr: { see: ["serp", "conversion"] },
  conversion: { see: ["call-tracking", "performance"] },
  crawling: { see: ["indexing", "sitemap"] },
  directory: { see: ["citation", "aggregator"] },
  "discovery-search": { see: ["branded-search", "near-me"] },
  "duplicate-listing": { see: ["local-filter", "practitioner-listing"] },
  "e-e-a-t": { see: ["prominence"] },
  "fake-review": { see: ["review-gating", "listing-spam"] },
  "geo-grid": { see: ["heatmap", "solv", "atrp"], page: "heatmaps" },
  geocoding: { see: ["map-pin"] },
  "google-business-profile": { see: ["verification", "categories"], page: "google-business-profile" },
  "google-maps": { see: ["local-finder", "local-pack"] },
  "health-score": { see: ["attributes", "performance"], page: "tool-audit" },
  heatmap: { see: ["geo-grid"], page: "article-heatmap" },
  hreflang: { see: ["canonical-url"] },
  indexing: { see: ["crawling", "canonical-url"] },
  justification: { see: ["local-pack", "review-response"] },
  "keyword-stuffing": { see: ["listing-spam", "suspension"] },
  "knowledge-panel": { see: ["branded-search", "google-business-profile"] },
  "local-filter": { see: ["duplicate-listing", "practitioner-listing"] },
  "local-finder": { see: ["local-pack", "google-maps"] },
  "local-intent": { see: ["near-me", "discovery-search"] },
  "local-page": { see: ["schema-markup", "store-code"], page: "local-pages" },
  "local-pack": { see: ["local-finder", "relevance", "proximity", "prominence"] },
  "local-seo": { see: ["local-pack", "organic-results"], page: "guide" },
  "local-services-ads": { see: ["local-pack"] },
  "listing-spam": { see: ["keyword-stuffing", "suggested-edit"] },
  "map-pin": { see: ["geocoding", "centroid"] },
  nap: { see: ["citation", "citation-audit"], page: "article-nap-consistency" },
  "near-me": { see: ["local-intent", "proximity"] },
  openness: { see: ["special-hours"] },
  "organic-results": { see: ["serp", "local-pack"] },
  performance: { see: ["conversion", "discovery-search"], page: "article-analytics" },
  "place-id": { see: ["store-code"] },
  post: { see: ["google-business-profile"] },
  "practitioner-listing": { see: ["local-filter"], page: "article-medical-practices" },
  "primary-category": { see: ["categories", "relevance"] },
  prominence: { see: ["relevance", "proximity", "backlink"] },
  proximity: { see: ["centroid", "geo-grid"] },
  redirect: { see: ["canonical-url"] },
  relevance: { see: ["primary-category", "prominence"] },
  "review-gating": { see: ["fake-review", "review-request"] },
  "review-request": { see: ["review-gating", "review-velocity"], page: "template-reviews" },
  "review-response": { see: ["sentiment"], page: "article-negative-reviews" },
  "review-velocity": { see: ["average-rating", "review-request"] },
  "schema-markup": { see: ["local-page"] },
  "search-volume": { see: ["local-intent"], page: "tool-keyword-research" },
  sentiment: { see: ["review-response"], page: "reviews" },
  serp: { see: ["local-pack", "organic-results"] },
  "service-area-business": { see: ["proximity", "verification"], page: "home-services" },
  sitemap: { see: ["crawling"] },
  solv: { see: ["arp", "atrp", "geo-grid"], page: "heatmaps" },
  "special-hours": { see: ["openness"] },
  "store-code": { see: ["place-id"], page: "article-multi-location" },
  "suggested-edit": { see: ["claim", "listing-spam"] },
  suspension: { see: ["keyword-stuffing", "verification"] },
  "unstructured-citation": { see: ["citation", "backlink"] },
  utm: { see: ["performance", "call-tracking"], page: "article-analytics" },
  verification: { see: ["claim", "suspension"] },
  "voice-search": { see: ["near-me", "apple-business"] },
  "white-label": { see: ["performance"], page: "reporting" },
  "zero-click": { see: ["ai-overview", "performance"] },
} as const satisfies Record<string, { see: readonly string[]; page?: PageId }>;

/** Names a term. */
export type TermId = keyof typeof terms;

/** The glossary's words in one language. */
export type Glossary = Record<TermId, Term>;
