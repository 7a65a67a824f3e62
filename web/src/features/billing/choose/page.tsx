// The page on which a plan is chosen or changed.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { storedChosenPlan } from "@/lib/chosen-plan";
import { useFormat, useI18n, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { BackLink } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { CardSkeleton } from "@/ui/skeleton";
import { billingQuery, pricesQuery } from "../api";
import { currentChoice, firstChoice, isSubscribed, remainingTrial } from "../choice";
import { currencyOf } from "../money";
import { choiceOf, searchFor } from "../search";
import { StandingCard } from "../standing-card";
import type { Billing, Choice, Prices } from "../types";
import { useBillingWords } from "../words";
import { AddOns } from "./add-ons";
import { Controls } from "./controls";
import { PlanCards } from "./plan-cards";
import { Summary } from "./summary";
import { useChooseWords } from "./words";

const PLAN = "/dashboard/settings/plan";

/** /dashboard/settings/plan/choose. */
export function ChoosePage() {
  const { ui } = useMessages();
  const all = useBillingWords();
  const words = useChooseWords();
  const { data: billing, isError, refetch } = useQuery(billingQuery);
  const {
    data: prices,
    isError: hasNoPrices,
    refetch: refetchPrices,
  } = useQuery({
    ...pricesQuery,
    enabled: Boolean(billing),
  });
  const isChange = billing ? isSubscribed(billing) : false;
  const title = isChange ? words.title.change : words.title.new;
  useTitle(title);
  const { date } = useFormat();
  const trial = billing ? remainingTrial(billing) : null;
  const text =
    trial && !isChange ? words.text.trial(date(trial)) : isChange ? words.text.change : words.text.new;
  return (
    <div className="flex w-full flex-col gap-6 pb-16">
      <header>
        <BackLink href={PLAN}>{words.back}</BackLink>
        <h1 className={cx("mt-1", pageTitleClass)}>{title}</h1>
        {billing && <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{text}</p>}
      </header>
      {billing !== null && (isError || hasNoPrices) && !(billing && prices) && (
        <Banner
          kind="error"
          actions={
            <Button
              size="sm"
              onPress={() => {
                void refetch();
                void refetchPrices();
              }}
            >
              {ui.retry}
            </Button>
          }
        >
          {all.load_failed}
        </Banner>
      )}
      {!isError && !hasNoPrices && (billing === undefined || prices === undefined) && (
        <CardSkeleton className="h-[32rem]" />
      )}
      {billing === null && <Banner>{words.billing_off}</Banner>}
      {billing?.agency && <StandingCard billing={billing} />}
      {billing && !billing.agency && prices && <Form billing={billing} prices={prices} />}
    </div>
  );
}

/** The choice on the left, its cost on the right. */
function Form({ billing, prices }: { billing: Billing; prices: Prices }) {
  const { language } = useI18n();
  const may = useMay();
  const words = useChooseWords();
  const search = useSearch({ from: "/dashboard/settings/plan/choose" });
  const navigate = useNavigate();
  const choice = choiceOf(search, firstChoice(billing, currencyOf(language), storedChosenPlan()));
  const current = isSubscribed(billing) ? currentChoice(billing) : null;
  const change = (next: Partial<Choice>) =>
    void navigate({
      to: "/dashboard/settings/plan/choose",
      search: { ...search, ...searchFor(next) },
      replace: true,
      resetScroll: false,
    });
  const part = { choice, prices, onChange: change };
  return (
    <>
      {!may("manage_billing") && <Banner>{words.only_owners}</Banner>}
      <Controls {...part} isCurrencyFixed={current !== null} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <PlanCards {...part} current={current} />
          <AddOns {...part} />
        </div>
        <Summary {...part} billing={billing} current={current} />
      </div>
    </>
  );
}
