// What every industry page says.
import type { Item, Question, Stat } from "./shapes";

/** A section's title and the sentence below it. */
export interface Heading {
  title: string;
  lead?: string;
}

/** The page of one industry in one language. */
export interface SolutionText {
  meta: { title: string; description: string; name: string };
  hero: { eyebrow: string; title: string; lead: string; picture: string };
  /** Searches that customers of this trade type. */
  searches: { title: string; items: readonly string[] };
  /** Eight features; the first four stand beside a picture. */
  features: Heading & { items: readonly Item[] };
  steps: Heading & { items: readonly Item[] };
  metrics: Heading & { items: readonly Stat[] };
  story: { eyebrow: string; title: string; text: string; figure: Stat; action: string };
  questions: readonly Question[];
  closing: { title: string; text: string };
}
