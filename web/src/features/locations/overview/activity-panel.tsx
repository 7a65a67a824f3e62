// Recent activity with its authors.
import {
  FileUp,
  GitMerge,
  type LucideIcon,
  Pencil,
  Plus,
  RotateCcw,
  SquarePen,
  Trash2,
  Undo2,
} from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Link } from "@/ui/link";
import type { Activity, ActivityKind } from "./api";
import { locationAddress } from "./links";
import { Panel, PanelNote } from "./panel";
import { useOverviewWords } from "./words";

const ICONS: Record<ActivityKind, LucideIcon> = {
  location_created: Plus,
  location_changed: Pencil,
  location_deleted: Trash2,
  location_restored: RotateCcw,
  locations_imported: FileUp,
  import_undone: Undo2,
  bulk_edited: SquarePen,
  bulk_deleted: Trash2,
  bulk_undone: Undo2,
  locations_merged: GitMerge,
  merge_undone: Undo2,
};

/** The latest events, newest first. */
export function ActivityPanel({
  activity,
  className,
}: {
  activity: readonly Activity[];
  className?: string;
}) {
  const { activity: words } = useOverviewWords();
  return (
    <Panel title={words.title} {...(className ? { className } : {})}>
      {activity.length === 0 ? (
        <PanelNote title={words.none} text={words.none_text} />
      ) : (
        <ol className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
          {activity.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Event({ event }: { event: Activity }) {
  const { activity: words } = useOverviewWords();
  const format = useFormat();
  const { at, by, kind, location } = event;
  const count = event.count ?? 0;
  const Icon = ICONS[kind];
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="shrink-0 text-ink">{words.kinds[kind](count, format.number(count))}</span>
          {location && (
            <Link href={locationAddress(location.id)} className="truncate">
              <bdi>{location.name}</bdi>
            </Link>
          )}
        </span>
        <span className="block text-xs text-ink-muted">
          {by ? by.name || words.former : words.someone}
          {" · "}
          <time dateTime={at} title={format.dateTime(at)} className="numeric">
            {format.ago(at)}
          </time>
        </span>
      </span>
    </li>
  );
}
