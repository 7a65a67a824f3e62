// The screen that a member starts with.
import { may } from "@/lib/may";
import type { Me } from "@/lib/me";

/** Screens besides the overview, with the permission that opens them, in the order of the sidebar. */
const SCREENS = [
  ["/dashboard/locations", "see_locations"],
  ["/dashboard/posts", "see_posts"],
  ["/dashboard/pages", "see_pages"],
  ["/dashboard/reviews", "see_reviews"],
  ["/dashboard/requests", "see_contacts"],
  ["/dashboard/citations", "see_citations"],
  ["/dashboard/heatmaps", "see_heatmaps"],
  ["/dashboard/reports", "see_reports"],
] as const;

/** Returns the first screen that a member without the overview can see. */
export function firstScreen(me: Pick<Me, "permissions"> | undefined) {
  return SCREENS.find(([, permission]) => may(me, permission))?.[0] ?? "/dashboard/settings/profile";
}
