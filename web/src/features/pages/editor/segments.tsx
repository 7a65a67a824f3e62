// One of two or three choices in a row, such as languages.
import { cx } from "@/ui/cx";

export interface SegmentsProps {
  label: string;
  choices: readonly { id: string; label: string; note?: string }[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
}

/** Toggle buttons in one frame. */
export function Segments({ label, choices, value, onChange, className }: SegmentsProps) {
  return (
    <fieldset className={cx("flex rounded-md border border-line-strong bg-sunken p-0.5", className)}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === value}
          onClick={() => onChange(choice.id)}
          className="focus-ring flex h-8 cursor-default items-center gap-2 rounded-sm px-3 text-sm font-medium text-ink-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm dark:aria-pressed:bg-raised"
        >
          {choice.label}
          {choice.note && <span className="numeric text-xs font-normal text-ink-muted">{choice.note}</span>}
        </button>
      ))}
    </fieldset>
  );
}
