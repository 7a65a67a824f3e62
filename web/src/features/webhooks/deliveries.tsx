// Deliveries of a webhook in the last 30 days, by state, newest first.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { type Delivery, type DeliveryState, deliveriesQuery, type Webhook } from "./api";
import { DeliveryRow } from "./delivery-row";
import { LoadFailed } from "./load-failed";
import { useWebhookWords } from "./words";

const DeliveryDialog = lazyPart(() => import("./delivery-dialog"), "DeliveryDialog").Part;
const STATES: readonly DeliveryState[] = ["waiting", "delivered", "failed"];

/** The log with its filter. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { deliveries: words, log } = useWebhookWords();
  const [state, setState] = useState<DeliveryState>();
  const [open, setOpen] = useState<Delivery | null>(null);
  const hasOpened = useHasBeenTrue(open !== null);
  const choices = [{ id: "all", label: words.all }, ...STATES.map((id) => ({ id, label: words.states[id] }))];
  return (
    <section aria-labelledby="deliveries-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="deliveries-title" className="font-semibold">
          {log}
        </h3>
        <Select
          label={words.filter}
          hideLabel
          value={state ?? "all"}
          onChange={(chosen) => setState(STATES.find((one) => one === chosen))}
          choices={choices}
          className="w-40"
        />
      </div>
      <Log webhook={webhook} state={state} onOpen={setOpen} />
      <Suspense>
        {hasOpened && <DeliveryDialog webhook={webhook} delivery={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </section>
  );
}

interface LogProps {
  webhook: Webhook;
  state: DeliveryState | undefined;
  onOpen: (delivery: Delivery) => void;
}

function Log({ webhook, state, onOpen }: LogProps) {
  const words = useWebhookWords();
  const { deliveries } = words;
  const query = useInfiniteQuery(deliveriesQuery(webhook.id, state));
  if (query.isPending) {
    return (
      <Card className="divide-y divide-line">
        {["a", "b", "c"].map((key) => (
          <div key={key} className="flex items-center gap-4 px-4 py-4 sm:px-5" aria-busy="true">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-20" />
          </div>
        ))}
      </Card>
    );
  }
  if (!query.data) {
    return <LoadFailed onRetry={() => void query.refetch()}>{deliveries.load_failed}</LoadFailed>;
  }
  const rows = query.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    const { title, text, filtered_title, filtered_text } = deliveries.empty;
    return (
      <Card>
        <EmptyState
          title={state ? filtered_title : title}
          text={state ? filtered_text : text}
          className="py-10"
        />
      </Card>
    );
  }
  const { columns } = deliveries;
  return (
    <>
      <Card className="@container overflow-hidden">
        <table className="w-full text-left text-sm @max-2xl:block">
          <caption className="sr-only">{words.log}</caption>
          <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-2xl:sr-only">
            <tr>
              {[columns.event, columns.state, columns.answer, columns.time].map((name) => (
                <th key={name} scope="col" className="px-3 py-2.5 font-medium first:pl-5 last:pr-5">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line @max-2xl:block">
            {rows.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </Card>
      {query.hasNextPage && (
        <Button
          className="self-center"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {deliveries.older}
        </Button>
      )}
    </>
  );
}
