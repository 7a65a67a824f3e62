// Email address for which this browser requested a link. A link from another person would sign the reader in to a
// foreign account; without this trace, the page asks first.
import { recall, remember } from "@/lib/preferences";

const KEY = "vitrine.asked";

/** Notes that a link for this address was requested in this browser. */
export function noteLinkRequest(email: string) {
  remember(KEY, email.trim().toLowerCase());
}

/** Returns true when the last link requested here was for this address. */
export function wasLinkRequestedHere(email: string): boolean {
  return email !== "" && recall(KEY) === email.toLowerCase();
}
