// Second step: the area around the location, and the points in it.
import { RotateCcw } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import type { Place } from "@/ui/map/view";
import { Select } from "@/ui/select";
import { Slider } from "@/ui/slider";
import type { Forecast } from "../api";
import { decimalText, distanceText } from "../figures";
import { convertRadius, RADII, spacingOf, type Unit } from "../presets";
import { useCreateWords, useHeatmapsWords } from "../words";
import { CenterMap } from "./center-map";
import type { Draft } from "./draft";
import { PresetField } from "./preset-field";
import { SizeField } from "./size-field";

const UNITS = ["km", "mi"] as const satisfies Unit[];

export interface AreaStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  /** Position of the location; null without one. */
  origin: Place | null;
  points: Forecast["points"];
  errorMessage: string | undefined;
}

/** The fields at the left, the map at the right; stacked on phones. */
export function AreaStep({ draft, onChange, origin, points, errorMessage }: AreaStepProps) {
  const { area: words, center: centerWords } = useCreateWords();
  const { radius: radiusText } = useHeatmapsWords();
  const { locale } = useFormat();
  const { radius, unit, size, center } = draft;
  const isMoved =
    origin !== null &&
    center !== null &&
    (center.latitude !== origin.latitude || center.longitude !== origin.longitude);
  const spacing = distanceText(spacingOf(radius, unit, size), unit, words, locale);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <PresetField
          radius={radius}
          unit={unit}
          onChange={(preset) => onChange({ radius: preset.radius[unit], size: preset.size })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-4">
          <Slider
            label={words.radius}
            values={RADII}
            value={radius}
            onChange={(next) => onChange({ radius: next })}
            valueLabel={radiusText(decimalText(radius, locale), unit)}
          />
          <Select
            label={words.unit}
            hideLabel
            value={unit}
            choices={UNITS.map((id) => ({ id, label: words.units[id] }))}
            onChange={(chosen) => {
              const next = UNITS.find((each) => each === chosen) ?? unit;
              onChange({ unit: next, radius: convertRadius(radius, unit, next) });
            }}
            className="self-end"
          />
        </div>
        <SizeField
          value={size}
          onChange={(next) => onChange({ size: next })}
          description={words.size_help(spacing)}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <span className="text-sm font-medium text-ink">{centerWords.label}</span>
        <CenterMap
          center={center}
          fitKey={draft.location ?? ""}
          radius={radius}
          unit={unit}
          points={points}
          onChange={(next) => onChange({ center: next })}
          className="h-72 rounded-lg border border-line lg:h-auto lg:min-h-80 lg:flex-1"
        />
        <div className="flex min-h-8 items-center justify-between gap-3 text-xs">
          {errorMessage ? (
            <p role="alert" className="text-poor-ink">
              {errorMessage}
            </p>
          ) : (
            <p className="text-ink-muted">{center ? centerWords.help : centerWords.missing}</p>
          )}
          {isMoved && (
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCcw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => onChange({ center: origin })}
            >
              {centerWords.reset}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
