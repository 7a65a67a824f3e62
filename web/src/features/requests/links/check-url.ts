// Quick check of a pasted link; the server validates it. Pure.

/** Maximum characters of an address. */
export const MAX_URL = 500;

/** Reasons that can be seen without asking the server. */
export type UrlProblem = "not_https" | "userinfo" | "too_long" | "invalid_url";

/** Returns the problem of an address; null when it can be sent. */
export function urlProblem(text: string): UrlProblem | null {
  const typed = text.trim();
  if (typed.length > MAX_URL) return "too_long";
  let url: URL;
  try {
    url = new URL(typed);
  } catch {
    return /^http/i.test(typed) ? "invalid_url" : "not_https";
  }
  if (url.protocol !== "https:") return "not_https";
  return url.username || url.password ? "userinfo" : null;
}
