// Texts of plans and add-ons.
import type { AddOnId, PlanId } from "../../prices";
import type { Item } from "./shapes";

/** A plan of a price list: its name, the business it is for, and what it includes. */
export interface PlanText {
  name: string;
  text: string;
  features: readonly string[];
}

export type PlanTexts = Record<PlanId, PlanText>;

export type AddOnTexts = Record<AddOnId, Item>;
