// The latest imports, to go on with or to look at.
import { useFormat } from "@/lib/i18n";
import type { Status } from "@/ui/badge";
import { StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Import } from "./upload";
import { useImportMessages } from "./words";

const LOOKS: Record<Import["state"], Status> = {
  uploaded: "neutral",
  checked: "neutral",
  queued: "fair",
  running: "fair",
  done: "good",
  failed: "poor",
  undone: "neutral",
};

/** One line per import; empty without any. */
export function RecentImports({
  imports,
  onOpen,
}: {
  imports: readonly Import[];
  onOpen: (id: string) => void;
}) {
  const { choose, states, map } = useImportMessages().locations.imports;
  const format = useFormat();
  if (imports.length === 0) return null;
  return (
    <section className="mt-7" aria-label={choose.recent}>
      <h4 className="text-sm font-semibold text-ink">{choose.recent}</h4>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {imports.map(({ id, filename, state, created_at, detected }) => (
          <li key={id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3.5 text-sm">
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium text-ink">{filename}</bdi>
              <span className="numeric block truncate text-xs text-ink-muted">
                {map.rows(detected.row_count, format.number(detected.row_count))} ·{" "}
                {format.dateTime(created_at)}
              </span>
            </span>
            <span className="max-sm:hidden">
              <StatusBadge status={LOOKS[state]}>{states[state]}</StatusBadge>
            </span>
            <Button
              size="sm"
              variant="ghost"
              onPress={() => onOpen(id)}
              aria-label={format.pair(actionOf(state), filename)}
            >
              {actionOf(state)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );

  function actionOf(state: Import["state"]) {
    return state === "uploaded" || state === "checked" ? choose.resume : choose.show;
  }
}
