// Locations that a post leaves out, by reason. Pure.

/** Returns the reasons, the most frequent first. */
export function excludedByReason(
  counts: Readonly<Record<string, number>>,
): { reason: string; count: number }[] {
  return Object.entries(counts)
    .map(([reason, count]) => ({ reason, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
}
