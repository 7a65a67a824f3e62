// Preloads parts at the first activity of the user, so that they open without delay.
import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/** Calls `load` at the first sign of activity. Pass a stable function. */
export function useAhead(load: () => Promise<unknown>) {
  useEffect(() => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      // A failed load is repeated when the part is needed.
      load().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [load]);
}
