// Actions on the selected rows; slides in from the bottom when rows are selected.
import { CheckCheck, Download, X } from "lucide-react";
import { Suspense, use, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { MenuAction } from "@/ui/menu";
import type { Filters, LocationSort } from "../search";
import { type BulkDialog, SlotsContext } from "../slots";
import type { Location } from "../types";
import { type BulkAction, BulkActions } from "./bulk-actions";
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
  // Rows that are not loaded yet are unknown.
  const areKnown = selection.kind === "rows" || rows.length >= matching;
  const isFull = selection.kind === "matching" && selection.except.size >= MAX_EXCEPT;
  const exportAction: BulkAction = {
    id: "export",
    label: bulk.export,
    icon: <Download {...ICON} />,
    isPending: exporting.isPending,
    onAction: () =>
      exporting.mutate({
        scope:
          selection.kind === "matching"
            ? { filters, except: [...selection.except], sort }
            : { ids: [...selection.ids], sort },
        count: selected,
      }),
  };
  const selectAll: MenuAction | undefined = props.canSelectMatching
    ? {
        id: "all",
        label: bulk.select_matching(format.number(matching)),
        icon: <CheckCheck {...ICON} />,
        onAction: props.onSelectMatching,
      }
    : undefined;
  const draw = (more: readonly MenuAction[]) => (
    <BulkActions
      actions={[exportAction, ...more]}
      selectAll={selectAll}
      canEdit={canEdit}
      onOpen={setDialog}
      onNear={() => void slots.bulk?.load()}
    />
  );
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
      {isFull && <span className="text-xs text-ink-muted">{bulk.full}</span>}
      {canEdit && slots.selection
        ? slots.selection(
            {
              rows: areKnown ? rows.filter(({ id }) => isSelected(selection, id)) : null,
              matching: selection.kind === "matching" ? { filters, except: [...selection.except] } : null,
              count: selected,
            },
            draw,
          )
        : draw([])}
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
