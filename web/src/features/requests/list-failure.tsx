// A loading error of a list, with a retry.
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ProblemNote } from "@/ui/problem-note";
import { useRequestsWords } from "./words";

export interface ListFailureProps {
  error: unknown;
  onRetry: () => void;
  className?: string;
}

/** The reason, and a button. */
export function ListFailure({ error, onRetry, className }: ListFailureProps) {
  const words = useRequestsWords();
  const messages = useMessages();
  return (
    <Banner
      kind="error"
      title={words.load_failed}
      {...(className && { className })}
      actions={
        <Button size="sm" onPress={onRetry}>
          {messages.ui.retry}
        </Button>
      }
    >
      <ProblemNote error={error} />
    </Banner>
  );
}
