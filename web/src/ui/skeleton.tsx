// Gray placeholders of loading content.
import { cx } from "./cx";

/** Placeholder of a card: its frame with lines of text in it. Set its height. */
export function CardSkeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx(
        "block overflow-hidden rounded-lg border border-line bg-surface p-5 shadow-sm",
        className,
      )}
    >
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="mt-4 h-3 w-full max-w-lg" />
      <Skeleton className="mt-2.5 h-3 w-2/3 max-w-sm" />
    </span>
  );
}

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
