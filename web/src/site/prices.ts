// Prices and plans, the one source for every page. Whole dollars in English, euros in French. The server reads the
// limits of the plans from the same file.
import catalogue from "./plans.json";
import type { Language } from "./routes";

/** Plans by the name they have in the address of sign-up. */
export type PlanId = "starter" | "professional" | "enterprise";
/** Extras of a plan. */
export type AddOnId = "location" | "support" | "reporting";

/** A price for each way to pay, both per month. */
export interface Price {
  monthly: number;
  yearly: number;
}

interface Plan extends Price {
  /** Price of the Google Business Profile product alone. */
  profileMonthly: number;
  locations: number | null;
  directories: number;
  landingPages: number | null;
}

const { starter, professional, enterprise }: Record<PlanId, Plan> = catalogue.plans;

/** Plans of the pricing page, cheapest first. */
export const plans: Record<PlanId, Price> = { starter, professional, enterprise };

/** Add-ons of the pricing page. */
export const addOns: Record<AddOnId, Price> = catalogue.addOns;

/** Plans of the Google Business Profile product alone, per month. */
export const profilePlans: Record<PlanId, number> = {
  starter: starter.profileMonthly,
  professional: professional.profileMonthly,
  enterprise: enterprise.profileMonthly,
};

/** The plan most people take. */
export const popularPlan: PlanId = "professional";

/** Limits of the plans; null is unlimited. */
export const limits: Record<
  PlanId,
  { locations: number | null; directories: number; landingPages: number | null }
> = { starter, professional, enterprise };

/** Days of the free trial, days of the guarantee, and the percentage that paying by the year saves. */
export const { trialDays } = catalogue;
export const guaranteeDays = 30;
export const yearlySaving = 20;

/** Yearly saving of yearly billing. */
export const savingOf = (price: Price): number => (price.monthly - price.yearly) * 12;

/** A price as people write it: $1,149 or 1 149 €. */
export function money(amount: number, language: Language): string {
  return language === "en"
    ? `$${amount.toLocaleString("en-US")}`
    : `${amount.toLocaleString("fr-FR")}\u00a0€`;
}

/** The currency of a language's prices, as ISO 4217. */
export const currencyOf = (language: Language) => (language === "en" ? "USD" : "EUR");
