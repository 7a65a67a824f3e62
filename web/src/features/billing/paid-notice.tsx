// Return from checkout: waits for Stripe, then confirms the purchase.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Clock } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Spinner } from "@/ui/spinner";
import { billingQuery, finishCheckout } from "./api";
import { isSubscribed } from "./choice";
import { moneyText } from "./money";
import type { Billing } from "./types";
import { useBillingWords } from "./words";

/** Interval of the questions, and their maximum number, after which the page says that it takes longer. */
const POLL_MS = 2_000;
const MAX_POLLS = 8;

/** The card above the section; `onDone` takes it away. */
export function PaidNotice({ session, onDone }: { session: string; onDone: () => void }) {
  const { paid: words } = useBillingWords();
  const client = useQueryClient();
  const [polls, setPolls] = useState(0);
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ["checkout", session],
    queryFn: () => finishCheckout(session),
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: cached } = useQuery(billingQuery);
  const billing = data && isSubscribed(data) ? data : cached && isSubscribed(cached) ? cached : null;
  useEffect(() => {
    if (!data) return;
    client.setQueryData(billingQuery.queryKey, data);
    void client.invalidateQueries({ queryKey: ["billing"] });
    void client.invalidateQueries({ queryKey: ["session"] });
    void client.invalidateQueries({ queryKey: ["organisation"] });
  }, [data, client]);
  const isWaiting = billing === null && !isError && polls < MAX_POLLS;
  useEffect(() => {
    if (!isWaiting || isFetching) return;
    const timer = setTimeout(() => {
      setPolls((count) => count + 1);
      void refetch();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isFetching, refetch]);
  const pollAgain = () => {
    setPolls(0);
    void refetch();
  };
  if (billing) return <Done billing={billing} onDone={onDone} />;
  if (isWaiting) {
    return (
      <Notice icon={<Spinner />} title={words.confirming}>
        {words.confirming_text}
      </Notice>
    );
  }
  return (
    <Notice
      icon={<Clock className="size-5 text-fair-ink" strokeWidth={1.5} aria-hidden="true" />}
      title={isError ? words.failed : words.slow}
      actions={
        <Button onPress={pollAgain} isPending={isFetching}>
          {words.check}
        </Button>
      }
    >
      {isError ? words.failed_text : words.slow_text}
    </Notice>
  );
}

function Done({ billing, onDone }: { billing: Billing; onDone: () => void }) {
  const { paid: words, plans } = useBillingWords();
  const { date, locale } = useFormat();
  const { amount, currency } = billing;
  const next = billing.state === "trial" ? billing.trial_ends_at : billing.period_end;
  const text = billing.state === "trial" ? words.trial_text : words.done_text;
  return (
    <Notice
      icon={<CircleCheck className="size-5 text-good-ink" strokeWidth={1.5} aria-hidden="true" />}
      title={words.done(billing.plan ? plans[billing.plan] : "")}
      actions={<Button onPress={onDone}>{words.to_plan}</Button>}
    >
      {amount !== null && currency && next ? text(moneyText(amount, currency, locale), date(next)) : null}
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Takes the focus, because the user returned from the checkout for it. */
function Notice({ icon, title, actions, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div role="status" className="min-w-0 flex-1 basis-64">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h3>
        <p className="mt-1 max-w-[65ch] text-sm text-pretty text-ink-muted">{children}</p>
      </div>
      {actions}
    </Card>
  );
}
