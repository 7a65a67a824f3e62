// Actions of each billing state for owners; other members see the owners' names.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { membersQuery } from "@/features/orgs/members/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { toasts } from "@/ui/toast";
import { billingQuery, invoicesQuery, resumeSubscription } from "./api";
import { type Action, actionOf, isCancelable } from "./standing";
import type { Billing } from "./types";
import { leaveFor, usePortal } from "./use-portal";
import { useBillingWords } from "./words";

const CancelDialog = lazyPart(() => import("./cancel-dialog"), "CancelDialog").Part;

const CHOOSE = "/dashboard/settings/plan/choose";

/** Buttons of the card; nothing where the agency pays. */
export function StandingActions({ billing }: { billing: Billing }) {
  const may = useMay();
  const action = actionOf(billing);
  if (!action) return null;
  if (!may("manage_billing")) return <WhomToAsk />;
  return <OwnerActions billing={billing} action={action} />;
}

function OwnerActions({ billing, action }: { billing: Billing; action: Action }) {
  const { actions, plans } = useBillingWords();
  const { chosen } = billing;
  const [isCanceling, setCanceling] = useState(false);
  const hasCanceled = useHasBeenTrue(isCanceling);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {action === "choose" && (
        <LinkButton href={CHOOSE} variant="primary">
          {chosen && billing.state === "trial" ? actions.go_on(plans[chosen.plan]) : actions.choose}
        </LinkButton>
      )}
      {action === "change" && (
        <LinkButton href={CHOOSE} variant="primary">
          {actions.change}
        </LinkButton>
      )}
      {action === "resume" && <ResumeButton />}
      {action === "pay" && <PayButton />}
      {action === "pay" && <LinkButton href={CHOOSE}>{actions.change}</LinkButton>}
      {isCancelable(billing) && (
        <Button variant="ghost" onPress={() => setCanceling(true)} className="max-sm:-ml-3.5">
          {actions.cancel}
        </Button>
      )}
      <Suspense>
        {hasCanceled && (
          <CancelDialog billing={billing} isOpen={isCanceling} onClose={() => setCanceling(false)} />
        )}
      </Suspense>
    </div>
  );
}

function ResumeButton() {
  const { actions, resumed } = useBillingWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: resumeSubscription,
    onSuccess: (next) => {
      client.setQueryData(billingQuery.queryKey, next);
      toasts.success(resumed);
    },
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return (
    <Button variant="primary" isPending={isPending} onPress={() => mutate()}>
      {actions.resume}
    </Button>
  );
}

/** Link to the unpaid invoice, or to the payment method without one. */
function PayButton() {
  const { actions } = useBillingWords();
  const portal = usePortal();
  const { data } = useInfiniteQuery(invoicesQuery);
  const unpaid = data?.pages[0]?.items.find(({ state, url }) => state === "open" && url !== null)?.url;
  return (
    <Button
      variant="primary"
      isPending={portal.opening !== null}
      onPress={() => (unpaid ? leaveFor(unpaid) : portal.open("payment_method"))}
    >
      {actions.pay}
    </Button>
  );
}

/** Names the owners to those who cannot change the plan. */
export function WhomToAsk() {
  const { ask } = useBillingWords();
  const { list } = useFormat();
  const may = useMay();
  const { data: members } = useQuery({ ...membersQuery, enabled: may("see_members") });
  const owners = members?.filter(({ role }) => role === "owner").map(({ name }) => name) ?? [];
  return (
    <p className="text-sm text-ink-muted">{owners.length > 0 ? ask.owners(list(owners)) : ask.nobody}</p>
  );
}
