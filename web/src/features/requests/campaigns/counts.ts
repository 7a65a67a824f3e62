// Figures of a campaign from its recipients by state. Pure.
import type { CampaignCount, CampaignState, RequestState } from "../types";
import type { CampaignChange } from "./api";

/** Recipients by the state that they reached last; a state without any is left out. */
export type Counts = Readonly<Record<string, number>>;

/** Figures by step: the recipients who reached it, also those who went further. */
export interface Figures {
  total: number;
  sent: number;
  opened: number;
  clicked: number;
  feedback: number;
  opted_out: number;
  /** Recipients without a message: not sent, or refused by a rule. */
  failed: number;
}

/** Steps in their order; each includes the later ones. */
const STEPS = ["feedback", "clicked", "opened", "sent"] as const satisfies readonly RequestState[];

/**
 * Returns the figures. A recipient counts in the state reached last, so that earlier steps include the later ones:
 * a recipient who clicked also opened the page.
 */
export function figuresOf(counts: Counts): Figures {
  const countOf = (state: RequestState) => counts[state] ?? 0;
  const reached = { feedback: 0, clicked: 0, opened: 0, sent: 0 };
  let sum = 0;
  for (const step of STEPS) {
    sum += countOf(step);
    reached[step] = sum;
  }
  return {
    ...reached,
    // A recipient who opts out received the message.
    sent: reached.sent + countOf("opted_out"),
    total: Object.values(counts).reduce((all, count) => all + count, 0) - countOf("canceled"),
    opted_out: countOf("opted_out"),
    failed: countOf("failed") + countOf("skipped"),
  };
}

/** Returns the share of a part in percent; null where there is nothing yet. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** Returns the counts of each part of a campaign, in the order in which the parts come. */
export function countsBy<Part extends string>(
  breakdown: readonly CampaignCount[],
  partOf: (count: CampaignCount) => Part,
): { part: Part; counts: Counts }[] {
  const parts = new Map<Part, Record<string, number>>();
  for (const count of breakdown) {
    const part = partOf(count);
    const counts = parts.get(part) ?? {};
    counts[count.state] = (counts[count.state] ?? 0) + count.number;
    parts.set(part, counts);
  }
  return [...parts].map(([part, counts]) => ({ part, counts }));
}

const CHANGES: Record<CampaignState, readonly CampaignChange[]> = {
  scheduled: ["pause", "cancel"],
  running: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  done: [],
  canceled: [],
};

/** Returns the changes that a campaign in this state takes. */
export const changesOf = (state: CampaignState) => CHANGES[state];
