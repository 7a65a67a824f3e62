// Estimates the progress of an import between two reports, and the remaining time. Pure.

/** Progress at a moment, in milliseconds. */
export interface Sample {
  at: number;
  done: number;
}

/** Number of locations that the server reads between two reports. */
const STEP = 24;

/** Locations a second between two reports; 0 before the second. */
function paceOf(first: Sample, last: Sample): number {
  const seconds = (last.at - first.at) / 1000;
  return seconds > 0 ? Math.max(last.done - first.done, 0) / seconds : 0;
}

/** Seconds until all are done at the pace so far; undefined while that is not known. */
export function secondsLeft(first: Sample, last: Sample, total: number, now: number): number | undefined {
  const pace = paceOf(first, last);
  if (pace === 0) return undefined;
  return Math.max((total - last.done) / pace - (now - last.at) / 1000, 0);
}

/** Number to show at a moment after a report: it goes on at the pace so far, and waits before the next report. */
export function shownDone(first: Sample, last: Sample, total: number, now: number): number {
  const more = (paceOf(first, last) * (now - last.at)) / 1000;
  return Math.min(Math.floor(last.done + Math.min(more, STEP - 1)), Math.max(total - 1, last.done));
}
