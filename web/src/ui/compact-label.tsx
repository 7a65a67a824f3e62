// Label of a button with an icon, which on phones is for screen readers only.
import type { ReactNode } from "react";

/** Shows the label where there is room: from 640 px on, and in an empty state, whose button stands alone. */
export function CompactLabel({ children }: { children: ReactNode }) {
  return <span className="not-in-data-[slot=empty-state]:max-sm:sr-only">{children}</span>;
}
