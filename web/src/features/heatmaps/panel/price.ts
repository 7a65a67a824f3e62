// Price of a scan. Pure.
import type { Panel, RankAccounts, Scan } from "../api";

/** Readings that are repeated in every scan to measure its noise. */
const CONTROL_PINS = 3;

/** Returns the number of pins that a scan of a panel measures. */
export function pinCount({ size, excluded = [] }: Pick<Panel, "size" | "excluded">): number {
  return size * size - excluded.length;
}

/** Returns the maximum price of a scan of a panel; null when no account and no earlier scan states it. */
export function priceOf(
  panel: Panel,
  scans: readonly Scan[],
  accounts: RankAccounts | undefined,
): number | null {
  const account = accounts?.items.find(({ provider }) => provider === panel.provider);
  if (account?.is_simulated) return 0;
  const stated = account && (panel.mode === "queue" ? account.queue_price_micros : account.live_price_micros);
  const earlier = scans.find(({ mode, price_micros }) => mode === panel.mode && price_micros !== null);
  const price = stated ?? earlier?.price_micros ?? null;
  return price === null ? null : price * (pinCount(panel) + CONTROL_PINS);
}
