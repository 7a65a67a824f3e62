// The scans of a panel as a slider under the map, with play.
import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { REDUCED_MOTION, useMedia } from "@/lib/use-media";
import { IconButton } from "@/ui/button";
import { Select } from "@/ui/select";
import { type Scan, scanQuery } from "../api";
import { isOpen } from "./api";
import { usePanelWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
/** Time that each scan stays on the map. */
const STEP_MS = 1100;
const NO_COMPARISON = "none";

export interface TimelineProps {
  /** Scans with pins to show, the oldest first. */
  scans: readonly Scan[];
  scanId: string;
  /** The older scan of a comparison. */
  compared: string | undefined;
  onShow: (id: string) => void;
  onCompare: (id: string | undefined) => void;
}

/** Earlier, later, play, the slider, and the scan to compare with. */
export function Timeline({ scans, scanId, compared, onShow, onCompare }: TimelineProps) {
  const words = usePanelWords();
  const format = useFormat();
  const at = scans.findIndex(({ id }) => id === scanId);
  const { isPlaying, play, stop, canPlay } = usePlay(scans, at, onShow);
  const name = (scan: Scan) =>
    isOpen(scan.state)
      ? `${format.shortDateTime(scan.created_at)}, ${words.timeline.live}`
      : format.shortDateTime(scan.created_at);
  const current = scans[at];
  const go = (step: number) => {
    stop();
    const next = scans[at + step];
    if (next) onShow(next.id);
  };
  const others = scans.filter(({ id, figures }) => id !== scanId && figures !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-line bg-surface px-3 py-2">
      <div className="flex min-w-[min(100%,27rem)] flex-1 items-center gap-1">
        <IconButton label={words.timeline.earlier} size="sm" isDisabled={at <= 0} onPress={() => go(-1)}>
          <ChevronLeft {...ICON} />
        </IconButton>
        {canPlay && (
          <IconButton
            label={isPlaying ? words.timeline.pause : words.timeline.play}
            size="sm"
            isDisabled={scans.length < 2}
            onPress={isPlaying ? stop : play}
          >
            {isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
          </IconButton>
        )}
        <IconButton
          label={words.timeline.later}
          size="sm"
          isDisabled={at < 0 || at >= scans.length - 1}
          onPress={() => go(1)}
        >
          <ChevronRight {...ICON} />
        </IconButton>
        <input
          type="range"
          min={0}
          max={Math.max(scans.length - 1, 0)}
          value={Math.max(at, 0)}
          disabled={scans.length < 2}
          aria-label={words.timeline.label}
          aria-valuetext={current ? name(current) : undefined}
          onChange={(event) => {
            stop();
            const next = scans[Number(event.target.value)];
            if (next) onShow(next.id);
          }}
          className="mx-1 min-w-16 flex-1 accent-primary"
        />
        <span className="numeric min-w-0 truncate text-xs text-ink">{current && name(current)}</span>
      </div>
      {others.length > 0 && (
        <Select
          label={words.compare.with}
          hideLabel
          prefix={compared ? `${words.compare.with}:` : undefined}
          placeholder={words.compare.with}
          className="w-full sm:w-72"
          value={compared ?? null}
          choices={[
            ...(compared ? [{ id: NO_COMPARISON, label: words.compare.none }] : []),
            ...others.toReversed().map((scan) => ({ id: scan.id, label: name(scan) })),
          ]}
          onChange={(id) => {
            stop();
            onCompare(id === NO_COMPARISON ? undefined : id);
          }}
        />
      )}
    </div>
  );
}

/** Plays the scans in a loop. Unavailable with reduced motion. */
function usePlay(scans: readonly Scan[], at: number, onShow: (id: string) => void) {
  const client = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const canPlay = !useMedia(REDUCED_MOTION);
  const isPlaying = isWanted && canPlay;
  const next = scans[at + 1];
  const afterNext = scans[at + 2];
  useEffect(() => {
    if (!isPlaying) return;
    if (afterNext) void client.prefetchQuery(scanQuery(afterNext.id));
    const timer = setTimeout(() => {
      if (!next) {
        setWanted(false);
        return;
      }
      // A scan that has not arrived yet keeps the one before on the map.
      void client.ensureQueryData(scanQuery(next.id)).then(
        () => onShow(next.id),
        () => setWanted(false),
      );
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, next, afterNext, client, onShow]);
  return {
    canPlay,
    isPlaying,
    play: () => {
      const [first] = scans;
      if (!next && first) onShow(first.id);
      setWanted(true);
    },
    stop: () => setWanted(false),
  };
}
