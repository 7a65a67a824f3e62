// Rules of Google for posts, in words.
import { useComposerWords } from "./words";

/** Returns the text of a rule; a general text for unknown rules. */
export function useRuleText(): (rule: string) => string {
  const { rules, rule_other } = useComposerWords();
  return (rule) => (Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : rule_other);
}
