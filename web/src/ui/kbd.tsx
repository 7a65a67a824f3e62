// A key on the keyboard.
import type { ReactNode } from "react";

/** One key, as printed on it. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-strong bg-sunken px-1 font-sans text-xs text-ink-muted">
      {children}
    </kbd>
  );
}
