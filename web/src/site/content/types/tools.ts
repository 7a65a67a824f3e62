// What the pages of the free tools say.
import type { Meta } from "../../page";
import type { Item, Question } from "./shapes";

/** What every tool's page has around the tool. */
export interface ToolText {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  /** Shown where no script runs. */
  script: string;
  how: { title: string; items: readonly Item[] };
  faq: { title: string; items: readonly Question[] };
  cta: { title: string; text: string; action: string };
}

/** A finding: what it is, and what to do. */
export type Advice = readonly [title: string, text: string];
