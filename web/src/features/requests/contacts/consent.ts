// Messages that a consent allows. Pure.

import type { ConsentFilter } from "../search";
import type { Channel, Contact } from "../types";

/** State of a consent as it is shown: one may be over. */
export type ConsentStatus = ConsentFilter | "expired";

/** Returns the state of the consent to a channel at a time. An opt-out covers all channels. */
export function consentStatus(
  { consents, opted_out_at }: Pick<Contact, "consents" | "opted_out_at">,
  channel: Channel,
  now: Date,
): ConsentStatus {
  if (opted_out_at !== null) return "withdrawn";
  const consent = consents.find((each) => each.channel === channel);
  if (!consent) return "none";
  const { state, expires_at } = consent;
  const isValid = state === "granted" || state === "implied";
  return isValid && expires_at !== null && new Date(expires_at) <= now ? "expired" : state;
}

/** Returns true when the consent allows to ask a contact by email. */
export function mayBeAsked(
  contact: Pick<Contact, "consents" | "opted_out_at" | "email">,
  now: Date,
): boolean {
  const state = consentStatus(contact, "email", now);
  return contact.email !== null && (state === "granted" || state === "implied");
}
