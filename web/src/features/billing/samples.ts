// A price table and subscriptions, for tests.
import type { Billing, Choice, Price, Prices } from "./types";

const price = (product: string, monthly: number, yearly?: number): Price[] => [
  { key: `${product}_monthly`, product, interval: "month", usd: monthly * 100, eur: monthly * 100 },
  ...(yearly === undefined
    ? []
    : [
        {
          key: `${product}_yearly`,
          product,
          interval: "year" as const,
          usd: yearly * 1200,
          eur: yearly * 1200,
        },
      ]),
];

export const PRICES: Prices = {
  trial_days: 14,
  items: [
    ...price("starter", 49, 39),
    ...price("professional", 149, 119),
    ...price("enterprise", 399, 319),
    ...price("profile_starter", 29),
    ...price("profile_professional", 79),
    ...price("profile_enterprise", 199),
    ...price("extra_location", 25, 20),
    ...price("premium_support", 99, 79),
    ...price("custom_reporting", 149, 119),
  ],
};

export const CHOICE: Choice = {
  plan: "professional",
  list: "everything",
  interval: "month",
  currency: "usd",
  extra_locations: 0,
  custom_reporting: false,
  premium_support: false,
};

/** In trial, without a subscription. */
export const TRIAL: Billing = {
  state: "trial",
  plan: null,
  list: null,
  interval: null,
  currency: null,
  extra_locations: 0,
  custom_reporting: false,
  premium_support: false,
  amount: null,
  period_end: null,
  trial_ends_at: "2026-12-07T12:00:00Z",
  cancel_at: null,
  past_due_since: null,
  pauses_at: null,
  chosen: null,
  agency: null,
  version: 1,
};

/** Professional, paid by the month. */
export const ACTIVE: Billing = {
  ...TRIAL,
  ...CHOICE,
  state: "active",
  amount: 14900,
  period_end: "2026-12-16T12:00:00Z",
  trial_ends_at: null,
};
