// Recent bulk edits, each with its undo.
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useLabels } from "@/features/locations/labels/api";
import { useTools } from "@/features/locations/list/tools";
import type { HistoryProps } from "@/features/locations/slots";
import { countryName } from "@/lib/countries";
import { useFormat } from "@/lib/i18n";
import { type Status, StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ItemList } from "@/ui/item-list";
import { ProgressBar } from "@/ui/progress-bar";
import { type Bulk, type BulkChanges, isUnderWay, mayUndo, recentBulkQuery } from "./api";
import { useUndo } from "./use-undo";
import { useBulkWords } from "./words";

const LOOKS: Record<Bulk["state"], Status> = {
  queued: "fair",
  running: "fair",
  done: "good",
  failed: "poor",
  undoing: "fair",
  undone: "neutral",
};

/** The latest bulk work. */
export function HistoryDialog({ isOpen, onClose }: HistoryProps) {
  const { history } = useBulkWords();
  const recent = useQuery({ ...recentBulkQuery, enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={history.title} subtitle={history.subtitle}>
      <ItemList
        query={recent}
        failed={history.failed}
        empty={{ title: history.empty, text: history.empty_text }}
      >
        {(bulk) => <Line key={bulk.id} bulk={bulk} />}
      </ItemList>
    </Dialog>
  );
}

function Line({ bulk }: { bulk: Bulk }) {
  const { history, running, done: results } = useBulkWords();
  const { canEdit } = useTools();
  const format = useFormat();
  const undo = useUndo();
  const details = useDetails(bulk);
  const { kind, state, count, done, kept_hours, by, created_at, undo_until } = bulk;
  const summary =
    kind === "delete"
      ? history.deleted(count, format.number(count))
      : history.edited(count, format.number(count));
  const notes = [
    format.dateTime(created_at),
    ...(by ? [history.by(by.name)] : []),
    ...(kept_hours > 0 ? [results.kept_hours(kept_hours, format.number(kept_hours))] : []),
    ...(mayUndo(bulk) && undo_until ? [history.until(format.date(undo_until))] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-ink">{summary}</p>
        {details.length > 0 && (
          <p
            className="text-xs break-words text-ink-muted first-letter:uppercase sm:truncate"
            title={details.join(" · ")}
          >
            <bdi>{details.join(" · ")}</bdi>
          </p>
        )}
        <p className="numeric text-xs text-ink-faint">{notes.join(" · ")}</p>
        {isUnderWay(bulk) && (
          <ProgressBar
            label={history.states[state]}
            value={state === "queued" ? null : done}
            max={count}
            valueLabel={running.of(format.number(done), format.number(count))}
            className="mt-2"
          />
        )}
      </div>
      {!isUnderWay(bulk) && <StatusBadge status={LOOKS[state]}>{history.states[state]}</StatusBadge>}
      {canEdit && mayUndo(bulk) && (
        <Button
          size="sm"
          isPending={undo.isPending}
          aria-label={history.undo_named(summary)}
          onPress={() => undo.mutate(bulk.id)}
          icon={<Undo2 className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {history.undo}
        </Button>
      )}
    </li>
  );
}

/** Returns the changes of an edit in a few words each. */
function useDetails({ action }: Bulk): string[] {
  const { what: texts } = useBulkWords().history;
  const labels = useLabels();
  const format = useFormat();
  if (action.kind === "delete") return [];
  const { changes } = action;
  const names = (ids: readonly string[]) =>
    format.list(ids.map((id) => labels.get(id)?.name ?? texts.a_label));
  return [
    ...textOf(changes.category, texts.category, texts.no_category),
    ...textOf(changes.phone, texts.phone, texts.no_phone),
    ...textOf(changes.website, texts.website, texts.no_website),
    ...textOf(changes.description, () => texts.description, texts.no_description),
    ...textOf(changes.city ?? undefined, texts.city, ""),
    ...textOf(changes.state, texts.state, texts.no_state),
    ...textOf(changes.country, country, texts.no_country),
    ...(changes.regular_hours ? [changes.regular_hours.length > 0 ? texts.week : texts.no_week] : []),
    ...(changes.add_labels?.length ? [texts.labels_added(names(changes.add_labels))] : []),
    ...(changes.remove_labels?.length ? [texts.labels_removed(names(changes.remove_labels))] : []),
    ...days(changes),
    ...(typeof changes.is_sync_paused === "boolean"
      ? [changes.is_sync_paused ? texts.paused : texts.resumed]
      : []),
  ];

  function country(code: string): string {
    return texts.country(countryName(code, format.locale));
  }

  function days({ special_hours = [] }: BulkChanges): string[] {
    return special_hours.map(({ date, is_closed, open_time, close_time }) => {
      const day = format.date(`${date}T12:00:00`);
      return is_closed ? texts.closed(day) : texts.open(day, open_time ?? "", close_time ?? "");
    });
  }
}

function textOf(value: string | null | undefined, say: (text: string) => string, none: string): string[] {
  if (value === undefined) return [];
  return [value === null ? none : say(value)];
}
