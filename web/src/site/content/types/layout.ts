// What header, footer and the rest around a page say.
import type { PageId } from "../../routes";

/** Pages of the products menu, in their order. */
export const PRODUCTS = [
  "google-business-profile",
  "heatmaps",
  "reviews",
  "citations",
  "local-pages",
  "reporting",
] as const satisfies readonly PageId[];

/** Pages of the solutions menu, in their order. */
export const SOLUTIONS = [
  "restaurants",
  "healthcare",
  "real-estate",
  "legal",
  "home-services",
  "retail",
] as const satisfies readonly PageId[];

/** Pages of the footer's other columns. */
export const COLUMNS = {
  resources: [
    "resources",
    "guide",
    "glossary",
    "webinars",
    "templates",
    "case-studies",
    "tool-audit",
    "blog",
  ],
  company: ["about", "careers", "press", "partners", "contact", "pricing"],
  support: ["help", "docs", "api", "status", "community"],
} as const satisfies Record<string, readonly PageId[]>;

/** Pages of the footer's last line. */
export const LEGAL = [
  "privacy",
  "terms",
  "cookies",
  "gdpr",
  "legal-notice",
] as const satisfies readonly PageId[];

type ListedPage = (typeof COLUMNS)[keyof typeof COLUMNS][number] | (typeof LEGAL)[number];

/** A menu of the header. */
export interface MenuText<Ids extends PageId> {
  name: string;
  all: string;
  items: Record<Ids, { name: string; text: string }>;
}

/** The words of a newsletter form. */
export interface NewsletterText {
  title: string;
  text: string;
  email: string;
  submit: string;
  success: string;
  failure: string;
  /** Label of the field that only programs fill in. */
  trap: string;
}

/** All of it. */
export interface LayoutText {
  skip: string;
  home: string;
  main: string;
  menu: string;
  close: string;
  breadcrumbs: string;
  other_language: string;
  other_language_short: string;
  login: string;
  start: string;
  products: MenuText<(typeof PRODUCTS)[number]>;
  solutions: MenuText<(typeof SOLUTIONS)[number]>;
  pricing: string;
  resources: string;
  blog: string;
  help: string;
  columns: Record<"products" | "solutions" | "resources" | "company" | "support", string>;
  links: Record<ListedPage, string>;
  tagline: string;
  newsletter: NewsletterText;
  rights: string;
  legal: string;
}
