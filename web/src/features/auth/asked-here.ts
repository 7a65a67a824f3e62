// Email address for which this browser requested a link. A link from another person would sign the reader in to a
// foreign account; without this trace, the page asks first.
import { recall, remember } from "@/lib/preferences";

const ASKED = "vitrine.asked";

/** Notes that a link for this address was asked for here. */
export function noteAsked(email: string) {
  remember(ASKED, email.trim().toLowerCase());
}

/** Returns true when the last link requested here was for this address. */
export function wasAskedHere(email: string): boolean {
  return email !== "" && recall(ASKED) === email.toLowerCase();
}
