// A picture with its caption.
import type { ReactNode } from "react";

/** A framed picture of the product; `label` describes it for screen readers. */
export function Figure({
  label,
  caption,
  children,
}: {
  label: string;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <figure>
      <div role="img" aria-label={label} className="frame">
        <div aria-hidden="true">{children}</div>
      </div>
      {caption && <figcaption className="mt-3 text-center text-sm text-ink-muted">{caption}</figcaption>}
    </figure>
  );
}
