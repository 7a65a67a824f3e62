// Three plans side by side, with price and features.
import { Check } from "lucide-react";
import { Radio, RadioGroup } from "react-aria-components";
import { useFormat, useI18n } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { Unbroken } from "@/ui/unbroken";
import { planProduct, priceOf, productSaving } from "../choice";
import { moneyText } from "../money";
import { type Choice, PLANS, type Plan, type Prices } from "../types";
import { useChooseWords, usePlanTexts } from "./words";

const POPULAR: Plan = "professional";

const COMPARE = {
  everything: { en: "/pricing#compare", fr: "/fr/pricing#compare" },
  profile: {
    en: "/products/google-business-profile#plans",
    fr: "/fr/products/google-business-profile#plans",
  },
};

export interface PlanCardsProps {
  choice: Choice;
  prices: Prices;
  onChange: (change: Partial<Choice>) => void;
  /** The subscription that exists. */
  current: Choice | null;
}

/** The plans as one choice. */
export function PlanCards({ choice, prices, onChange, current }: PlanCardsProps) {
  const words = useChooseWords();
  const { language } = useI18n();
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        aria-label={words.plan}
        value={choice.plan}
        onChange={(plan) => onChange({ plan: plan as Plan })}
        className="grid gap-4 md:grid-cols-3 md:grid-rows-[auto_auto_auto_1fr] md:gap-y-0"
      >
        {PLANS.map((plan) => (
          <PlanCard
            key={plan}
            choice={{ ...choice, plan }}
            prices={prices}
            isCurrent={current?.plan === plan && current.list === choice.list}
          />
        ))}
      </RadioGroup>
      <p className="text-sm">
        <Link href={COMPARE[choice.list][language]} target="_blank">
          {words.compare}
        </Link>
      </p>
    </div>
  );
}

function PlanCard({ choice, prices, isCurrent }: { choice: Choice; prices: Prices; isCurrent: boolean }) {
  const words = useChooseWords();
  const texts = usePlanTexts();
  const { name, text, features } = texts[choice.list][choice.plan];
  return (
    <Radio
      value={choice.plan}
      className="group relative grid cursor-default rounded-lg md:row-span-4 md:grid-rows-subgrid border border-line bg-surface p-4 shadow-sm transition-colors hover:border-line-strong selected:border-primary selected:inset-ring selected:inset-ring-primary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus sm:p-5"
    >
      <span className="flex items-center gap-2">
        <span className="grid size-4.5 shrink-0 place-items-center rounded-full border border-control bg-surface group-hover:border-ink-faint group-selected:border-primary group-selected:bg-primary">
          <span className="size-1.5 rounded-full bg-on-primary opacity-0 group-selected:opacity-100" />
        </span>
        <span className="text-base font-semibold">{name}</span>
        {(isCurrent || choice.plan === POPULAR) && (
          <span className="absolute -top-2.5 right-4 flex rounded-full ring-4 ring-paper">
            <Badge tone={isCurrent ? "primary" : "brass"}>{isCurrent ? words.current : words.popular}</Badge>
          </span>
        )}
      </span>
      <span className="mt-1.5 block text-sm text-pretty text-ink-muted">{text}</span>
      <PriceLines choice={choice} prices={prices} />
      <ul className="mt-4 flex flex-col gap-2 self-start border-t border-line pt-4 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-good-ink" strokeWidth={1.75} aria-hidden="true" />
            <span className="text-pretty">
              <Unbroken text={feature} />
            </span>
          </li>
        ))}
      </ul>
    </Radio>
  );
}

function PriceLines({ choice, prices }: { choice: Choice; prices: Prices }) {
  const words = useChooseWords();
  const { locale } = useFormat();
  const { interval, currency } = choice;
  const product = planProduct(choice);
  const price = priceOf(prices, product, interval, currency);
  const yearly = priceOf(prices, product, "year", currency);
  const saving = productSaving(prices, product, currency);
  if (price === undefined) return null;
  const isYearly = interval === "year";
  return (
    <span className="mt-4 block">
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="numeric text-2xl font-semibold tracking-tight">
          {moneyText(isYearly ? price / 12 : price, currency, locale)}
        </span>
        <span className="text-sm text-ink-muted">{words.per_month}</span>
      </span>
      <span className="numeric mt-0.5 block text-sm text-ink-muted">
        {isYearly ? words.billed_yearly(moneyText(price, currency, locale)) : words.billed_monthly}
      </span>
      {yearly !== undefined && (
        <span className={cx("numeric block text-sm", isYearly ? "text-good-ink" : "text-ink-muted")}>
          {isYearly
            ? words.saves(moneyText(saving, currency, locale))
            : words.or_yearly(moneyText(yearly / 12, currency, locale))}
        </span>
      )}
    </span>
  );
}
