// Actions on the selected rows; slides in from the bottom when rows are selected.
import { Download, Pencil, Trash2, X } from "lucide-react";
import { Suspense, use, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { CompactLabel } from "@/ui/compact-label";
import { cx } from "@/ui/cx";
import type { Filters, LocationSort } from "../search";
import { type BulkDialog, SlotsContext } from "../slots";
import type { Location } from "../types";
import { focusListSoon } from "./focus-list";
import { isSelected, MAX_EXCEPT, type Selection } from "./selection";
import { useExport } from "./use-export";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface BulkBarProps {
  selection: Selection;
  selected: number;
  /** Number of locations that match the filters. */
  matching: number;
  filters: Filters;
  sort: LocationSort;
  /** Loaded rows. */
  rows: readonly Location[];
  canSelectMatching: boolean;
  onSelectMatching: () => void;
  onClear: () => void;
}

/** The bar of bulk actions; `inert` while nothing is selected. */
export function BulkBar(props: BulkBarProps) {
  const { selection, selected, matching, filters, sort, rows, onClear } = props;
  const canEdit = useMay()("edit_in_bulk");
  const { bulk, table } = useMessages().locations;
  const format = useFormat();
  const exporting = useExport();
  const [dialog, setDialog] = useState<BulkDialog | null>(null);
  const hasDialog = useHasBeenTrue(dialog !== null);
  const isShown = selected > 0;
  const slots = use(SlotsContext);
  const load = { onHoverStart: () => void slots.bulk?.load(), onFocus: () => void slots.bulk?.load() };
  // Rows that are not loaded yet are unknown.
  const areKnown = selection.kind === "rows" || rows.length >= matching;
  const isFull = selection.kind === "matching" && selection.except.size >= MAX_EXCEPT;
  return (
    <section
      aria-label={bulk.label}
      inert={!isShown}
      data-slot="bulk-bar"
      className={cx(
        "fixed right-[calc(0.75rem+var(--side-panel))] bottom-[calc(3.5rem+var(--bottom-bar))] left-[calc(0.75rem+var(--sidebar))] z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem-var(--sidebar)-var(--side-panel))] flex-wrap items-center gap-x-2 gap-y-1.5 rounded-lg border border-line-strong bg-raised p-2 text-sm shadow-lg max-sm:gap-x-1.5 transition duration-200 ease-out",
        !isShown && "translate-y-6 opacity-0",
      )}
    >
      <IconButton label={bulk.clear} size="sm" onPress={onClear} hideTooltip>
        <X {...ICON} />
      </IconButton>
      <span className="numeric font-medium whitespace-nowrap text-ink">
        {table.selected(selected, format.number(selected))}
      </span>
      {props.canSelectMatching && (
        <Button size="sm" variant="ghost" onPress={props.onSelectMatching}>
          {bulk.select_matching(format.number(matching))}
        </Button>
      )}
      {isFull && <span className="text-xs text-ink-muted">{bulk.full}</span>}
      <span className="mx-1 h-5 w-px bg-line max-sm:hidden" aria-hidden="true" />
      {canEdit && (
        <Button
          size="sm"
          variant="primary"
          {...load}
          onPress={() => setDialog("edit")}
          icon={<Pencil {...ICON} />}
        >
          {bulk.edit}
        </Button>
      )}
      <Button
        size="sm"
        variant={canEdit ? "secondary" : "primary"}
        isPending={exporting.isPending}
        onPress={() =>
          exporting.mutate({
            scope:
              selection.kind === "matching"
                ? { filters, except: [...selection.except], sort }
                : { ids: [...selection.ids], sort },
            count: selected,
          })
        }
        icon={<Download {...ICON} />}
      >
        <CompactLabel>{bulk.export}</CompactLabel>
      </Button>
      {canEdit &&
        slots.selection?.({
          rows: areKnown ? rows.filter(({ id }) => isSelected(selection, id)) : null,
          matching: selection.kind === "matching" ? { filters, except: [...selection.except] } : null,
          count: selected,
        })}
      {canEdit && (
        <IconButton label={bulk.delete} size="sm" {...load} onPress={() => setDialog("delete")}>
          <Trash2 className="size-4 text-poor-ink" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
      {hasDialog && (
        <Suspense>
          {slots.bulk?.dialogs({
            open: dialog,
            selection,
            filters,
            count: selected,
            names: rows.filter(({ id }) => isSelected(selection, id)).map(({ name }) => name),
            onStarted: () => {
              setDialog(null);
              onClear();
              focusListSoon();
            },
            onClose: () => setDialog(null),
          })}
        </Suspense>
      )}
    </section>
  );
}
