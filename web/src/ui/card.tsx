// Cards: a surface with a hairline border.
import type { ReactNode } from "react";
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
}

/** One number with its name. */
export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <Card className="flex min-w-0 flex-col gap-2 px-4 py-3.5 sm:px-5 sm:py-4">
      <div className="flex items-center justify-between gap-2 text-ink-muted">
        <span className="truncate text-sm">{label}</span>
        {icon && <span className="shrink-0 text-brass">{icon}</span>}
      </div>
      <div className="flex items-baseline gap-2">
        <span className="numeric text-xl font-semibold whitespace-nowrap sm:text-2xl tracking-tight text-ink">
          {value}
        </span>
        {note && <span className="numeric truncate text-sm text-ink-faint">{note}</span>}
      </div>
    </Card>
  );
}

/** A stat card before its number is known; same size. */
export function StatCardSkeleton() {
  return (
    <Card className="flex flex-col gap-2 px-4 py-3.5 sm:px-5 sm:py-4">
      <Skeleton className="my-0.5 h-4 w-28" />
      <Skeleton className="my-0.5 h-[1.875rem] w-20" />
    </Card>
  );
}
