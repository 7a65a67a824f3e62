// Cards: a surface with a hairline border.
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { cx } from "./cx";
import { Skeleton } from "./skeleton";

/** A plain card. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-slot="card" className={cx("rounded-lg border border-line bg-surface shadow-sm", className)}>
      {children}
    </div>
  );
}

export interface StatCardProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  /** A small remark after the value, such as "of 5". */
  note?: ReactNode;
  /** A lucide icon. */
  icon?: ReactNode;
  /** Page that explains the number. */
  href?: string;
}

// Compact on phones, so that the content below the figures stays visible.
const STAT = "flex min-w-0 flex-col gap-0.5 px-3.5 py-2 sm:gap-2 sm:px-5 sm:py-4";

/** One number with its name; with an address, a link as a whole. */
export function StatCard({ href, ...figure }: StatCardProps) {
  if (href === undefined) {
    return (
      <Card className={STAT}>
        <Figure {...figure} />
      </Card>
    );
  }
  return (
    <Card className="min-w-0 transition-colors hover:border-line-strong">
      <Link href={href} className={cx("focus-ring rounded-lg", STAT)}>
        <Figure {...figure} />
      </Link>
    </Card>
  );
}

function Figure({ label, value, note, icon }: StatCardProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-2 text-ink-muted">
        <span className="truncate text-sm">{label}</span>
        {/* Four in a row leave room for the name or the icon. */}
        {icon && <span className="shrink-0 text-brass @xl:@max-4xl:hidden">{icon}</span>}
      </div>
      <div className="flex items-baseline gap-2">
        <span className="numeric text-xl font-semibold whitespace-nowrap sm:text-2xl tracking-tight text-ink">
          {value}
        </span>
        {note && <span className="numeric min-w-0 text-sm text-ink-faint">{note}</span>}
      </div>
    </>
  );
}

/** A stat card before its number is known; same size. */
export function StatCardSkeleton() {
  return (
    <Card className={STAT}>
      <Skeleton className="my-0.5 h-4 w-28" />
      <Skeleton className="my-0.5 h-6 w-20 sm:h-[1.875rem]" />
    </Card>
  );
}
