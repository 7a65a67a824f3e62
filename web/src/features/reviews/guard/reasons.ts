// Reasons against a reply in words. Pure.
import type { ReplyCheck } from "../api";
import type { GuardWords } from "../words";

/** Reason as it is shown. */
export interface ShownReason {
  code: string;
  text: string;
  excerpt: string | null;
}

/** Reasons of a check: blocking ones, warnings, and the first neutral wording that the check offers. */
export interface ShownCheck {
  blocking: ShownReason[];
  warnings: ShownReason[];
  wording: string | null;
}

/** Returns the reasons of a check in words. */
export function shownCheck({ reasons }: Pick<ReplyCheck, "reasons">, words: GuardWords): ShownCheck {
  const shown = reasons.map(({ code, excerpt, is_blocking }) => ({
    code,
    excerpt,
    is_blocking,
    text: Object.hasOwn(words.reasons, code)
      ? words.reasons[code as keyof GuardWords["reasons"]]
      : words.unknown(code),
  }));
  return {
    blocking: shown.filter(({ is_blocking }) => is_blocking),
    warnings: shown.filter(({ is_blocking }) => !is_blocking),
    wording: reasons.find(({ wording }) => wording !== null)?.wording ?? null,
  };
}
