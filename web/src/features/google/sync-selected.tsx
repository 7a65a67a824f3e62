// Reads the selected locations again at Google.
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { googleQuery } from "./api";
import { useBulkSync } from "./use-bulk-sync";
import { useGoogleWords } from "./words";

/** The button among the bulk actions, where Google is set up; it leaves out what Google does not have. */
export function SyncSelected({ googleIds }: { googleIds: readonly string[] }) {
  const { sync: words, errors } = useGoogleWords();
  const { data: google } = useQuery(googleQuery);
  const { isBusy, sync } = useBulkSync();
  if (!google?.is_configured) return null;
  return (
    <Button
      size="sm"
      isDisabled={isBusy}
      onPress={() =>
        googleIds.length > 0 ? sync([...googleIds]) : toasts.error(errors.google_nothing_selected)
      }
      icon={<RefreshCw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {isBusy ? words.busy : words.selected}
    </Button>
  );
}
