// What Vitrine costs and what each plan includes: the one source for every page. Whole dollars in English, euros in French.
import type { Language } from "./routes";

/** Plans by the name they have in the address of sign-up. */
export type PlanId = "starter" | "professional" | "enterprise";
/** What can be added to a plan. */
export type AddOnId = "location" | "support" | "reporting";

/** A price for each way to pay, both per month. */
export interface Price {
  monthly: number;
  yearly: number;
}

/** Plans of the pricing page, cheapest first. */
export const plans: Record<PlanId, Price> = {
  starter: { monthly: 49, yearly: 39 },
  professional: { monthly: 149, yearly: 119 },
  enterprise: { monthly: 399, yearly: 319 },
};

/** Add-ons of the pricing page. */
export const addOns: Record<AddOnId, Price> = {
  location: { monthly: 25, yearly: 20 },
  support: { monthly: 99, yearly: 79 },
  reporting: { monthly: 149, yearly: 119 },
};

/** Plans of the Google Business Profile product alone, per month. */
export const profilePlans: Record<PlanId, number> = { starter: 29, professional: 79, enterprise: 199 };

/** The plan most people take. */
export const popularPlan: PlanId = "professional";

/** What plans allow; null is without a limit. */
export const limits: Record<
  PlanId,
  { locations: number | null; directories: number; landingPages: number | null }
> = {
  starter: { locations: 1, directories: 25, landingPages: 1 },
  professional: { locations: 5, directories: 100, landingPages: 5 },
  enterprise: { locations: null, directories: 100, landingPages: null },
};

/** Days of the free trial, days of the guarantee, and the percentage that paying by the year saves. */
export const trialDays = 14;
export const guaranteeDays = 30;
export const yearlySaving = 20;

/** What paying by the year saves in a year. */
export const savingOf = (price: Price): number => (price.monthly - price.yearly) * 12;

/** A price as people write it: $1,149 or 1 149 €. */
export function money(amount: number, language: Language): string {
  return language === "en"
    ? `$${amount.toLocaleString("en-US")}`
    : `${amount.toLocaleString("fr-FR")}\u00a0€`;
}

/** The currency of a language's prices, as ISO 4217. */
export const currencyOf = (language: Language) => (language === "en" ? "USD" : "EUR");
