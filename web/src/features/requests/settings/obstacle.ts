// Obstacles to sending requests. Pure.
import type { Settings } from "../types";

/** Reason that nothing can be sent. */
export type Obstacle = "forbidden" | "incomplete";

/** Returns the first reason; null while requests can be sent. */
export function obstacleOf({
  is_off,
  sender_name,
  postal_address,
}: Pick<Settings, "is_off" | "sender_name" | "postal_address">): Obstacle | null {
  if (is_off) return "forbidden";
  return !sender_name?.trim() || !postal_address?.trim() ? "incomplete" : null;
}
