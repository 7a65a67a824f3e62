// Tasks of the user, most urgent first, or a summary without any.
import { useQuery } from "@tanstack/react-query";
import {
  CircleCheck,
  CloudUpload,
  Copy,
  DoorClosed,
  FileX,
  Globe,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Megaphone,
  MegaphoneOff,
  MessageSquareMore,
  MessageSquareWarning,
  Phone,
  RefreshCwOff,
  ShieldAlert,
  Siren,
  Store,
  Tag,
  TrendingDown,
  TriangleAlert,
  Unplug,
  UserCheck,
} from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { trendOf } from "@/lib/trend";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { type Overview, type TodayLine, todayQuery } from "./api";
import { Panel } from "./panel";
import { useOverviewWords } from "./words";

const ICONS: Record<TodayLine["kind"], LucideIcon> = {
  review_crises: Siren,
  connection_lost: Unplug,
  permanently_closed: DoorClosed,
  bad_reviews: MessageSquareWarning,
  google_changes: Store,
  refused_edits: TriangleAlert,
  unpublished_edits: CloudUpload,
  rank_drops: TrendingDown,
  reply_approvals: MessageSquareMore,
  post_approvals: Megaphone,
  refused_posts: MegaphoneOff,
  assigned_reviews: UserCheck,
  citation_tasks: ListTodo,
  citation_checks: ListChecks,
  import_failed: FileX,
  sync_failed: RefreshCwOff,
  not_verified: ShieldAlert,
  duplicates: Copy,
  missing_phone: Phone,
  missing_category: Tag,
  missing_website: Globe,
};

/** Kinds that cost customers or work while they wait. */
const BAD: readonly TodayLine["kind"][] = [
  "review_crises",
  "connection_lost",
  "permanently_closed",
  "bad_reviews",
  "refused_edits",
  "rank_drops",
  "refused_posts",
  "import_failed",
  "sync_failed",
];

const isPast = (time: string) => Date.parse(time) < Date.now();

/** At most seven lines, each with the way to where it is done. */
export function TodayPanel({ overview }: { overview: Overview }) {
  const { today: words } = useOverviewWords();
  const messages = useMessages();
  const { data, isPending, error, isFetching, refetch } = useQuery(todayQuery);
  return (
    <Panel title={words.title}>
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-2">
          <span role="status" className="sr-only">
            {words.loading}
          </span>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      ) : !data ? (
        <Banner
          kind="error"
          actions={
            <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {words.failed} {problemText(error, messages)}
        </Banner>
      ) : data.length === 0 ? (
        <Clear overview={overview} />
      ) : (
        <ul className="-my-1 flex flex-col">
          {data.map((line) => (
            <Line key={line.kind} line={line} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Line({ line: { kind, count, name, since, due_at, link } }: { line: TodayLine }) {
  const { today: words } = useOverviewWords();
  const format = useFormat();
  const Icon = ICONS[kind];
  const text = words.lines[kind].text(count, format.number(count), name);
  const { action } = words.lines[kind];
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <Icon
        className={cx("size-5 shrink-0", BAD.includes(kind) ? "text-poor" : "text-ink-muted")}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1 text-sm">
        <span className="font-medium break-words text-ink">{text}</span>
        {since && (
          <time
            dateTime={since}
            title={format.dateTime(since)}
            className="numeric block text-xs text-ink-muted"
          >
            {words.since(format.date(since))}
          </time>
        )}
        {due_at && (
          <time
            dateTime={due_at}
            title={format.dateTime(due_at)}
            className={cx(
              "numeric block text-xs",
              isPast(due_at) ? "font-medium text-poor-ink" : "text-ink-muted",
            )}
          >
            {isPast(due_at) ? words.overdue(format.date(due_at)) : words.due(format.date(due_at))}
          </time>
        )}
      </span>
      <LinkButton href={link} size="sm" aria-label={format.pair(action, text)} className="shrink-0">
        {action}
      </LinkButton>
    </li>
  );
}

function Clear({ overview }: { overview: Overview }) {
  const { today: words } = useOverviewWords();
  const format = useFormat();
  return (
    <div className="flex items-start gap-3">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.5} aria-hidden="true" />
      <div className="text-sm">
        <p className="font-medium text-ink">{words.clear}</p>
        <p className="mt-0.5 max-w-[65ch] text-pretty text-ink-muted">
          {achievements(overview, words.well, format).join(" ") || words.well.calm}
        </p>
      </div>
    </div>
  );
}

/** Positive results, when there are no tasks. */
function achievements(
  { daily_views, views_before, health, locations }: Overview,
  words: ReturnType<typeof useOverviewWords>["today"]["well"],
  format: ReturnType<typeof useFormat>,
): string[] {
  const trend = trendOf(
    daily_views.reduce((sum, { views }) => sum + views, 0),
    views_before,
  );
  return [
    ...(trend?.kind === "more" ? [words.views(format.percent(trend.percent))] : []),
    ...(health.good > 0 ? [words.healthy(health.good, format.number(health.good))] : []),
    ...(locations.verified === locations.total ? [words.verified] : []),
  ];
}
