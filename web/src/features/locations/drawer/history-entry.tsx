// One change of a location, and the button that restores an old value.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, GitMerge, Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { WebAddress } from "@/ui/web-address";
import { useLabels } from "../labels/api";
import type { Location } from "../types";
import { type Changes, changeLocation, type FieldChange, type HistoryEntry } from "./api";
import { isCurrent, mayRestore, restoringBody, valueText } from "./history-values";
import { type DrawerWords, useDrawerWords } from "./words";

const ICONS = { created: Plus, changed: Pencil, deleted: Trash2, restored: RotateCcw, merged: GitMerge };

export interface EntryProps {
  entry: HistoryEntry;
  location: Location;
  canEdit: boolean;
  /** Time of the change, formatted. */
  when: string;
}

/** One line of the history with its fields. */
export function Entry({ entry, location, canEdit, when }: EntryProps) {
  const { history: words } = useDrawerWords();
  const Icon = ICONS[entry.event];
  return (
    <li data-slot="history-entry" className="group relative flex gap-3 pb-6 last:pb-2">
      <span
        className="absolute top-8 bottom-0 left-[0.8125rem] w-px bg-line group-last:hidden"
        aria-hidden="true"
      />
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line bg-surface text-ink-muted">
        <Icon className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="@container min-w-0 flex-1 pt-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-sm text-ink">
            <span className="font-semibold">{words.events[entry.event]}</span>{" "}
            <span className="text-ink-muted">{words.by(authorOf(entry, words))}</span>
          </h3>
          {(entry.by || entry.source !== "sync") && <Badge>{words.sources[entry.source]}</Badge>}
          <time dateTime={entry.at} className="numeric text-xs text-ink-muted @md:ml-auto">
            {when}
          </time>
        </div>
        {entry.changes.length > 0 && entry.event !== "created" && (
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
            {entry.changes.map((change) => (
              <Change key={change.field} {...{ entry, change, location, canEdit }} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Author of a change; changes from Google have none here. */
function authorOf({ by, source }: HistoryEntry, words: DrawerWords["history"]): string {
  if (by) return by.name || words.former;
  return source === "sync" ? words.sources.sync : words.someone;
}

interface ChangeProps extends Omit<EntryProps, "when"> {
  change: FieldChange;
}

function Change({ entry, change, location, canEdit }: ChangeProps) {
  const { history: words } = useDrawerWords();
  const format = useFormat();
  const labels = useLabels();
  const restoring = useRestoring(location);
  const field = fieldName(change.field, words.fields);
  const text = (value: unknown) =>
    valueText(change.field, value, words, format, (id) => labels.get(id)?.name);
  const before = text(change.old);
  const isAddress = change.field === "website";
  const mayGoBack = canEdit && mayRestore(entry, change) && !isCurrent(location, change.field, change.old);
  return (
    <li className="flex items-start gap-3 px-3.5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-muted">{field}</p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm">
          <Value label={words.before} text={before} empty={words.empty} isAddress={isAddress} isOld />
          <span className="flex max-w-full min-w-0 items-baseline gap-x-2">
            <ArrowRight
              className="size-3.5 shrink-0 self-center text-ink-faint"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <Value label={words.after} text={text(change.new)} empty={words.empty} isAddress={isAddress} />
          </span>
        </p>
      </div>
      {mayGoBack && (
        <Button
          size="sm"
          variant="ghost"
          isPending={restoring.isPending}
          aria-label={words.restore_field(field, before ?? words.empty)}
          onPress={() => restoring.mutate({ field, body: restoringBody(entry, change) })}
          icon={<RotateCcw className="size-3.5" strokeWidth={1.75} aria-hidden="true" />}
        >
          {words.restore}
        </Button>
      )}
    </li>
  );
}

function Value({
  label,
  text,
  empty,
  isAddress,
  isOld = false,
}: {
  label: string;
  text: string | null;
  empty: string;
  /** True for a web address. */
  isAddress: boolean;
  isOld?: boolean;
}) {
  const format = useFormat();
  const look = isOld ? "text-ink-muted line-through decoration-ink-faint" : "font-medium text-ink";
  return (
    <span className="max-w-full min-w-0 break-words">
      <span className="sr-only">{label + format.colon}</span>
      {text === null ? (
        <span className="text-ink-faint italic">{empty}</span>
      ) : (
        <bdi className={`line-clamp-4 ${look}`}>{isAddress ? <WebAddress address={text} /> : text}</bdi>
      )}
    </span>
  );
}

/** Restores the old value; after a conflict, the newest values are loaded and the user decides again. */
function useRestoring(location: Location) {
  const client = useQueryClient();
  const messages = useMessages();
  const { history: words } = useDrawerWords();
  const refresh = () => client.invalidateQueries({ queryKey: ["locations"] });
  return useMutation({
    mutationFn: ({ body }: { field: string; body: Changes }) =>
      changeLocation(location.id, location.version, body),
    onSuccess: async (_, { field }) => {
      await refresh();
      toasts.success(words.restored(field));
    },
    onError: (error, { field }) => {
      void refresh();
      const isStale = error instanceof ApiError && error.status === 412;
      toasts.error(
        isStale ? words.conflict : `${words.restore_failed(field)} ${problemText(error, messages)}`,
      );
    },
  });
}

/** The name of a field; one that this app does not know yet keeps its own. */
function fieldName(field: string, names: Readonly<Record<string, string>>): string {
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field;
}
