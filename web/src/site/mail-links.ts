// Links of mails that name no page, and sign-ins at a provider that failed, lead to the home page: it sends people on to
// the page of the app that can read what the address brings along.

/**
 * Returns the address to redirect a visitor to; null for an ordinary visit. `isFrench` is the language of the browser.
 */
export function sendOn(address: URL, isFrench: boolean): string | null {
  const { pathname, search, hash } = address;
  if (pathname !== "/" && pathname !== "/fr") return null;
  const prefix = pathname === "/fr" || isFrench ? "/fr" : "";
  const brought = new URLSearchParams(hash.slice(1));
  const isMail = ["access_token", "error_code", "message"].some((name) => brought.has(name));
  if (!isMail) return null;
  // A sign-in at a provider that failed: the login page says so. Unlike that of a mail's link, its failure is in the query.
  const isProvider = /[?&]error_code=(?!otp_)/.test(search);
  const page = isProvider ? "login" : brought.get("type") === "recovery" ? "reset-password" : "confirm";
  return `${prefix}/${page}${search}${hash}`;
}
