// Contacts and their consents.
import { expect, test } from "vitest";
import type { Contact } from "../types";
import { consentStatus, mayBeAsked } from "./consent";
import { contactBody, contactErrors, draftOf, emptyDraft } from "./form";

const CONTACT: Contact = {
  id: "c1",
  name: "Anna Moreau",
  email: "anna@example.com",
  phone: null,
  language: "fr",
  location_ids: ["l1"],
  tags: ["lunch"],
  last_visit: "2026-11-20",
  consents: [
    {
      channel: "email",
      state: "granted",
      source: "Booking form",
      proof: "I agree.",
      given_at: "2026-11-20T09:30:00Z",
      expires_at: null,
    },
  ],
  opted_out_at: null,
  last_asked_at: null,
  created_at: "2026-11-20T09:30:00Z",
};
const NOW = new Date("2026-11-26T08:00:00Z");

test("a_contact_needs_a_name_and_a_way_to_be_reached", () => {
  expect(contactErrors(emptyDraft("en", undefined))).toEqual({
    name: "name_required",
    email: "address_required",
  });
  expect(contactErrors({ ...draftOf(CONTACT), email: "", phone: "+33612345678" })).toEqual({});
  expect(contactErrors({ ...draftOf(CONTACT), email: "anna" })).toEqual({ email: "email_invalid" });
});

test("an_agreement_needs_its_proof", () => {
  const draft = draftOf(CONTACT);
  const consents = { ...draft.consents, email: { ...draft.consents.email, proof: " " } };
  expect(contactErrors({ ...draft, consents })).toEqual({ proof: "email" });
});

test("saving_another_name_leaves_the_consents_alone", () => {
  expect(contactBody({ ...draftOf(CONTACT), name: "Anna M." }, CONTACT).consents).toEqual([]);
});

test("a_consent_that_is_taken_away_is_sent_as_none", () => {
  const draft = draftOf(CONTACT);
  const none = { ...draft.consents.email, state: "none" as const };
  expect(contactBody({ ...draft, consents: { ...draft.consents, email: none } }, CONTACT).consents).toEqual([
    { channel: "email", state: "none" },
  ]);
});

test("a_date_that_is_cleared_is_an_empty_text_only_in_a_change", () => {
  expect(contactBody({ ...draftOf(CONTACT), visit: "" }, CONTACT).last_visit).toBe("");
  expect(contactBody({ ...draftOf(CONTACT), visit: "" }, undefined).last_visit).toBeNull();
});

test("opting_out_beats_every_consent_and_consents_end", () => {
  expect(consentStatus(CONTACT, "email", NOW)).toBe("granted");
  expect(consentStatus(CONTACT, "sms", NOW)).toBe("none");
  expect(consentStatus({ ...CONTACT, opted_out_at: "2026-11-25T08:00:00Z" }, "email", NOW)).toBe("withdrawn");
  const [consent] = CONTACT.consents;
  const over = consent ? [{ ...consent, expires_at: "2026-11-26T08:00:00Z" }] : [];
  expect(consentStatus({ ...CONTACT, consents: over }, "email", NOW)).toBe("expired");
});

test("nobody_is_asked_without_an_address", () => {
  expect(mayBeAsked(CONTACT, NOW)).toBe(true);
  expect(mayBeAsked({ ...CONTACT, email: null }, NOW)).toBe(false);
  expect(mayBeAsked({ ...CONTACT, consents: [] }, NOW)).toBe(false);
});
