// Error messages of reports.
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText } from "@/lib/problem";
import { useReportsWords } from "./words";

/** Returns the sentence for a failure: of reports, of a refused field, or the general one. */
export function useProblem(): (error: unknown) => string {
  const { problems } = useReportsWords();
  const messages = useMessages();
  return (error) => {
    if (!(error instanceof ApiError)) return problemText(error, messages);
    if (Object.hasOwn(problems, error.code)) return problems[error.code as keyof typeof problems];
    const [field] = error.errors;
    return field ? fieldText(field, messages) : problemText(error, messages);
  };
}
