// State of a post at a location, as a word with a shape.
import { type Status, StatusBadge } from "@/ui/badge";
import type { TargetState } from "../types";
import { usePostWords } from "./words";

/** Status of each state; never shown without its word. */
export const TARGET_STATUS: Record<TargetState, Status> = {
  queued: "neutral",
  sending: "neutral",
  processing: "neutral",
  live: "good",
  rejected: "poor",
  failed: "poor",
  expired: "neutral",
  deleted: "neutral",
};

/** The badge. */
export function TargetBadge({ state }: { state: TargetState }) {
  const { target_states } = usePostWords();
  return <StatusBadge status={TARGET_STATUS[state]}>{target_states[state]}</StatusBadge>;
}
