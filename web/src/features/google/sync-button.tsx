// Reads one location again at Google.
import { RefreshCw } from "lucide-react";
import { Button } from "@/ui/button";
import { CompactLabel } from "@/ui/compact-label";
import { useSyncOne } from "./use-sync-one";
import { useGoogleWords } from "./words";

/** The button in a location's drawer. */
export function SyncButton({ id }: { id: string }) {
  const { sync: words } = useGoogleWords();
  const { isBusy, sync } = useSyncOne(id);
  return (
    <Button
      size="sm"
      isDisabled={isBusy}
      onPress={sync}
      icon={<RefreshCw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      <CompactLabel>{isBusy ? words.busy : words.sync}</CompactLabel>
    </Button>
  );
}
