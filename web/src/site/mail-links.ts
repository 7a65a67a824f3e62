// Links of mails that name no page lead to the home page: it sends their readers on to the page of the app that can read
// what they bring along.

/** Where to send somebody on to; null for everybody who simply visits. `isFrench` is what their browser speaks. */
export function sendOn(address: URL, isFrench: boolean): string | null {
  const { pathname, search, hash } = address;
  if (pathname !== "/" && pathname !== "/fr") return null;
  const prefix = pathname === "/fr" || isFrench ? "/fr" : "";
  const brought = new URLSearchParams(hash.slice(1));
  const isMail = ["access_token", "error_code", "message"].some((name) => brought.has(name));
  if (!isMail) return null;
  // A provider that was asked for too long ago: the login page says so.
  const isProvider = /^(bad_oauth|flow_state)_/.test(brought.get("error_code") ?? "");
  const page = isProvider ? "login" : brought.get("type") === "recovery" ? "reset-password" : "confirm";
  return `${prefix}/${page}${search}${hash}`;
}
