// Price list, billing period, price and add-ons of a subscription.
import { useFormat } from "@/lib/i18n";
import type { Choice } from "./types";
import { useBillingWords } from "./words";

/** The facts, side by side on wide screens. */
export function SubscriptionFacts({ choice, amount }: { choice: Choice; amount: string | null }) {
  const { facts, lists, products, per } = useBillingWords();
  const { list } = useFormat();
  const addOns = [
    ...(choice.extra_locations > 0 ? [facts.extra_locations(choice.extra_locations)] : []),
    ...(choice.custom_reporting ? [products.custom_reporting] : []),
    ...(choice.premium_support ? [products.premium_support] : []),
  ];
  const rows: [string, string][] = [
    [facts.list, lists[choice.list]],
    [facts.period, facts.periods[choice.interval]],
    ...(amount ? [[facts.price, `${amount} ${per[choice.interval]}, ${facts.tax}`] as [string, string]] : []),
    [facts.add_ons, addOns.length > 0 ? list(addOns) : facts.none],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 py-4 text-sm sm:px-5 xl:grid-cols-4">
      {rows.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-ink-muted">{term}</dt>
          <dd className="numeric mt-0.5 font-medium text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
