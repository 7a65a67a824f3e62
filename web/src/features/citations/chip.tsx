// A pill that turns a filter on and off.
import type { ReactNode } from "react";

export interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  /** Help, as the browser's tooltip. */
  title?: string;
  children: ReactNode;
}

/** A toggle with its word. */
export function Chip({ isOn, onPress, title, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={title}
      onClick={onPress}
      className="focus-ring target-44 relative inline-flex h-8 cursor-default items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-xs font-medium text-ink-muted transition-colors hover:bg-sunken hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-link"
    >
      {children}
    </button>
  );
}
