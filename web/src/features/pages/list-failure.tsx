// A loading error with a retry.
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ProblemNote } from "@/ui/problem-note";
import { usePagesWords } from "./words";

/** The reason, and a button. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = usePagesWords();
  const messages = useMessages();
  return (
    <Banner
      kind="error"
      title={words.load_failed}
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
