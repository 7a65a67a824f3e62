// A loading error of this feature.
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

/** A loading error with a retry. */
export function LoadFailed({ children, onRetry }: { children: string; onRetry: () => void }) {
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
      {children}
    </Banner>
  );
}
