// Use of each limit of the plan, and the features it includes.
import { useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { planQuery } from "@/features/orgs/plan/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { ProgressBar } from "@/ui/progress-bar";
import { CardSkeleton } from "@/ui/skeleton";
import { countedLimits, planFeatures } from "./usage";
import { useBillingWords } from "./words";

/** Usage of the plan's limits. A limit without a count shows only its maximum. */
export function UsageCard() {
  const { usage: words } = useBillingWords();
  const { ui } = useMessages();
  const { data: usage, isPending, isError, refetch } = useQuery(planQuery);
  return (
    <section aria-labelledby="usage-title" className="flex flex-col gap-3">
      <h3 id="usage-title" className="font-semibold">
        {words.title}
      </h3>
      {isPending && <CardSkeleton className="h-56" />}
      {isError && !usage && (
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
      {usage && (
        <Card className="divide-y divide-line">
          {countedLimits(usage).map(({ key, used, limit }) => (
            <LimitRow key={key} label={words[key]} used={used} limit={limit} />
          ))}
          {usage.limits.report_every && (
            <TextRow label={words.report_every} value={words.rhythms[usage.limits.report_every]} />
          )}
          <Features features={planFeatures(usage)} />
        </Card>
      )}
    </section>
  );
}

interface LimitRowProps {
  label: string;
  /** Null when the server does not count it. */
  used: number | null;
  /** Null means unlimited. */
  limit: number | null;
}

function LimitRow({ label, used, limit }: LimitRowProps) {
  const { usage: words } = useBillingWords();
  const { number } = useFormat();
  if (used === null) {
    return <TextRow label={label} value={limit === null ? words.no_limit : words.up_to(number(limit))} />;
  }
  if (limit === null) return <TextRow label={label} value={words.unlimited(number(used))} />;
  return (
    <div className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <ProgressBar
        label={label}
        value={Math.min(used, limit)}
        max={limit}
        valueLabel={words.of(number(used), number(limit))}
      />
      {used > limit && <p className="text-sm text-ink-muted">{words.over(number(used - limit))}</p>}
      {used === limit && limit > 0 && <p className="text-sm text-ink-muted">{words.full}</p>}
    </div>
  );
}

function TextRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 px-4 py-3.5 text-sm sm:px-5">
      <span className="font-medium">{label}</span>
      <span className="numeric text-ink-muted">{value}</span>
    </div>
  );
}

function Features({ features }: { features: ReturnType<typeof planFeatures> }) {
  const { usage: words } = useBillingWords();
  return (
    <ul className="grid gap-x-6 gap-y-2.5 px-4 py-4 text-sm sm:grid-cols-2 sm:px-5">
      {features.map(({ key, isIncluded }) => {
        const Icon = isIncluded ? Check : Minus;
        return (
          <li key={key} className={`flex items-center gap-2.5 ${isIncluded ? "" : "text-ink-muted"}`}>
            <Icon
              className={`size-4 shrink-0 ${isIncluded ? "text-good-ink" : "text-ink-faint"}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {words.features[key]}
            <span className="sr-only">: {isIncluded ? words.included : words.not_included}</span>
          </li>
        );
      })}
    </ul>
  );
}
