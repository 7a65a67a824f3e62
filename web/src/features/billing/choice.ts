// Chosen subscription: defaults, items and price. Pure.
import type { ChosenPlan } from "@/lib/chosen-plan";
import type { AddOn, Billing, Choice, Currency, Interval, Prices, Product } from "./types";

/** Maximum number of extra locations in one order. */
export const MAX_EXTRA_LOCATIONS = 10_000;

/** The subscription that exists; null without one. */
export function currentChoice(billing: Billing): Choice | null {
  const { plan, list, interval, currency } = billing;
  if (!plan || !list || !interval || !currency) return null;
  const { extra_locations, custom_reporting, premium_support } = billing;
  return { plan, list, interval, currency, extra_locations, custom_reporting, premium_support };
}

/** Returns true when there is a subscription that a change applies to; without one, a checkout starts. */
export function isSubscribed(billing: Billing): boolean {
  return currentChoice(billing) !== null && !["off", "paused", "over"].includes(billing.state);
}

/** Choice that the page starts with: the subscription, the choice on the public site, or the usual plan. */
export function firstChoice(billing: Billing, currency: Currency, preset: ChosenPlan | null = null): Choice {
  const none = { currency, extra_locations: 0, custom_reporting: false, premium_support: false };
  const usual = { plan: "professional", list: "everything", interval: "month" } as const;
  const chosen =
    billing.chosen ?? (preset && { plan: preset.plan, list: preset.list, interval: preset.period });
  return fitting(currentChoice(billing) ?? { ...usual, ...chosen, ...none });
}

/** The nearest choice that can be bought: profile plans are paid by the month, and Enterprise has no extra locations. */
export function fitting(choice: Choice): Choice {
  const most = choice.plan === "enterprise" ? 0 : MAX_EXTRA_LOCATIONS;
  return {
    ...choice,
    interval: choice.list === "profile" ? "month" : choice.interval,
    extra_locations: Math.min(Math.max(Math.trunc(choice.extra_locations), 0), most),
  };
}

/** Returns true when both are the same subscription. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return (Object.keys(one) as (keyof Choice)[]).every((key) => one[key] === other[key]);
}

/** The product of the plan. */
export function planProduct({ plan, list }: Pick<Choice, "plan" | "list">): Product {
  return list === "profile" ? `profile_${plan}` : plan;
}

/** A product with its quantity. */
export interface Item {
  product: Product;
  quantity: number;
}

/** Products of a choice, the plan first. */
export function itemsOf(choice: Choice): Item[] {
  const addOns: [AddOn, number][] = [
    ["extra_location", choice.extra_locations],
    ["custom_reporting", choice.custom_reporting ? 1 : 0],
    ["premium_support", choice.premium_support ? 1 : 0],
  ];
  return [
    { product: planProduct(choice), quantity: 1 },
    ...addOns.filter(([, quantity]) => quantity > 0).map(([product, quantity]) => ({ product, quantity })),
  ];
}

/** Price of a product per billing period in minor units; undefined when it is not sold that way. */
export function priceOf(
  { items }: Prices,
  product: Product,
  interval: Interval,
  currency: Currency,
): number | undefined {
  return items.find((item) => item.product === product && item.interval === interval)?.[currency];
}

/** Sum of a choice per billing period. */
export function totalOf(prices: Prices, choice: Choice): number {
  return itemsOf(choice).reduce(
    (sum, { product, quantity }) =>
      sum + quantity * (priceOf(prices, product, choice.interval, choice.currency) ?? 0),
    0,
  );
}

/** Returns the yearly savings of the yearly price; 0 without a yearly price. */
export function savingOf(prices: Prices, choice: Choice): number {
  if (choice.list === "profile") return 0;
  return (
    totalOf(prices, { ...choice, interval: "month" }) * 12 - totalOf(prices, { ...choice, interval: "year" })
  );
}

/** Yearly saving of one product. */
export function productSaving(prices: Prices, product: Product, currency: Currency): number {
  const monthly = priceOf(prices, product, "month", currency);
  const yearly = priceOf(prices, product, "year", currency);
  return monthly === undefined || yearly === undefined ? 0 : monthly * 12 - yearly;
}

/** Maximum percentage that yearly payment saves; the switch shows it. */
export function savingPercent(prices: Prices, currency: Currency): number {
  const shares = (["starter", "professional", "enterprise"] as const).map((plan) => {
    const monthly = priceOf(prices, plan, "month", currency) ?? 0;
    return monthly === 0 ? 0 : productSaving(prices, plan, currency) / (monthly * 12);
  });
  return Math.round(Math.max(...shares) * 100);
}

/** Minimum time until a trial ends for which the checkout keeps it; otherwise the first payment is due at once. */
const MIN_TRIAL_MS = 49 * 3_600_000;

/** End of the trial that a new subscription keeps; null when it is paid at once. */
export function remainingTrial({ state, trial_ends_at }: Billing, now: Date = new Date()): string | null {
  if (state !== "trial" || trial_ends_at === null) return null;
  return new Date(trial_ends_at).getTime() - now.getTime() >= MIN_TRIAL_MS ? trial_ends_at : null;
}
