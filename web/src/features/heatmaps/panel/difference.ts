// Difference between two scans of a panel, pin by pin. Pure.

import type { Outcome } from "@/lib/rank-colors";
import type { Pin, Scan } from "../api";
import { ABSENT_RANK } from "./ranks";

/** Largest difference of one reading that is within noise, in ranks. */
export const NOISE_RANKS = 3;
/** Minimum coverage of both scans, in percent. */
export const MIN_COVERAGE = 90;
/** Minimum number of pins that both scans measured. */
export const MIN_COMMON = 9;

/** Difference at one pin. */
export interface Difference {
  outcome: Outcome;
  /** Ranks gained, 20+ counting as 21; null without an answer in both scans. */
  gain: number | null;
  before: Pin | undefined;
  after: Pin;
}

/** Compares the pins of a newer scan with those of an older one. If the change `isReal`, small differences count too. */
export function differences(newer: readonly Pin[], older: readonly Pin[], isReal: boolean): Difference[] {
  return newer.map((after, at) => {
    const before = older[at];
    const [now, then] = [rankValue(after), before ? rankValue(before) : null];
    if (now === null || then === null) return { outcome: "unknown", gain: null, before, after };
    const gain = then - now;
    return { outcome: outcomeOf(gain, isReal), gain, before, after };
  });
}

function outcomeOf(gain: number, isReal: boolean): Outcome {
  if (gain === 0) return "same";
  if (!isReal && Math.abs(gain) <= NOISE_RANKS) return "noise";
  return gain > 0 ? "better" : "worse";
}

function rankValue({ state, rank }: Pin): number | null {
  if (state === "absent") return ABSENT_RANK;
  return state === "rank" ? rank : null;
}

/** Returns true when two scans have enough in common to be compared. */
export function isComparable(
  pinDifferences: readonly Difference[],
  newer: Pick<Scan, "figures">,
  older: Pick<Scan, "figures">,
): boolean {
  const common = pinDifferences.filter(({ gain }) => gain !== null).length;
  return (
    common >= MIN_COMMON && [newer, older].every(({ figures }) => (figures?.coverage ?? 0) >= MIN_COVERAGE)
  );
}

/**
 * Returns true when the change of the newer scan is real and the older one is among the scans that it was measured
 * against. `scans` are those of the panel, the newest first.
 */
export function isRealChange(newer: Scan, older: Scan, scans: readonly Scan[]): boolean {
  const { change } = newer;
  if (!change || ![change.atrp, change.solv].some(({ verdict }) => verdict === "real")) return false;
  const measured = scans.filter(({ figures }) => figures !== null);
  const at = measured.findIndex(({ id }) => id === newer.id);
  return at >= 0 && measured.slice(at + 1, at + 1 + change.scans).some(({ id }) => id === older.id);
}
