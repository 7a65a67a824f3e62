// What pages of running text say: company, help, legal.
import type { Meta } from "../../page";
import type { PageId } from "../../routes";
import type { Block } from "./blocks";

/** A page that is read from top to bottom. */
export interface TextPageText {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  /** Above the table of contents. */
  contents: string;
  blocks: readonly Block[];
  /** What one can do at the end. */
  next?: { title: string; text: string; to: PageId; action: string };
}
