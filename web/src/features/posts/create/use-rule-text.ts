// Rules of Google for posts, in words.
import { useComposerWords } from "./words";

/** Returns what a rule says; a general sentence for rules that this version does not know. */
export function useRuleText(): (rule: string) => string {
  const { rules, rule_other } = useComposerWords();
  return (rule) => (Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : rule_other);
}
