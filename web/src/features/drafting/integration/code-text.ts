// Texts of the codes of a key that does not work.
import type { Words } from "../words";

/** Returns the text of a code; unknown codes get the general one. */
export function codeText(code: string, { codes }: Words): string {
  return Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : codes.other;
}
