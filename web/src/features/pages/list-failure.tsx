// Something that could not be loaded, and the way to try again.
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
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
      {problemText(error, messages)}
    </Banner>
  );
}
