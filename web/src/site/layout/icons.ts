// The signs of products and industries, the same wherever they are named.
import {
  Building2,
  ChartNoAxesCombined,
  HeartPulse,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MapPinned,
  MessageSquareText,
  Scale,
  ShoppingBag,
  Store,
  UtensilsCrossed,
  Wrench,
} from "lucide-react";
import type { PRODUCTS, SOLUTIONS } from "../content/types/layout";

type PageWithIcon = (typeof PRODUCTS | typeof SOLUTIONS)[number];

/** Sign of each product and industry. */
export const ICONS: Record<PageWithIcon, LucideIcon> = {
  "google-business-profile": Store,
  heatmaps: MapPinned,
  reviews: MessageSquareText,
  citations: ListChecks,
  "local-pages": LayoutTemplate,
  reporting: ChartNoAxesCombined,
  restaurants: UtensilsCrossed,
  healthcare: HeartPulse,
  "real-estate": Building2,
  legal: Scale,
  "home-services": Wrench,
  retail: ShoppingBag,
};
