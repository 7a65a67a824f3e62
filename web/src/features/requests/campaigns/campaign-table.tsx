// The campaigns as a table; cards where there is no room for columns.
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { campaignAddress } from "../search";
import type { Campaign } from "../types";
import { figuresOf, shareOf } from "./counts";
import { CampaignBadge } from "./state-badge";
import { useCampaignWords } from "./words";

const CELL = "@3xl:px-3 @3xl:py-3 @3xl:align-middle";
const HEAD = "px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5";
const RATES = ["opened", "clicked", "feedback"] as const;

/** The table with its heading. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { columns, caption } = useCampaignWords();
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-3xl:sr-only">
          <tr>
            <th scope="col" className={HEAD}>
              {columns.name}
            </th>
            <th scope="col" className={HEAD}>
              {columns.state}
            </th>
            <th scope="col" className={HEAD}>
              {columns.sent}
            </th>
            {RATES.map((rate) => (
              <th key={rate} scope="col" className={cx(HEAD, "text-right")}>
                {columns[rate]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {campaigns.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ campaign }: { campaign: Campaign }) {
  const words = useCampaignWords();
  const format = useFormat();
  const { id, name, state, location_ids, starts_at, created_at } = campaign;
  const figures = figuresOf(campaign.counts);
  const date =
    state === "scheduled" && starts_at
      ? words.starts(format.date(starts_at))
      : words.created(format.date(created_at));
  return (
    <tr className="relative grid grid-cols-3 gap-x-4 gap-y-2 px-4 py-3.5 transition-colors hover:bg-hover @3xl:table-row">
      <th scope="row" className={`${CELL} col-span-3 min-w-0 text-left font-normal @3xl:w-2/5 @3xl:pl-5`}>
        <Link
          href={campaignAddress(id)}
          className="font-medium break-words no-underline after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="numeric mt-0.5 block text-xs text-ink-muted">
          {words.locations(location_ids.length)} · {date}
        </span>
      </th>
      <td className={`${CELL} @max-3xl:col-span-3`}>
        <CampaignBadge state={state} />
      </td>
      <td className={`${CELL} @max-3xl:col-span-3`}>
        <Sent sent={figures.sent} total={figures.total} />
      </td>
      {RATES.map((rate) => (
        <td key={rate} className={`${CELL} numeric @3xl:text-right @3xl:last:pr-5`}>
          <span className="block text-xs text-ink-muted @3xl:sr-only">{words.columns[rate]}</span>
          <Rate part={figures[rate]} whole={figures.sent} />
        </td>
      ))}
    </tr>
  );
}

function Sent({ sent, total }: { sent: number; total: number }) {
  const words = useCampaignWords();
  const share = shareOf(sent, total) ?? 0;
  return (
    <span className="flex flex-col gap-1.5">
      <span className="numeric whitespace-nowrap text-ink">
        <span className="text-xs text-ink-muted @3xl:sr-only">{words.columns.sent} </span>
        {words.sent_of(sent, total)}
      </span>
      <span className="block h-1 w-full overflow-hidden rounded-full bg-line @3xl:w-28" aria-hidden="true">
        <span
          className="block size-full origin-left rounded-full bg-primary"
          style={{ transform: `scaleX(${share / 100})` }}
        />
      </span>
    </span>
  );
}

function Rate({ part, whole }: { part: number; whole: number }) {
  const format = useFormat();
  const share = shareOf(part, whole);
  if (share === null) return <span className="text-ink-faint">–</span>;
  return (
    <span className="whitespace-nowrap text-ink">
      {format.number(part)} <span className="text-xs text-ink-muted">{format.percent(share)}</span>
    </span>
  );
}
