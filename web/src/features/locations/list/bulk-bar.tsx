// What can be done with the selected rows; comes from the bottom while there are any.
import { Download, X } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { ExportScope } from "../export";
import type { Selection } from "./selection";
import { useExport } from "./use-export";

export interface BulkBarProps {
  selection: Selection;
  selected: number;
  /** How many match the filters. */
  matching: number;
  canSelectMatching: boolean;
  onSelectMatching: () => void;
  onClear: () => void;
  scope: ExportScope;
}

/** The bar of bulk actions; `inert` while nothing is selected. */
export function BulkBar({
  selected,
  matching,
  canSelectMatching,
  onSelectMatching,
  onClear,
  scope,
}: BulkBarProps) {
  const { bulk, table } = useMessages().locations;
  const format = useFormat();
  const exporting = useExport();
  const isShown = selected > 0;
  return (
    <section
      aria-label={bulk.label}
      inert={!isShown}
      data-slot="bulk-bar"
      className={cx(
        "fixed inset-x-3 bottom-14 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised py-2 pr-2 pl-4 text-sm shadow-lg transition duration-200 ease-out",
        !isShown && "translate-y-6 opacity-0",
      )}
    >
      <span className="numeric font-medium text-ink">
        {table.selected(selected, format.number(selected))}
      </span>
      {canSelectMatching && (
        <Button size="sm" variant="ghost" onPress={onSelectMatching}>
          {bulk.select_matching(format.number(matching))}
        </Button>
      )}
      <span className="mx-1 h-5 w-px bg-line" aria-hidden="true" />
      <Button
        size="sm"
        variant="primary"
        isPending={exporting.isPending}
        onPress={() => exporting.mutate({ scope, count: selected })}
        icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      >
        {bulk.export}
      </Button>
      <IconButton label={bulk.clear} size="sm" onPress={onClear} hideTooltip>
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
