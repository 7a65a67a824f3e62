// Gray placeholder of loading content.
import { cx } from "./cx";

/** Give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx("block animate-pulse rounded-sm bg-line", className)}
    />
  );
}
