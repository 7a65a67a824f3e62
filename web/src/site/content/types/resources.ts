// The resources hub, and the words all resource pages share.
import type { Meta } from "@/site/page";
import type { PageId } from "@/site/routes";
import type { Item } from "./shapes";

/** The six categories of the hub with their three pages each, in their order. */
export const CATEGORIES = {
  learn: ["guide", "blog", "glossary"],
  tools: ["tool-audit", "tool-gbp-optimizer", "tool-keyword-research"],
  templates: ["template-checklist", "template-citations", "template-reviews"],
  cases: ["case-restaurant-chain", "case-healthcare", "case-home-services"],
  events: ["webinar-masterclass", "workshop-gbp", "event-summit"],
  support: ["help", "docs", "community"],
} as const satisfies Record<string, readonly PageId[]>;

/** Names a category of the hub. */
export type CategoryId = keyof typeof CATEGORIES;
type ListedResource = (typeof CATEGORIES)[CategoryId][number];

/** A page as the hub shows it. */
export interface ResourceItem extends Item {
  badge: string;
  detail: string;
}

/** A bundle of pages that belong together; `action` leads to the first. */
export interface Bundle extends Item {
  kind: string;
  items: readonly { to: PageId; name: string }[];
  action: string;
}

/** The hub's words. */
export interface HubText {
  meta: Meta;
  title: string;
  lead: string;
  start: string;
  browse: string;
  bundlesTitle: string;
  bundlesLead: string;
  bundles: readonly [Bundle, Bundle, Bundle];
  categoriesTitle: string;
  categories: Record<CategoryId, Item>;
  items: Record<ListedResource, ResourceItem>;
  more: string;
  newsletter: { title: string; text: string };
}

/** Words of all resource pages. */
export interface ResourceWords {
  contents: string;
  readNext: string;
  minutes: (count: number) => string;
  glossary: {
    meta: Meta;
    title: string;
    lead: (count: number) => string;
    letters: string;
    also: string;
    see: string;
  };
  templates: {
    meta: Meta;
    title: string;
    lead: string;
    csv: string;
    print: string;
    preview: string;
    rows: (count: number) => string;
    note: string;
    cards: Record<"template-checklist" | "template-citations" | "template-reviews", string>;
    printed: string;
  };
  cases: {
    meta: Meta;
    title: string;
    lead: string;
    note: string;
    read: string;
    figures: string;
    others: string;
  };
  cta: { title: string; text: string; start: string; talk: string; subject: string; note: string };
}
