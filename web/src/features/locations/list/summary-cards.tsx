// The four numbers over the list.
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, MessageSquareText, Star, Store } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { StatCard, StatCardSkeleton } from "@/ui/card";
import { summaryQuery } from "../api";
import type { Filters } from "../search";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface SummaryCardsProps {
  filters: Filters;
  /** Number of all locations, when filters leave some out. */
  all: number | undefined;
}

/**
 * Number, verified locations, average rating and reviews of the matches. Hidden after an error, which the list shows.
 */
export function SummaryCards({ filters, all }: SummaryCardsProps) {
  const { summary } = useMessages().locations;
  const format = useFormat();
  const { data, isPending } = useQuery(summaryQuery(filters));
  const shareText = (part: number, all: number) => {
    const share = (100 * part) / all;
    return share > 0 && share < 1 ? summary.under_one(format.percent(1)) : format.percent(share);
  };
  const share = all === undefined ? summary.share : summary.share_of_results;
  if (!data && !isPending) return null;
  return (
    <section aria-label={summary.label} aria-busy={isPending} className="@container">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex gap-3 overflow-x-auto max-sm:-mx-4 max-sm:px-4 max-sm:*:shrink-0 max-sm:*:min-w-36 sm:grid sm:grid-cols-2 @xl:grid-cols-4 @4xl:gap-4"
      >
        {data ? (
          <>
            <StatCard
              label={summary.total}
              value={format.number(data.total)}
              note={all !== undefined && summary.of(format.number(all))}
              icon={<Store {...ICON} />}
            />
            <StatCard
              label={summary.verified}
              value={format.number(data.verified)}
              note={
                data.total > 0 && (
                  <span className="max-sm:hidden @xl:hidden @4xl:inline">
                    {share(shareText(data.verified, data.total))}
                  </span>
                )
              }
              icon={<BadgeCheck {...ICON} />}
            />
            <StatCard
              label={summary.average_rating}
              value={data.average_rating === null ? "–" : format.rating(data.average_rating)}
              note={data.average_rating === null ? summary.no_rating : summary.out_of_five}
              icon={<Star {...ICON} />}
            />
            <StatCard
              label={summary.reviews}
              value={format.number(data.reviews)}
              icon={<MessageSquareText {...ICON} />}
            />
          </>
        ) : (
          [0, 1, 2, 3].map((card) => <StatCardSkeleton key={card} />)
        )}
      </div>
    </section>
  );
}
