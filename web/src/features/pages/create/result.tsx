// Forecast of creating the site: number of pages, pages that are ready, pages that need words, and the reasons.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { Skeleton } from "@/ui/skeleton";
import { pagesQuery } from "../api";
import { hiddenBy } from "../rules";
import type { Site } from "../types";
import { usePagesWords } from "../words";
import { useCreateWords } from "./words";

/** The summary; problems are those of the first pages of the list. */
export function Result({ site }: { site: Site }) {
  const { result: words } = useCreateWords();
  const shared = usePagesWords();
  const format = useFormat();
  const list = useInfiniteQuery(pagesQuery({}));
  const pages = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = site.counts.none + site.counts.draft + site.counts.live;
  const open = pages.filter(({ state }) => state !== "closed").length;
  const hidden = hiddenBy(pages);
  const waiting = hidden.reduce((sum, each) => sum + each.count, 0);
  const isPart = list.hasNextPage || pages.length === 0;
  return (
    <section
      aria-label={words.title}
      className="self-start rounded-lg border border-line bg-paper px-4 py-4 dark:bg-surface"
    >
      <h3 className="text-sm font-semibold text-ink">{words.title}</h3>
      <p className="numeric mt-2 text-lg font-semibold tracking-tight text-balance text-ink">
        {words.drafts(count)}
      </p>
      {list.isPending ? (
        <Skeleton className="mt-3 h-20 rounded-md" />
      ) : isPart ? (
        <p className="mt-2 text-sm text-ink-muted">{words.unknown}</p>
      ) : (
        <dl className="mt-2 divide-y divide-line text-sm">
          <Line name={words.ready}>{format.number(open - waiting)}</Line>
          <Line name={words.waiting}>{format.number(waiting)}</Line>
        </dl>
      )}
      {hidden.length > 0 && (
        <ul
          className="mt-2 flex flex-col gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-sm"
          aria-label={words.reasons}
        >
          {hidden.map((each) => (
            <li key={each.problem} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span className="numeric text-right font-medium text-ink">{format.number(each.count)}</span>
              <span>
                <span className="font-medium text-ink">{shared.problems[each.problem].name}</span>
                <span className="block text-pretty text-ink-muted">{shared.problems[each.problem].todo}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs text-pretty text-ink-muted">{words.private}</p>
    </section>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="numeric font-semibold text-ink">{children}</dd>
    </div>
  );
}
