// Types of the screens that go beyond the API.
import type { Schemas } from "@/lib/api";
import type { Status } from "@/ui/badge";

export type Location = Schemas["Location"] & { labels?: string[] };

/** State of a location in the list. */
export type DisplayStatus = "active" | "inactive" | "pending" | "error";

/** A failed synchronization comes first, then one under way, then whether Google has verified it. */
export function displayStatus({
  sync_status,
  verified,
}: Pick<Location, "sync_status" | "verified">): DisplayStatus {
  if (sync_status === "error") return "error";
  if (sync_status === "syncing") return "pending";
  return verified ? "active" : "inactive";
}

/** Number of completed basics of a manually maintained location; null for a location from Google. */
export function basicsOf({
  sync_status,
  issues,
}: Pick<Location, "sync_status" | "issues">): { given: number; needed: number } | null {
  return sync_status === "manual" ? { given: BASICS - issues, needed: BASICS } : null;
}

/** Phone, website and category. */
const BASICS = 3;

/** The look of a display status. */
export const STATUS_LOOK: Record<DisplayStatus, Status> = {
  active: "good",
  inactive: "neutral",
  pending: "fair",
  error: "poor",
};
