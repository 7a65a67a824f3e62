// Delivery with its attempts, responses and message, and a resend button.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { type Attempt, type Delivery, deliveryQuery, replay, type Webhook } from "./api";
import { LoadFailed } from "./load-failed";
import { answerOf, pretty } from "./text";
import { useWebhookWords } from "./words";

const CODE =
  "max-h-96 overflow-auto rounded-md bg-night p-3.5 font-mono text-xs leading-5 break-words whitespace-pre-wrap text-cream";

export interface DeliveryDialogProps {
  webhook: Webhook;
  /** Null keeps the dialog closed. */
  delivery: Delivery | null;
  onClose: () => void;
}

/** The dialog of a delivery. */
export function DeliveryDialog({ webhook, delivery, onClose }: DeliveryDialogProps) {
  const words = useWebhookWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  // Keeps its words while it fades away.
  const [lastDelivery, setLastDelivery] = useState(delivery);
  useEffect(() => {
    if (delivery) setLastDelivery(delivery);
  }, [delivery]);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => replay(webhook.id, id),
    onSuccess: () => toasts.success(words.delivery.replayed),
    onError: (error) => {
      const isOff = error instanceof ApiError && error.code === "webhook_inactive";
      toasts.error(`${words.failed} ${isOff ? words.notes.off : problemText(error, messages)}`);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ["webhooks", webhook.id] }),
  });
  return (
    <Dialog
      isOpen={delivery !== null}
      onClose={onClose}
      size="lg"
      title={lastDelivery ? words.events[lastDelivery.type] : ""}
      subtitle={lastDelivery && format.dateTime(lastDelivery.created_at)}
      footer={
        <>
          <Button onPress={onClose}>{messages.ui.close}</Button>
          <Button
            variant="primary"
            isDisabled={!webhook.is_active}
            isPending={isPending}
            onPress={() => lastDelivery && mutate(lastDelivery.id)}
            icon={<RotateCcw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.delivery.replay}
          </Button>
        </>
      }
    >
      {lastDelivery && <Details webhook={webhook} id={lastDelivery.id} />}
    </Dialog>
  );
}

function Details({ webhook, id }: { webhook: Webhook; id: string }) {
  const { delivery: words } = useWebhookWords();
  const { data, isPending, refetch } = useQuery(deliveryQuery(webhook.id, id));
  if (isPending) return <Skeleton className="h-48 w-full" />;
  if (!data) return <LoadFailed onRetry={() => void refetch()}>{words.load_failed}</LoadFailed>;
  return (
    <div className="flex flex-col gap-5 text-sm">
      <section aria-labelledby="attempts-title" className="flex flex-col gap-2">
        <h3 id="attempts-title" className="font-semibold">
          {words.attempts}
        </h3>
        {data.attempts.length === 0 && <p className="text-ink-muted">{words.none}</p>}
        <ol className="flex flex-col gap-3">
          {data.attempts.map((attempt) => (
            <Try key={attempt.at} attempt={attempt} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="body-title" className="flex flex-col gap-2">
        <h3 id="body-title" className="font-semibold">
          {words.body}
        </h3>
        <p className="text-xs break-all text-ink-muted">
          webhook-id: <code className="font-mono">{data.id}</code>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0} className={CODE}>
          <code>{pretty(data.body)}</code>
        </pre>
      </section>
    </div>
  );
}

function Try({ attempt }: { attempt: Attempt }) {
  const words = useWebhookWords();
  const format = useFormat();
  const { at, duration_ms, error, response, status } = attempt;
  return (
    <li className="rounded-md border border-line p-3">
      <div className="numeric flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={error === null ? "good" : "poor"}>{answerOf(attempt, words)}</StatusBadge>
        <time dateTime={at} className="text-ink-muted">
          {format.dateTime(at)}
        </time>
        <span className="text-ink-faint">{words.deliveries.milliseconds(duration_ms)}</span>
      </div>
      {status !== null && (
        <p className="mt-2 max-h-24 overflow-y-auto font-mono text-xs break-words whitespace-pre-wrap text-ink-muted">
          {response || words.delivery.empty_response}
        </p>
      )}
    </li>
  );
}
