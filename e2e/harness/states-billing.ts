// The plan of an organization that pays, as each state of a subscription shows it. The server of the states has no
// billing: its answers about the plan are replaced.
import type { Page } from "@playwright/test";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const PLAN = "/dashboard/settings/plan";

const price = (product: string, monthly: number, yearly?: number) => [
  { key: `${product}_monthly`, product, interval: "month", usd: monthly * 100, eur: monthly * 100 },
  ...(yearly === undefined
    ? []
    : [{ key: `${product}_yearly`, product, interval: "year", usd: yearly * 1200, eur: yearly * 1200 }]),
];

const PRICES = {
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

/** Subscription as the API answers it. */
type Billing = Record<string, unknown>;

const TRIAL: Billing = {
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
  trial_ends_at: "2031-03-14T12:00:00Z",
  cancel_at: null,
  past_due_since: null,
  pauses_at: null,
  chosen: null,
  agency: null,
  version: 1,
};

const PAID: Billing = {
  ...TRIAL,
  state: "active",
  plan: "professional",
  list: "everything",
  interval: "month",
  currency: "usd",
  extra_locations: 2,
  amount: 19_900,
  period_end: "2031-03-14T12:00:00Z",
};

const FAILED: Billing = {
  ...PAID,
  state: "past_due",
  past_due_since: "2031-03-01T12:00:00Z",
  pauses_at: "2031-03-15T12:00:00Z",
};

const invoice = (number: string, state: string) => ({
  id: number,
  number,
  created_at: "2031-03-01T12:00:00Z",
  total: 19_900,
  currency: "usd",
  state,
  url: `https://invoice.example/${number}`,
  pdf_url: `https://invoice.example/${number}.pdf`,
});

/** Answers as a server with billing would. */
async function bill(page: Page, billing: Billing, standing: string) {
  await page.route("**/api/v1/me", async (route) => {
    const answer = await route.fetch();
    const me = (await answer.json()) as { organisation: { plan: object } };
    me.organisation.plan = { state: standing, plan: "professional", ends_at: null };
    await route.fulfill({ response: answer, json: me });
  });
  await page.route("**/api/v1/billing", (route) => route.fulfill({ json: billing }));
  await page.route("**/api/v1/billing/prices", (route) => route.fulfill({ json: PRICES }));
  await page.route("**/api/v1/billing/invoices*", (route) => {
    const items = billing.plan === null ? [] : [invoice("VIT-0002", "open"), invoice("VIT-0001", "paid")];
    return route.fulfill({ json: { items, next_cursor: null } });
  });
}

const state = (name: string, billing: Billing, standing: string, path = PLAN): State => ({
  name,
  viewer: "member",
  open: async (page) => {
    await bill(page, billing, standing);
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
  },
});

export const BILLING_STATES: readonly State[] = [
  state("billing-trial", TRIAL, "trial"),
  state("billing-active", PAID, "active"),
  state("billing-failed", FAILED, "active"),
  state("billing-over", { ...TRIAL, state: "over" }, "over"),
  state("billing-choose", TRIAL, "trial", `${PLAN}/choose`),
  state("billing-choose-profile", TRIAL, "trial", `${PLAN}/choose?list=profile&plan=starter`),
];
