// Gray placeholder of loading content.
import { cx } from "./cx";

/** Set its size to that of the loading content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx("block animate-pulse rounded-sm bg-line", className)}
    />
  );
}
