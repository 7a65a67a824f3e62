// Settings > Plan: the subscription on a server with billing, and the plan alone on the others.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { CardSkeleton } from "@/ui/skeleton";
import { billingQuery } from "./api";
import { currentChoice } from "./choice";
import { InvoicesCard } from "./invoices-card";
import { PaidNotice } from "./paid-notice";
import { PaymentCard } from "./payment-card";
import { standingOf } from "./standing";
import { StandingCard } from "./standing-card";
import type { Billing } from "./types";
import { UsageCard } from "./usage-card";
import { useBillingWords } from "./words";

const PlanSection = lazyPart(() => import("@/features/orgs/plan/plan-section"), "PlanSection").Part;

/** Section of the settings page. */
export function BillingSection() {
  const may = useMay();
  const { data: me } = useQuery(meQuery);
  // An organization without limits is not billed.
  const isAsked = may("see_billing") && me?.organisation?.plan.state !== "unlimited";
  const { data: billing, isPending, isError, refetch } = useQuery({ ...billingQuery, enabled: isAsked });
  const words = useBillingWords();
  const { ui } = useMessages();
  if (!isAsked || billing === null || billing?.state === "off") {
    return (
      <Suspense>
        <PlanSection />
      </Suspense>
    );
  }
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-6">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {isPending && <CardSkeleton className="h-52" />}
      {isError && !billing && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      )}
      {billing && <Parts billing={billing} />}
    </section>
  );
}

function Parts({ billing }: { billing: Billing }) {
  const may = useMay();
  const { paid } = useSearch({ from: "/dashboard/settings/plan" });
  const navigate = useNavigate();
  const isOwnBill = standingOf(billing) !== "agency";
  const hasPaid = currentChoice(billing) !== null;
  const finish = () => void navigate({ to: "/dashboard/settings/plan", search: {}, replace: true });
  return (
    <>
      {paid && <PaidNotice session={paid} onDone={finish} />}
      <StandingCard billing={billing} />
      <UsageCard />
      {isOwnBill && hasPaid && may("manage_billing") && <PaymentCard />}
      {isOwnBill && <InvoicesCard />}
    </>
  );
}
