// The kind of area, explained.
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useFormat } from "@/lib/i18n";
import { decimalText } from "../figures";
import { PRESETS, type Preset, presetOf, type Unit } from "../presets";
import { useCreateWords, useHeatmapsWords } from "../words";

export interface PresetFieldProps {
  radius: number;
  unit: Unit;
  onChange: (preset: Preset) => void;
}

/** Four kinds of area; none of them is chosen for another radius. */
export function PresetField({ radius, unit, onChange }: PresetFieldProps) {
  const { area: words } = useCreateWords();
  const { radius: radiusText } = useHeatmapsWords();
  const { locale } = useFormat();
  return (
    <RadioGroup
      value={presetOf(radius, unit) ?? null}
      onChange={(id) => {
        const preset = PRESETS.find((each) => each.id === id);
        if (preset) onChange(preset);
      }}
      className="flex flex-col gap-1.5"
    >
      <Label className="text-sm font-medium text-ink">{words.label}</Label>
      <div className="grid gap-1.5 sm:grid-cols-2">
        {PRESETS.map((preset) => {
          const { label, text } = words.presets[preset.id];
          return (
            <Radio
              key={preset.id}
              value={preset.id}
              className="flex cursor-default flex-col gap-0.5 rounded-md border border-line px-3 py-2 text-sm transition-colors hover:bg-hover focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus selected:border-primary selected:bg-primary-soft"
            >
              <span className="flex items-baseline justify-between gap-2 font-medium text-ink">
                {label}
                <span className="numeric text-xs font-normal text-ink-muted">
                  {radiusText(decimalText(preset.radius[unit], locale), unit)}
                </span>
              </span>
              <span className="text-xs text-pretty text-ink-muted">{text}</span>
            </Radio>
          );
        })}
      </div>
    </RadioGroup>
  );
}
