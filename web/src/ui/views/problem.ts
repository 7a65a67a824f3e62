// Reasons for which a view was not saved.
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useViewsWords } from "./words";

/** Returns a function that writes the reason of a failure. */
export function useViewProblem(): (error: unknown) => string {
  const messages = useMessages();
  const { problems } = useViewsWords();
  return (error) => {
    const own = error instanceof ApiError && Object.entries(problems).find(([code]) => code === error.code);
    return own ? own[1] : problemText(error, messages);
  };
}
