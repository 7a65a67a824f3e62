// Number of locations in good, fair and poor health.
import { useFormat, useMessages } from "@/lib/i18n";
import { ShareBar } from "@/ui/charts/share-bar";
import { HEALTH_BANDS, type HealthBand } from "../search";
import type { Overview } from "./api";
import { healthAddress } from "./links";
import { Panel } from "./panel";
import { useOverviewWords } from "./words";

/** The distribution, each band a link to its locations. */
export function HealthPanel({ health }: Pick<Overview, "health">) {
  const { ui } = useMessages();
  const { health: words } = useOverviewWords();
  const format = useFormat();
  const notes: Record<HealthBand, string> = {
    good: words.at_least(format.percent(80)),
    fair: words.between(format.percent(60), format.percent(79)),
    poor: words.under(format.percent(60)),
  };
  return (
    <Panel
      title={words.title}
      note={health.average !== null && words.average(format.percent(health.average))}
    >
      <ShareBar
        label={words.label}
        shares={HEALTH_BANDS.map((band) => ({
          id: band,
          label: ui.health[band],
          note: notes[band],
          value: health[band],
          text: format.number(health[band]),
          status: band,
          href: healthAddress(band),
        }))}
      />
    </Panel>
  );
}
