// The state of the editor in its address: part, language and width of the preview. Pure.
import { LANGUAGES } from "../lists";
import type { Language } from "../types";

/** Widths of the preview in pixels. */
export const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 } as const;
export type Width = keyof typeof WIDTHS;

/** Search parameters. Defaults are left out. */
export interface EditorSearch {
  language?: Language;
  width?: Width;
  /** Block whose fields are open. */
  part?: string;
  /** The list of versions is open. */
  versions?: true;
}

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseEditorSearch(raw: Record<string, unknown>): EditorSearch {
  return {
    language: LANGUAGES.find((each) => each === raw.language),
    width: (Object.keys(WIDTHS) as Width[]).find((each) => each === raw.width),
    part: typeof raw.part === "string" ? raw.part.slice(0, 20) : undefined,
    versions: raw.versions === true || raw.versions === "true" ? true : undefined,
  };
}
