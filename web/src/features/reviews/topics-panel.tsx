// The topics of the last 90 days, each a filter of the list.
import { useQuery } from "@tanstack/react-query";
import { TrendingDown, TrendingUp } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { topicsQuery } from "./api";
import type { ReviewsSearch } from "./search";
import { TopicTimes } from "./topic-times";
import { changeOf, totalOf } from "./topics";
import type { ChangeReviewsSearch } from "./use-search";
import { useReviewsWords } from "./words";

/** Maximum number of topics in the row. */
const SHOWN = 8;
const ICON = { className: "size-3.5", strokeWidth: 1.75, "aria-hidden": true } as const;

export interface TopicsPanelProps {
  search: ReviewsSearch;
  onChange: ChangeReviewsSearch;
  className?: string;
}

/** One row of topics: praise, complaints, and the change against the 90 days before. */
export function TopicsPanel({ search, onChange, className }: TopicsPanelProps) {
  const { topics: words } = useReviewsWords();
  const format = useFormat();
  const { data } = useQuery(topicsQuery(search.location));
  const items = data?.items.filter((item) => totalOf(item.count) > 0).slice(0, SHOWN) ?? [];
  if (items.length === 0) return null;
  const chosen = items.find(({ topic }) => topic === search.topic);
  return (
    <section aria-label={words.title} className={className}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="fade-ends relative flex gap-2 overflow-x-auto p-0.5 max-sm:-mx-4 max-sm:px-4"
      >
        <li className="flex shrink-0 items-center pr-1 text-sm text-ink-muted">{words.title}</li>
        {items.map((item) => {
          const { topic, count } = item;
          const change = changeOf(item);
          const [praise, complaints] = [format.number(count.positive), format.number(count.negative)];
          const name = words.names[topic];
          return (
            <li key={topic} className="shrink-0">
              <button
                type="button"
                aria-pressed={search.topic === topic}
                aria-label={words.figures(name, praise, complaints, words.changes[change])}
                title={words.changes[change]}
                onClick={() => onChange({ topic: search.topic === topic ? undefined : topic })}
                className="focus-ring target-44 relative inline-flex h-8 cursor-default items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm text-ink hover:bg-hover aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-link"
              >
                {name}
                <span className="numeric inline-flex items-center gap-1 text-xs text-ink-muted">
                  <StatusShape status="good" className="size-2" />
                  {praise}
                </span>
                <span className="numeric inline-flex items-center gap-1 text-xs text-ink-muted">
                  <StatusShape status="poor" className="size-2" />
                  {complaints}
                </span>
                {change === "up" && <TrendingUp {...ICON} />}
                {change === "down" && <TrendingDown {...ICON} />}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen && <TopicTimes figures={chosen} />}
    </section>
  );
}
