// The four key figures, each a link to the list that explains it.
import { BadgeCheck, MessageSquareText, Star, Store } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { StatCard } from "@/ui/card";
import type { Overview } from "./api";
import { useOverviewWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Locations, verified share, average rating, reviews. */
export function Figures({ locations }: Pick<Overview, "locations">) {
  const { figures: words } = useOverviewWords();
  const format = useFormat();
  const { total, verified, average_rating, reviews } = locations;
  return (
    <section aria-label={words.label} className="@container">
      <div className="grid grid-cols-2 gap-3 @xl:grid-cols-4 @4xl:gap-4">
        <StatCard
          label={words.locations}
          value={format.number(total)}
          icon={<Store {...ICON} />}
          href="/dashboard/locations"
        />
        <StatCard
          label={words.verified}
          value={format.percent(total > 0 ? (100 * verified) / total : 0)}
          note={
            <span className="max-sm:hidden @xl:hidden @4xl:inline">
              {words.verified_note(format.number(verified), format.number(total))}
            </span>
          }
          icon={<BadgeCheck {...ICON} />}
          href="/dashboard/locations?status=verified"
        />
        <StatCard
          label={words.average_rating}
          value={average_rating === null ? "–" : format.rating(average_rating)}
          note={average_rating === null ? words.no_rating : words.out_of_five}
          icon={<Star {...ICON} />}
          href="/dashboard/locations?sort=rating"
        />
        <StatCard
          label={words.reviews}
          value={format.number(reviews)}
          icon={<MessageSquareText {...ICON} />}
          href="/dashboard/locations?sort=reviews"
        />
      </div>
    </section>
  );
}
