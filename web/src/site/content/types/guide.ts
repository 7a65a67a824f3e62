// The long guide.
import type { Meta } from "@/site/page";
import type { Block } from "./blocks";

/** The guide's words in one language. */
export interface GuideText {
  meta: Meta;
  title: string;
  lead: string;
  /** Above the table of contents. */
  contents: string;
  body: readonly Block[];
}
