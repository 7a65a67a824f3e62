// Reasons of scans that are not complete, in words. Pure.
import type { Scan } from "../api";
import type { PanelWords } from "./en";

/** Returns the reason for anything but a complete scan; null when there is nothing to explain. */
export function reasonOf({ state, code, figures }: Scan, { reasons }: PanelWords): string | null {
  if (state === "complete" || state === "queued" || state === "asking") return null;
  const text = code !== null && Object.hasOwn(reasons.codes, code) ? (reasons.codes[code] ?? null) : null;
  if (state !== "partial") return text ?? reasons[state];
  const missing = figures ? figures.expected - figures.measured : 0;
  return missing > 0 ? reasons.partial(missing) : text;
}
