// A contact while it is typed. Pure.
import type { Channel, Consent, ConsentState, Contact, Language, NewConsent, NewContact } from "../types";

/** States that a member chooses; a person opts out alone. */
export const CONSENT_CHOICES = ["granted", "implied", "none"] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Consent to a channel while it is typed. Dates are "YYYY-MM-DD", or empty. */
export interface ConsentDraft {
  state: ConsentChoice;
  source: string;
  proof: string;
  given: string;
  expires: string;
}

/** The fields. */
export interface ContactDraft {
  name: string;
  email: string;
  phone: string;
  language: Language;
  locations: readonly string[];
  tags: readonly string[];
  /** "YYYY-MM-DD", or empty. */
  visit: string;
  consents: Record<Channel, ConsentDraft>;
}

const NO_CONSENT: ConsentDraft = { state: "none", source: "", proof: "", given: "", expires: "" };

/** Returns an empty contact of a language and perhaps a location. */
export function emptyDraft(language: Language, location: string | undefined): ContactDraft {
  return {
    name: "",
    email: "",
    phone: "",
    language,
    locations: location === undefined ? [] : [location],
    tags: [],
    visit: "",
    consents: { email: NO_CONSENT, sms: NO_CONSENT },
  };
}

/** Returns the fields of a contact. */
export function draftOf(contact: Contact): ContactDraft {
  const consentOf = (channel: Channel) =>
    consentDraft(contact.consents.find((each) => each.channel === channel));
  return {
    name: contact.name,
    email: contact.email ?? "",
    phone: contact.phone ?? "",
    language: contact.language,
    locations: contact.location_ids,
    tags: contact.tags,
    visit: contact.last_visit ?? "",
    consents: { email: consentOf("email"), sms: consentOf("sms") },
  };
}

function consentDraft(consent: Consent | undefined): ConsentDraft {
  const state = CONSENT_CHOICES.find((each) => each === consent?.state);
  if (!consent || !state) return NO_CONSENT;
  const { source, proof, given_at, expires_at } = consent;
  return {
    state,
    source: source ?? "",
    proof: proof ?? "",
    given: given_at?.slice(0, 10) ?? "",
    expires: expires_at?.slice(0, 10) ?? "",
  };
}

/** Fields that keep a contact from being saved, with the name of their remark. */
export interface ContactErrors {
  name?: "name_required";
  email?: "address_required" | "email_invalid";
  proof?: Channel;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the errors. */
export function contactErrors({ name, email, phone, consents }: ContactDraft): ContactErrors {
  const address = email.trim();
  const lacksProof = (["email", "sms"] as const).find(
    (channel) => consents[channel].state === "granted" && consents[channel].proof.trim() === "",
  );
  return {
    ...(name.trim() === "" && { name: "name_required" }),
    ...(address === "" && phone.trim() === "" && { email: "address_required" }),
    ...(address !== "" && !ADDRESS.test(address) && { email: "email_invalid" }),
    ...(lacksProof && { proof: lacksProof }),
  };
}

/**
 * Returns the request body. `before` is the stored contact: only changed consents are sent, so that a new name keeps
 * their dates.
 */
export function contactBody(draft: ContactDraft, before: Contact | undefined): NewContact {
  const old = before && draftOf(before).consents;
  const consents = (["email", "sms"] as const).flatMap((channel) => {
    const next = draft.consents[channel];
    const isSame = JSON.stringify(next) === JSON.stringify(old?.[channel] ?? NO_CONSENT);
    return isSame ? [] : [newConsent(channel, next)];
  });
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    language: draft.language,
    location_ids: [...draft.locations],
    tags: [...draft.tags],
    // A change takes an empty text for none; a new contact leaves it out.
    last_visit: draft.visit || (before ? "" : null),
    consents,
  };
}

/** Returns the consent to a channel as the server is sent it. */
export function newConsent(
  channel: Channel,
  { state, source, proof, given, expires }: ConsentDraft,
): NewConsent {
  const chosen: ConsentState = state;
  if (state === "none") return { channel, state: chosen };
  return {
    channel,
    state: chosen,
    source: source.trim() || null,
    proof: proof.trim() || null,
    given_at: given === "" ? null : `${given}T12:00:00Z`,
    expires_at: expires === "" ? null : `${expires}T12:00:00Z`,
  };
}
