// The panel beside the map: the pin under the pointer, a comparison, or the figures.
import type { Scan } from "../api";
import { Compare } from "./compare";
import { Figures } from "./figures";
import { PinDetail } from "./pin-detail";
import type { BoardData } from "./use-board";

export interface SideProps {
  data: BoardData;
  /** The newest first. */
  scans: readonly Scan[];
  /** The pin to show; null for none. */
  at: number | null;
  held: number | undefined;
  onRelease: () => void;
  onRival: (key: string | undefined) => void;
  onEndComparison: () => void;
}

/** One of three contents, the most specific first. */
export function Side({ data, scans, at, held, onRelease, onRival, onEndComparison }: SideProps) {
  const { scan, index, pins, reading, comparison } = data;
  const pin = at === null ? undefined : pins[at];
  if (pin && at !== null) {
    return (
      <PinDetail
        pin={pin}
        difference={comparison?.found[at]}
        businesses={scan.businesses}
        shown={index}
        isHeld={at === held}
        onRelease={onRelease}
        onRival={onRival}
      />
    );
  }
  if (comparison) {
    return <Compare newer={{ scan, reading }} {...comparison} onEnd={onEndComparison} />;
  }
  const place = scans.findIndex(({ id }) => id === scan.id);
  const earlier = place < 0 ? undefined : scans.slice(place + 1).find(({ figures }) => figures !== null);
  return (
    <Figures
      scan={scan}
      reading={reading}
      earlier={index === 0 ? (earlier?.figures ?? null) : null}
      isRival={index !== 0}
    />
  );
}
