// The panel beside the map: the pin under the pointer, a comparison, or the figures.

import { useMedia, WIDE_SCREEN } from "@/lib/use-media";
import type { Scan } from "../api";
import { Compare } from "./compare";
import { Figures } from "./figures";
import { PinDetail } from "./pin-detail";
import type { BoardData } from "./use-board";

export interface SideProps {
  data: BoardData;
  /** The newest first. */
  scans: readonly Scan[];
  /** The pin under the pointer or with the focus; null for none. */
  pointed: number | null;
  held: number | undefined;
  onRelease: () => void;
  onRival: (key: string | undefined) => void;
  isSideBySide: boolean;
  onSideBySide: (isSideBySide: boolean) => void;
  onEndComparison: () => void;
}

/** Shows the held pin, the comparison or the figures. On phones, a held pin covers the bottom of the page. */
export function Side(props: SideProps) {
  const { data, pointed, held } = props;
  const isWide = useMedia(WIDE_SCREEN);
  const at = isWide ? (pointed ?? held) : held;
  const pin = at === undefined ? undefined : data.pins[at];
  const detail = pin && at !== undefined && (
    <PinDetail
      pin={pin}
      difference={data.comparison?.differences[at]}
      businesses={data.scan.businesses}
      businessIndex={data.index}
      isHeld={at === held}
      onRelease={props.onRelease}
      onRival={props.onRival}
    />
  );
  if (isWide && detail) return detail;
  return (
    <>
      <Whole {...props} />
      {detail && (
        <div className="fixed inset-x-0 bottom-(--bottom-bar) z-30 flex max-h-[42dvh] flex-col rounded-t-lg border-t border-line bg-raised shadow-lg">
          {detail}
        </div>
      )}
    </>
  );
}

/** The comparison, or the figures of the whole grid. */
function Whole({ data, scans, isSideBySide, onSideBySide, onEndComparison }: SideProps) {
  const { scan, index, reading, comparison } = data;
  if (comparison)
    return (
      <Compare
        newer={{ scan, reading }}
        {...comparison}
        isSideBySide={isSideBySide}
        onSideBySide={onSideBySide}
        onEnd={onEndComparison}
      />
    );
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
