// Types of billing.
import type { Schemas } from "@/lib/api";

export type Plan = Schemas["Plan"];
export type List = Schemas["PlanList"];
export type Interval = Schemas["BillingInterval"];
export type Currency = Schemas["BillingCurrency"];

/** Plans, the smallest first. */
export const PLANS = ["starter", "professional", "enterprise"] as const satisfies Plan[];

/** Price lists: everything, or the Google Business Profile product alone. */
export const LISTS = ["everything", "profile"] as const satisfies List[];

export const INTERVALS = ["month", "year"] as const satisfies Interval[];

export const CURRENCIES = ["usd", "eur"] as const satisfies Currency[];

/** Add-ons of every plan. */
export type AddOn = "extra_location" | "custom_reporting" | "premium_support";

/** A product with a price. */
export type Product = Plan | `profile_${Plan}` | AddOn;

/** A subscription as it is chosen. */
export type Choice = Required<Schemas["BillingChoice"]>;

export type Billing = Schemas["Billing"];
export type Price = Schemas["BillingPrice"];
export type Prices = Schemas["BillingPrices"];
export type Preview = Schemas["BillingPreview"];
export type PreviewLine = Schemas["PreviewLine"];
export type Invoice = Schemas["BillingInvoice"];
export type InvoiceState = Schemas["InvoiceState"];
export type PortalFlow = Schemas["PortalFlow"];
