// Screen of one webhook: state, actions and deliveries.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormat } from "@/lib/i18n";
import { Badge, StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { BackLink, LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { type Webhook, webhooksQuery } from "./api";
import { Deliveries } from "./deliveries";
import { LoadFailed } from "./load-failed";
import { nameOf, noteOf, stateOf, statusOf } from "./text";
import { WebhookActions } from "./webhook-actions";
import { useWebhookWords } from "./words";

const LIST_PATH = "/dashboard/settings/webhooks";
const route = getRouteApi("/dashboard/settings/webhooks/$webhook");

/** The screen of one webhook. */
export function WebhookPage() {
  const words = useWebhookWords();
  const { webhook: id } = route.useParams();
  const { data, isPending, refetch } = useQuery(webhooksQuery);
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (!data) return <LoadFailed onRetry={() => void refetch()}>{words.load_failed}</LoadFailed>;
  const webhook = data.find((item) => item.id === id);
  if (!webhook) {
    return (
      <Card>
        <EmptyState
          title={words.gone.title}
          text={words.gone.text}
          actions={<LinkButton href={LIST_PATH}>{words.back}</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-6">
      <WebhookHeader webhook={webhook} />
      <Deliveries key={webhook.id} webhook={webhook} />
    </section>
  );
}

function WebhookHeader({ webhook }: { webhook: Webhook }) {
  const words = useWebhookWords();
  const format = useFormat();
  const note = noteOf(webhook, words, format);
  const isDisabled = webhook.disabled_reason !== null;
  return (
    <div className="flex flex-col gap-4">
      <BackLink href={LIST_PATH}>{words.back}</BackLink>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2
            id="section-title"
            tabIndex={-1}
            className="min-w-0 text-lg font-semibold tracking-tight break-all outline-none"
          >
            <bdi>{nameOf(webhook)}</bdi>
          </h2>
          <StatusBadge status={statusOf(webhook)}>{words.states[stateOf(webhook)]}</StatusBadge>
        </div>
        {webhook.description && <p className="mt-1 text-ink-muted">{webhook.description}</p>}
        <ul aria-label={words.form.events} className="mt-3 flex flex-wrap gap-1.5">
          {webhook.events.map((event) => (
            <li key={event}>
              <Badge>
                <span className="font-mono">{event}</span>
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      <WebhookActions webhook={webhook} />
      {note && <Banner kind={isDisabled ? "error" : webhook.is_active ? "warning" : "info"}>{note}</Banner>}
      {webhook.previous_secret_until && (
        <Banner kind="info">{words.notes.rotating(format.dateTime(webhook.previous_secret_until))}</Banner>
      )}
    </div>
  );
}
