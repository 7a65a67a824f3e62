// State of a campaign or of a recipient, as a word with a shape.
import { type Status, StatusBadge } from "@/ui/badge";
import type { CampaignState, RequestState } from "../types";
import { useCampaignWords } from "./words";

const CAMPAIGN: Record<CampaignState, Status> = {
  scheduled: "neutral",
  running: "good",
  paused: "fair",
  done: "neutral",
  canceled: "neutral",
};

const RECIPIENT: Record<RequestState, Status> = {
  waiting: "neutral",
  sent: "good",
  opened: "good",
  clicked: "good",
  feedback: "good",
  opted_out: "fair",
  failed: "poor",
  skipped: "neutral",
  canceled: "neutral",
};

/** The state of a campaign. */
export function CampaignBadge({ state }: { state: CampaignState }) {
  const { states } = useCampaignWords();
  return <StatusBadge status={CAMPAIGN[state]}>{states[state]}</StatusBadge>;
}

/** The state of a recipient. */
export function RecipientBadge({ state }: { state: RequestState }) {
  const { recipient_states } = useCampaignWords();
  return <StatusBadge status={RECIPIENT[state]}>{recipient_states[state]}</StatusBadge>;
}
