// Status of a post in one word: from its state and its results at its locations. Pure.
import type { Status } from "@/ui/badge";
import type { PostCounts, PostState } from "./types";

/** Words for how a post stands. */
export const MARKS = [
  "draft",
  "waiting_approval",
  "scheduled",
  "publishing",
  "live",
  "partly_live",
  "refused",
  "processing",
  "over",
  "stopped",
] as const;
export type Mark = (typeof MARKS)[number];

/** Status of each; never shown without its word. */
export const STATUS: Record<Mark, Status> = {
  draft: "neutral",
  waiting_approval: "fair",
  scheduled: "neutral",
  publishing: "neutral",
  live: "good",
  partly_live: "fair",
  refused: "poor",
  processing: "neutral",
  over: "neutral",
  stopped: "neutral",
};

/** Number of locations that a post did not reach: Google refused it there, or it could not be sent. */
export const refusedOf = ({ rejected, failed }: Pick<PostCounts, "rejected" | "failed">) => rejected + failed;

/** Returns the mark of a post: live in part when one location refused it and others show it, because a member has to look. */
export function markOf(state: PostState, counts: PostCounts): Mark {
  if (state !== "published" && state !== "publishing") return state;
  const { live, processing, queued, sending } = counts;
  if (refusedOf(counts) > 0) return live + processing + queued + sending > 0 ? "partly_live" : "refused";
  if (state === "publishing") return "publishing";
  if (live > 0) return "live";
  return processing + queued + sending > 0 ? "processing" : "over";
}

/** Returns true for posts that can be rescheduled. */
export function isMovable(state: PostState): boolean {
  return state === "draft" || state === "waiting_approval" || state === "scheduled";
}

/** Returns true for posts whose publishing has started, so that only their text can change. */
export function hasStartedPublishing(state: PostState): boolean {
  return state === "publishing" || state === "published" || state === "stopped";
}
