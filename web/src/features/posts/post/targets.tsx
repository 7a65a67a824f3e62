// Locations of a post with status and reason of rejection.
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import type { PostCounts, PostTarget } from "../types";
import { usePostsWords } from "../words";
import { targetsQuery } from "./api";
import { TARGET_STATES } from "./search";
import { TargetBadge } from "./target-badge";
import { useReasons } from "./use-reasons";
import { usePostWords } from "./words";

const route = getRouteApi("/dashboard/posts/$id");
/** Id of the choice for no filter, because a select has no empty choice. */
const ALL = "all";
const HEAD = "px-3 py-2 font-medium whitespace-nowrap first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5";
const CELL = "@xl:px-3 @xl:py-2.5 @xl:align-top";

/** A filter by state, and the list. */
export function Targets({ id, counts }: { id: string; counts: PostCounts }) {
  const { targets: words, target_states } = usePostWords();
  const shared = usePostsWords();
  const format = useFormat();
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useInfiniteQuery(targetsQuery(id, state));
  const targets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const choices = TARGET_STATES.filter((each) => counts[each] > 0 || each === state);
  return (
    <Card className="@container flex flex-col gap-3 overflow-hidden pb-3">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5">
        <h2 className="text-sm font-semibold text-ink">{words.title}</h2>
        {choices.length > 0 && (
          <Select
            label={words.filter}
            hideLabel
            className="w-56"
            value={state ?? ALL}
            choices={[
              { id: ALL, label: words.all },
              ...choices.map((each) => ({
                id: each,
                label: `${target_states[each]} (${format.number(counts[each])})`,
              })),
            ]}
            onChange={(chosen) =>
              void navigate({
                search: { state: TARGET_STATES.find((each) => each === chosen) },
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
      </div>
      {list.isPending ? (
        <Skeleton className="mx-4 h-56 sm:mx-5" />
      ) : list.isError && targets.length === 0 ? (
        <ListFailure error={list.error} onRetry={() => void list.refetch()} className="mx-4 sm:mx-5" />
      ) : targets.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-ink-muted">
          {state === undefined ? words.none_yet : words.none}
        </p>
      ) : (
        <table className="w-full text-left text-sm" aria-busy={list.isPlaceholderData}>
          <caption className="sr-only">{words.title}</caption>
          <thead className="border-y border-line bg-sunken text-xs text-ink-muted @max-xl:sr-only">
            <tr>
              {(["location", "state", "when", "link"] as const).map((column) => (
                <th key={column} scope="col" className={HEAD}>
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line @max-xl:border-t @max-xl:border-line">
            {targets.map((target) => (
              <Row key={target.id} target={target} />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <Button
          className="self-center"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {shared.load_more}
        </Button>
      )}
    </Card>
  );
}

function Row({ target }: { target: PostTarget }) {
  const { targets: words } = usePostWords();
  const format = useFormat();
  const reasons = useReasons(target);
  const { location_name, location_city, state, published_at, due_at, url, is_changing } = target;
  const at = published_at ?? due_at;
  return (
    <tr className="@max-xl:grid @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:gap-x-3 @max-xl:gap-y-1 @max-xl:px-4 @max-xl:py-3">
      <th scope="row" className={`${CELL} min-w-0 text-left font-normal @xl:w-2/5 @xl:pl-5`}>
        <bdi className="block truncate font-medium text-ink">{location_name}</bdi>
        <bdi className="block truncate text-xs text-ink-muted">{location_city}</bdi>
      </th>
      <td className={`${CELL} @max-xl:text-right`}>
        <TargetBadge state={state} />
        {is_changing && <span className="mt-1 block text-xs text-ink-muted">{words.changing}</span>}
        {reasons.length > 0 && (
          <span className="mt-1 block max-w-72 text-xs text-ink-muted @max-xl:hidden">
            {reasons.join(" ")}
          </span>
        )}
      </td>
      <td className={`${CELL} numeric text-xs whitespace-nowrap text-ink-muted @xl:pt-3`}>
        {at && <time dateTime={at}>{format.shortDateTime(at)}</time>}
      </td>
      <td className={`${CELL} @max-xl:text-right @xl:pr-5`}>
        {url && (
          <Link
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-flex items-center gap-1 text-xs whitespace-nowrap"
          >
            {words.open}
            <ExternalLink className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        )}
      </td>
      {reasons.length > 0 && (
        <td className="col-span-2 text-xs text-ink-muted @xl:hidden">{reasons.join(" ")}</td>
      )}
    </tr>
  );
}
