// The mark (a V in a shop window, under its awning) and the name.
import { cx } from "./cx";

/** The mark alone. Decorative unless the name stands nowhere else: then give it a label through its parent. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cx("shrink-0", className)} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#12355B" />
      <path
        d="m8.2 15.4 7.8 12 7.8-12"
        fill="none"
        stroke="#FBF7F0"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M4 5h6v6a3 3 0 0 1-6 0Zm12 0h6v6a3 3 0 0 1-6 0Z" fill="#D9A657" />
      <path d="M10 5h6v6a3 3 0 0 1-6 0Zm12 0h6v6a3 3 0 0 1-6 0Z" fill="#FBF7F0" />
    </svg>
  );
}

/** Mark and name in the color of the text around it. */
export function Wordmark({
  className,
  markClassName = "size-7",
}: {
  className?: string;
  markClassName?: string;
}) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <Mark className={markClassName} />
      <span className="text-lg font-semibold tracking-[-0.02em]">Vitrine</span>
    </span>
  );
}
