// Case studies: illustrative stories, and every page says so.
import type { Meta } from "@/site/page";
import type { Block } from "./blocks";
import type { Stat } from "./shapes";

/** A case study's words in one language. */
export interface CaseText {
  meta: Meta;
  /** Trade and place: "Pizzeria, 14 tables". */
  business: string;
  title: string;
  /** Two lines, also on the card. */
  lead: string;
  /** Two or three figures, consistent with those published for the trade. */
  stats: readonly Stat[];
  body: readonly Block[];
}
