// The progress of a run as it is shown: it moves each second, between the reports of the server.
import { useEffect, useState } from "react";
import { type Sample, secondsLeft, shownDone } from "./estimate";

const TICK_MS = 1_000;

/** Number to show, and the seconds that are left where known; anew for each `phase`. */
export function useEstimate(phase: string, done: number, total: number | null) {
  const [now, setNow] = useState(Date.now);
  const [seen, setSeen] = useState<{ phase: string; first: Sample; last: Sample } | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (seen?.phase !== phase || seen.last.done !== done) {
    const last = { at: now, done };
    setSeen({ phase, first: seen?.phase === phase ? seen.first : last, last });
  }
  if (!seen || total === null) return { shown: done, left: undefined };
  const { first, last } = seen;
  return { shown: shownDone(first, last, total, now), left: secondsLeft(first, last, total, now) };
}
