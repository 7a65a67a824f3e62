// What the home page says.
import type { Meta } from "../../page";
import type { PRODUCTS, SOLUTIONS } from "./layout";
import type { Item, Stat } from "./shapes";

/** The industries the home page names. */
export const INDUSTRIES = [
  "restaurants",
  "healthcare",
  "home-services",
] as const satisfies readonly (typeof SOLUTIONS)[number][];

/** The products that the home page shows at work, in the order of a week. */
export const DAYS = [
  "reporting",
  "reviews",
  "google-business-profile",
] as const satisfies readonly (typeof PRODUCTS)[number][];

/** All of it. */
export interface HomeText {
  meta: Meta;
  hero: { eyebrow: string; title: string; lead: string; start: string; demo: string; note: string };
  picture: {
    label: string;
    keyword: string;
    area: string;
    average: string;
    before: string;
    review: string;
    reviewer: string;
    reply: string;
    reply_text: string;
    calls: string;
    month: string;
  };
  proof: readonly Stat[];
  features: { title: string; lead: string; more: string; items: Record<(typeof PRODUCTS)[number], Item> };
  /** A week with the product. */
  week: {
    title: string;
    lead: string;
    days: Record<(typeof DAYS)[number], Item & { points: readonly string[]; action: string }>;
  };
  industries: {
    title: string;
    lead: string;
    more: string;
    all: string;
    items: Record<(typeof INDUSTRIES)[number], Item & { points: readonly string[] }>;
  };
  stats: { title: string; items: readonly Stat[] };
  cta: { title: string; text: string; start: string; talk: string; subject: string; note: string };
}
