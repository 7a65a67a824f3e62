// The size of the grid, each with a small drawing of its points.
import { Label, Radio, RadioGroup } from "react-aria-components";
import { SIZES } from "../presets";
import { useCreateWords } from "../words";

/** Side of a drawing in pixels. */
const SIDE = 40;

export interface SizeFieldProps {
  value: number;
  onChange: (size: number) => void;
  /** Help under the choices. */
  description: string;
}

/** All sizes in two rows. */
export function SizeField({ value, onChange, description }: SizeFieldProps) {
  const { area: words } = useCreateWords();
  return (
    <RadioGroup
      value={String(value)}
      onChange={(size) => onChange(Number(size))}
      orientation="horizontal"
      className="flex flex-col gap-1.5"
    >
      <span className="flex items-baseline justify-between gap-3">
        <Label className="text-sm font-medium text-ink">{words.size}</Label>
        <span className="numeric text-sm text-ink-muted">{words.size_name(value)}</span>
      </span>
      <div className="grid grid-cols-5 gap-1.5">
        {SIZES.map((size) => (
          <Radio
            key={size}
            value={String(size)}
            aria-label={words.size_name(size)}
            className="flex cursor-default flex-col items-center gap-1 rounded-md border border-line px-1 pt-2 pb-1 text-ink-muted transition-colors hover:bg-hover focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus selected:border-primary selected:bg-primary-soft selected:text-link"
          >
            <Dots size={size} />
            <span className="numeric text-xs">{size}</span>
          </Radio>
        ))}
      </div>
      <p className="text-xs text-ink-muted">{description}</p>
    </RadioGroup>
  );
}

/** One path for all points: zero-length lines with round caps. */
function Dots({ size }: { size: number }) {
  const step = SIDE / size;
  const at = (index: number) => ((index + 0.5) * step).toFixed(2);
  const rows = Array.from({ length: size }, (_, index) => index);
  const path = rows.flatMap((row) => rows.map((column) => `M${at(column)} ${at(row)}h0`)).join("");
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width={SIDE} height={SIDE} aria-hidden="true">
      <path d={path} stroke="currentColor" strokeLinecap="round" strokeWidth={Math.min(step * 0.5, 4)} />
    </svg>
  );
}
