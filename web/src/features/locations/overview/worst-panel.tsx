// The locations with the lowest health, each with the way to its fix.
import { useFormat, useMessages } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { healthStatus } from "@/ui/health-meter";
import { Link, LinkButton } from "@/ui/link";
import { addressLine } from "../list/cells";
import { useHealthWord } from "../use-health-word";
import type { WorstLocation } from "./api";
import { fixAddress, locationAddress } from "./links";
import { Panel, PanelNote } from "./panel";
import { useOverviewWords } from "./words";

/** Up to five locations. */
export function WorstPanel({ worst, canEdit }: { worst: readonly WorstLocation[]; canEdit: boolean }) {
  const { locations } = useMessages();
  const healthWord = useHealthWord();
  const { worst: words } = useOverviewWords();
  const format = useFormat();
  if (worst.length === 0) {
    return (
      <Panel title={words.title}>
        <PanelNote title={words.none} text={words.none_text} />
      </Panel>
    );
  }
  return (
    <Panel title={words.title} note={words.note}>
      <ul className="flex flex-col">
        {worst.map((location) => {
          const status = healthStatus(location.health);
          return (
            <li
              key={location.id}
              className="flex items-center gap-3 border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0"
            >
              <span className="flex w-16 shrink-0 items-center gap-2">
                <StatusShape status={status} />
                <span className="numeric text-sm font-semibold text-ink">
                  {format.percent(location.health)}
                </span>
                <span className="sr-only">{healthWord(location)}</span>
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex min-w-0 items-baseline gap-2 text-sm">
                  <Link
                    href={locationAddress(location.id)}
                    className="max-w-full shrink-0 truncate sm:max-w-[calc(100%-3.5rem)]"
                  >
                    <bdi>{location.name}</bdi>
                  </Link>
                  <bdi className="min-w-0 truncate text-xs text-ink-muted max-sm:hidden">
                    {addressLine(location)}
                  </bdi>
                </span>
                <span className="mt-0.5 line-clamp-2 text-xs text-ink-muted">
                  {location.problems.map((rule) => locations.rules[rule]).join(" · ")}
                </span>
              </span>
              <LinkButton
                href={fixAddress(location.id, location.problems, canEdit)}
                size="sm"
                aria-label={canEdit ? words.fix_one(location.name) : words.look_one(location.name)}
              >
                {canEdit ? words.fix : words.look}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
