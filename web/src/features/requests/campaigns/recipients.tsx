// The recipients of a campaign with their states.
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormat } from "@/lib/i18n";
import { useLocationNames } from "@/lib/location-choices";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import { MoreButton } from "../more-button";
import type { ReviewRequest } from "../types";
import { recipientsQuery } from "./api";
import type { Counts } from "./counts";
import { RECIPIENT_STATES } from "./search";
import { RecipientBadge } from "./state-badge";
import { useCampaignWords } from "./words";

const route = getRouteApi("/dashboard/requests/$id");
/** Id of the choice for no filter, because a select has no empty choice. */
const ALL = "all";
const HEAD = "px-3 py-2 font-medium whitespace-nowrap first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5";

/** A filter by state, and the list. */
export function Recipients({ id, counts }: { id: string; counts: Counts }) {
  const { recipients: words, recipient_states } = useCampaignWords();
  const format = useFormat();
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useInfiniteQuery(recipientsQuery(id, state));
  const recipients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const nameOf = useLocationNames(recipients.map(({ location_id }) => location_id));
  const choices = RECIPIENT_STATES.filter((each) => (counts[each] ?? 0) > 0 || each === state);
  return (
    <Card className="@container flex flex-col gap-3 overflow-hidden pb-3">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5">
        <h2 className="text-sm font-semibold text-ink">{words.title}</h2>
        <Select
          label={words.filter}
          hideLabel
          className="w-52"
          value={state ?? ALL}
          choices={[
            { id: ALL, label: words.all },
            ...choices.map((each) => ({
              id: each,
              label: `${recipient_states[each]} (${format.number(counts[each] ?? 0)})`,
            })),
          ]}
          onChange={(chosen) =>
            void navigate({
              search: { state: RECIPIENT_STATES.find((each) => each === chosen) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      {list.isPending ? (
        <Skeleton className="mx-4 h-56 sm:mx-5" />
      ) : list.isError && recipients.length === 0 ? (
        <ListFailure error={list.error} onRetry={() => void list.refetch()} className="mx-4 sm:mx-5" />
      ) : recipients.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-ink-muted">{words.none}</p>
      ) : (
        <table className="w-full text-left text-sm" aria-busy={list.isFetching}>
          <caption className="sr-only">{words.title}</caption>
          <thead className="border-y border-line bg-sunken text-xs text-ink-muted @max-xl:sr-only">
            <tr>
              <th scope="col" className={HEAD}>
                {words.name}
              </th>
              <th scope="col" className={HEAD}>
                {words.location}
              </th>
              <th scope="col" className={HEAD}>
                {words.state}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {words.changed}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line @max-xl:border-t @max-xl:border-line">
            {recipients.map((recipient) => (
              <Row key={recipient.id} recipient={recipient} location={nameOf(recipient.location_id)} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} />
    </Card>
  );
}

/** Returns the time at which a request reached its state; null while it waits. */
function changedAt({ feedback_at, clicked_at, opened_at, reminded_at, sent_at }: ReviewRequest) {
  return feedback_at ?? clicked_at ?? opened_at ?? reminded_at ?? sent_at;
}

function Row({ recipient, location }: { recipient: ReviewRequest; location: string | undefined }) {
  const { recipients: words, reasons, reason_other } = useCampaignWords();
  const format = useFormat();
  const { contact_name, state, reason } = recipient;
  const changed = changedAt(recipient);
  const why =
    reason && (Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reason_other);
  return (
    <tr className="@max-xl:grid @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:gap-x-3 @max-xl:px-4 @max-xl:py-2.5">
      <th scope="row" className="min-w-0 text-left font-normal @xl:max-w-56 @xl:py-2 @xl:pr-3 @xl:pl-5">
        <bdi className={cx("block truncate", contact_name ? "font-medium text-ink" : "text-ink-muted")}>
          {contact_name ?? words.removed}
        </bdi>
        <bdi className="block truncate text-xs text-ink-muted @xl:hidden">{location ?? "…"}</bdi>
      </th>
      <td className="max-w-48 truncate text-ink-muted @max-xl:hidden @xl:px-3 @xl:py-2">
        <bdi title={location}>{location ?? "…"}</bdi>
      </td>
      <td className="@max-xl:self-center @xl:px-3 @xl:py-2">
        <RecipientBadge state={state} />
        {why && <span className="mt-0.5 block text-xs text-ink-muted">{why}</span>}
      </td>
      <td className="numeric text-right text-xs whitespace-nowrap text-ink-muted @max-xl:hidden @xl:py-2 @xl:pr-5 @xl:pl-3">
        {changed && (
          <time dateTime={changed} title={format.dateTime(changed)}>
            {format.ago(changed)}
          </time>
        )}
      </td>
    </tr>
  );
}
