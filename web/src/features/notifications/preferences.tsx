// Channels of each kind of notification: the bell and email. Each choice is saved at once.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";
import {
  type Change,
  type Delivery,
  type Kind,
  type Preferences,
  preferencesQuery,
  setPreference,
} from "./api";
import { LOOKS } from "./notification-row";
import { useNotificationWords } from "./words";

const WORK: readonly Kind[] = [
  "import_finished",
  "import_failed",
  "google_import_finished",
  "bulk_finished",
  "bulk_failed",
  "sync_finished",
  "google_publish_finished",
  "report_ready",
  "report_not_sent",
  "payment_failed",
  "plan_ended",
  "data_export_ready",
  "data_export_failed",
];
/** Kinds about one location each: the only ones that limited members receive. */
const LOCATION_KINDS: readonly Kind[] = [
  "sync_failed",
  "location_unverified",
  "rating_dropped",
  "rank_dropped",
  "citation_wrong",
  "citation_tasks_due",
  "citation_task_assigned",
  "profile_changed",
];
const LOCATIONS: readonly Kind[] = [
  ...LOCATION_KINDS,
  "post_waiting",
  "post_rejected",
  "google_reconnect_needed",
];
const REVIEWS: readonly Kind[] = [
  "low_review",
  "reviews_spike",
  "crisis_lead",
  "feedback_received",
  "review_assigned",
  "review_mentioned",
  "reply_waits",
  "reply_sent_back",
  "reply_approved",
  "reply_failed",
];
const PROGRAMS: readonly Kind[] = [
  "domain_failing",
  "domain_contested",
  "webhook_disabled",
  "emergency_access_began",
];
const DELIVERIES: readonly Delivery[] = ["at_once", "daily", "weekly", "off"];

/** Section of the settings page. */
export function NotificationPreferences() {
  const { preferences: words } = useNotificationWords();
  const messages = useMessages();
  const { data, isError, refetch } = useQuery(preferencesQuery);
  const { data: me } = useQuery(meQuery);
  const seesAll = !me?.is_limited;
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" className="text-lg font-semibold tracking-tight">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-ink-muted">{words.text}</p>
        {data && <DigestTime digests={data.digests} />}
      </div>
      {isError && !data ? (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      ) : (
        <>
          {seesAll && <Group title={words.work} text={words.work_text} kinds={WORK} current={data} />}
          <Group
            title={words.locations}
            text={words.locations_text}
            kinds={seesAll ? LOCATIONS : LOCATION_KINDS}
            current={data}
          />
          <Group title={words.reviews} text={words.reviews_text} kinds={REVIEWS} current={data} />
          {seesAll && (
            <Group title={words.programs} text={words.programs_text} kinds={PROGRAMS} current={data} />
          )}
        </>
      )}
    </section>
  );
}

function DigestTime({ digests }: { digests: Preferences["digests"] }) {
  const { preferences: words } = useNotificationWords();
  const format = useFormat();
  const hour = new Intl.DateTimeFormat(format.locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  const time = hour.format(new Date(Date.UTC(2026, 0, 1, digests.hour)));
  return (
    <p className="mt-1 max-w-[65ch] text-ink-muted">
      {digests.are_sent ? words.digests(time, digests.time_zone.replaceAll("_", " ")) : words.no_emails}
    </p>
  );
}

interface GroupProps {
  title: string;
  text: string;
  kinds: readonly Kind[];
  current: Preferences | undefined;
}

function Group({ title, text, kinds, current }: GroupProps) {
  const { preferences: words } = useNotificationWords();
  const choice = useChoice();
  const deliveries = DELIVERIES.map((id) => ({ id, label: words.deliveries[id] }));
  return (
    <Card className="overflow-hidden">
      <div className="flex items-end gap-4 border-b border-line bg-paper/60 px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-xs text-ink-muted">{text}</p>
        </div>
        <span aria-hidden="true" className="text-xs font-medium text-ink-muted">
          {words.in_app}
        </span>
        <span aria-hidden="true" className="w-44 text-xs font-medium text-ink-muted max-sm:hidden">
          {words.email}
        </span>
      </div>
      <ul className="divide-y divide-line" aria-busy={!current}>
        {kinds.map((kind) => {
          const { icon: Icon } = LOOKS[kind];
          const preference = current?.items.find((item) => item.kind === kind);
          const { label, text } = words.kinds[kind];
          return (
            <li key={kind} className="flex items-start gap-x-3.5 px-4 py-3 sm:px-5">
              <Icon className="mt-0.5 size-5 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
              {preference === undefined ? (
                <div className="flex-1 space-y-2 py-1">
                  <Skeleton className="h-3.5 w-40" />
                  <Skeleton className="h-3 w-64 max-w-full" />
                </div>
              ) : (
                <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:gap-4">
                  <Switch
                    isSelected={preference.is_on}
                    onChange={(is_on) => choice.mutate({ kind, change: { is_on } })}
                    description={text}
                    className="flex-1"
                  >
                    {label}
                  </Switch>
                  <Select
                    label={words.email_about(label)}
                    hideLabel
                    choices={deliveries}
                    value={preference.email}
                    onChange={(email) => choice.mutate({ kind, change: { email: email as Delivery } })}
                    isDisabled={!current?.digests.are_sent}
                    className="sm:w-44"
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Keeps a choice: shown at once, taken back when the server refuses. */
function useChoice() {
  const client = useQueryClient();
  const messages = useMessages();
  const { preferences: words } = useNotificationWords();
  const { queryKey } = preferencesQuery;
  return useMutation({
    mutationFn: ({ kind, change }: { kind: Kind; change: Change }) => setPreference(kind, change),
    onMutate: async ({ kind, change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) {
        const items = before.items.map((item) => (item.kind === kind ? { ...item, ...change } : item));
        client.setQueryData(queryKey, { ...before, items });
      }
      return before;
    },
    onSuccess: (preferences) => client.setQueryData(queryKey, preferences),
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(`${words.failed} ${problemText(error, messages)}`);
    },
  });
}
