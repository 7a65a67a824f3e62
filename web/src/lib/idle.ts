// Sign-out after the idle timeout of the organization. Activity in one window counts in all windows of the session.

/** The code with which the server refuses a session in which nothing was done for too long. */
export const IDLE = "session_idle";

/** Time before the end at which the warning is shown. */
export const WARNING_MS = 60_000;

/** State: active, a warning with the seconds left, or the end. */
export type Standing = { kind: "active" } | { kind: "warned"; seconds: number } | { kind: "over" };

/** Returns the state at `now` for activity at `last` and the limit `limit`, all in milliseconds. */
export function standing(last: number, limit: number, now: number): Standing {
  const left = last + limit - now;
  if (left <= 0) return { kind: "over" };
  return left > WARNING_MS ? { kind: "active" } : { kind: "warned", seconds: Math.ceil(left / 1000) };
}

/** The shorter of two rules in minutes, as milliseconds; null for none. */
export function limitOf(...rules: readonly (number | null | undefined)[]): number | null {
  const minutes = rules.filter((rule) => typeof rule === "number");
  return minutes.length > 0 ? Math.min(...minutes) * 60_000 : null;
}

let endsAt: number | null = null;
let isSaid = false;

/** Remembers when the session of this window ends unless something is done; null where nothing ends it. */
export function expectIdleEnd(at: number | null) {
  endsAt = at;
}

/** Remembers that the server, or this window, ended the session for lack of activity. */
export function sayIdleEnd() {
  isSaid = true;
}

/** Returns true when the last session ended for lack of activity: the login page shows it. */
export function hasEndedIdle(): boolean {
  return isSaid || (endsAt !== null && Date.now() >= endsAt);
}

/** Forgets how the session before ended. */
export function forgetIdleEnd() {
  endsAt = null;
  isSaid = false;
}
