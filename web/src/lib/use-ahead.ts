// For parts that should be there at once when they are wanted, and must not slow the first view.
import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/** Calls `load` at the first sign that somebody is at the screen. Pass a function that stays the same. */
export function useAhead(load: () => Promise<unknown>) {
  useEffect(() => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      // What cannot be had now is asked for again, and missed, when it is wanted.
      load().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [load]);
}
