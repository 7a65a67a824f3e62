// One value of a few ordered ones, chosen by dragging or with the arrow keys.
import { Slider as AriaSlider, Label, SliderThumb, SliderTrack } from "react-aria-components";
import { cx } from "./cx";
import { fieldClass } from "./field";

export interface SliderProps {
  label: string;
  /** The values, in order. */
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
  /** Text of the value, shown at the right of the label and read out. */
  valueLabel: string;
  className?: string;
}

/** A slider whose steps are the given values, at equal distances. */
export function Slider({ label, values, value, onChange, valueLabel, className }: SliderProps) {
  const index = Math.max(values.indexOf(value), 0);
  return (
    <AriaSlider
      minValue={0}
      maxValue={values.length - 1}
      value={index}
      onChange={(next) => onChange(values[next] ?? value)}
      className={fieldClass(className)}
    >
      <span className="flex items-baseline justify-between gap-3">
        <Label className="text-sm font-medium text-ink">{label}</Label>
        <span className="numeric text-sm text-ink-muted">{valueLabel}</span>
      </span>
      <SliderTrack className="relative h-6 w-full">
        {({ state }) => (
          <>
            <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
            <span
              className="absolute left-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-primary"
              style={{ width: `${state.getThumbPercent(0) * 100}%` }}
            />
            <SliderThumb
              aria-valuetext={valueLabel}
              className={cx(
                "top-1/2 size-5 rounded-full border-2 border-primary bg-surface shadow-sm",
                "dragging:cursor-grabbing focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus",
              )}
            />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
