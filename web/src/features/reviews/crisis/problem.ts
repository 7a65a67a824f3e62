// Refusals about a crisis in words.
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useCrisisWords } from "./words";

/** Returns the sentence for a refusal about a crisis; others get the sentence that they have everywhere. */
export function useCrisisProblem() {
  const { problems } = useCrisisWords();
  const messages = useMessages();
  return (error: unknown) =>
    error instanceof ApiError && error.code === "crisis_ended"
      ? problems.crisis_ended
      : problemText(error, messages);
}
