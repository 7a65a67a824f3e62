// Properties of all fields of the editor.
import type { Language } from "../types";
import type { Draft } from "./draft";

export interface FieldProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  /** Language that is being written. */
  language: Language;
}
