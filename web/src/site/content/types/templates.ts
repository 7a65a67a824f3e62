// Templates to download: one table, shown on the page, as CSV and as a page to print.
import type { Meta } from "@/site/page";
import type { Block } from "./blocks";

/** A template's words in one language. */
export interface TemplateText {
  meta: Meta;
  title: string;
  lead: string;
  /** Name of the downloads, without ending; one of a kind over both languages. */
  file: string;
  sheet: Sheet;
  /** How to use it. */
  use: readonly Block[];
}

/** The table: parts of rows below the same columns. */
export interface Sheet {
  /** Heading of the column that names the part, in the CSV. */
  part: string;
  head: readonly [string, string];
  /** Columns left empty for the person who fills it in. */
  blank: readonly string[];
  /** A part may leave out columns that mean nothing for it on paper. */
  parts: readonly {
    title: string;
    blank?: readonly string[];
    rows: readonly (readonly [string, string])[];
  }[];
}
