// Reads the location of a row again at Google.
import { RefreshCw } from "lucide-react";
import { RowAction } from "@/ui/row-action";
import { useSyncOne } from "./use-sync-one";
import { useGoogleWords } from "./words";

export interface SyncRowProps {
  id: string;
  name: string;
  /** 0 in the one row that Tab reaches, otherwise -1. */
  tabIndex: number;
}

/** The action in a row of the list. */
export function SyncRow({ id, name, tabIndex }: SyncRowProps) {
  const { sync: words } = useGoogleWords();
  const { isBusy, sync } = useSyncOne(id);
  return (
    <RowAction
      label={isBusy ? words.busy_with(name) : words.now(name)}
      tabIndex={tabIndex}
      isPending={isBusy}
      onClick={sync}
    >
      <RefreshCw className="size-4" strokeWidth={1.5} aria-hidden="true" />
    </RowAction>
  );
}
