// Claims of a test as people read them. Pure.

/** Claims whose value is a time, in seconds since 1970. */
const TIMES = new Set(["iat", "exp", "nbf", "auth_time", "updated_at"]);
const SECONDS = /^\d{9,11}$/;

/** Returns the time of a claim as RFC 3339; null for claims that are no time. */
export function claimTime(name: string, value: string): string | null {
  if (!TIMES.has(name) || !SECONDS.test(value)) return null;
  return new Date(Number(value) * 1000).toISOString();
}
