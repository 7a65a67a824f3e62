// Reasons for a refused or failed post, in words.
import { useWords } from "@/lib/i18n";
import { google as en } from "@/messages/en/google";
import { google as fr } from "@/messages/fr/google";
import { useRuleText } from "../create/use-rule-text";
import type { PostTarget } from "../types";
import { usePostWords } from "./words";

const WORDS = { en: en.errors, fr: fr.errors };

/** Returns the reason of a rejection, then likely causes by our copy of Google's rules; empty for published posts. */
export function useReasons({ state, reason_code, likely_rules }: PostTarget): string[] {
  const { reasons, targets: words } = usePostWords();
  const failures = useWords<typeof en.errors>(WORDS);
  const ruleText = useRuleText();
  if (state !== "rejected" && state !== "failed") return [];
  const likely = likely_rules.length > 0 ? [`${words.likely} ${likely_rules.map(ruleText).join(" ")}`] : [];
  return [textOf(reason_code), ...likely];

  function textOf(code: string | null): string {
    if (code === null) return state === "rejected" ? words.no_reason : words.reason_other;
    if (Object.hasOwn(reasons, code)) return reasons[code as keyof typeof reasons];
    return Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : words.reason_other;
  }
}
