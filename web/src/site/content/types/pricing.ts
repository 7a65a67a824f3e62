// What the pricing page says.
import type { Meta } from "../../page";
import type { AddOnTexts, PlanTexts } from "./plans";
import type { Question } from "./shapes";

/** A cell of the comparison: a word, or whether it is part of the plan. */
export type Cell = string | boolean;

/** All of it. */
export interface PricingText {
  meta: Meta;
  title: string;
  lead: string;
  /** The switch between the two ways to pay. */
  billing: string;
  monthly: string;
  yearly: string;
  /** "Save 20%". */
  badge: (percent: number) => string;
  per_month: string;
  per_year: string;
  /** "Save $120 a year". */
  saving: (amount: string) => string;
  popular: string;
  start: string;
  talk: string;
  talk_subject: string;
  trial: (days: number) => string;
  plans: PlanTexts;
  add_ons: {
    title: string;
    lead: string;
    add: string;
    items: AddOnTexts;
  };
  comparison: {
    title: string;
    lead: string;
    feature: string;
    yes: string;
    no: string;
    /** What a row needs besides the plan. */
    note: string;
    groups: readonly { name: string; rows: readonly [feature: string, ...cells: [Cell, Cell, Cell]][] }[];
  };
  faq: { title: string; items: readonly Question[] };
  guarantee: { title: (days: number) => string; text: string };
  cta: { title: string; text: string };
}
