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

/** Text of a rule: its title, what to do when it fails, and another title for when it holds. */
export type Advice = readonly [title: string, text: string, held?: string];
