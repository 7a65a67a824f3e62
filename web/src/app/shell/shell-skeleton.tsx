// The shell's outline while the session is checked: same places, nothing jumps.

import { StatCardSkeleton } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { Wordmark } from "@/ui/wordmark";

/** Sidebar, top bar and the head of a page, in gray. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh bg-paper" aria-busy="true">
      <div className="hidden w-64 shrink-0 border-r border-line bg-surface px-5 py-4 md:block">
        <Wordmark />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex h-14 items-center border-b border-line bg-surface px-6">
          <Skeleton className="h-4 w-40" />
        </div>
        <div className="flex flex-col gap-6 p-4 sm:p-6">
          <Skeleton className="h-8 w-48" />
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
