// A loading error of a section, with a retry.
import { useMessages } from "@/lib/i18n";
import { Banner } from "./banner";
import { Button } from "./button";

export interface LoadFailedProps {
  text: string;
  onRetry: () => void;
}

/** An error banner with the button. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const { ui } = useMessages();
  return (
    <Banner
      kind="error"
      actions={
        <Button size="sm" onPress={onRetry}>
          {ui.retry}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
