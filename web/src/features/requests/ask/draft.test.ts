// The request to one person.
import { expect, test } from "vitest";
import { type AskDraft, askBody, askErrors } from "./draft";

const DRAFT: AskDraft = {
  kind: "new",
  location: "l1",
  name: " Anna Moreau ",
  email: "anna@example.com ",
  language: "fr",
  isTold: true,
  contact: undefined,
};

test("a_new_person_needs_a_name_an_address_and_to_have_been_told", () => {
  expect(askErrors(DRAFT)).toEqual({});
  expect(askErrors({ ...DRAFT, location: undefined, name: " ", email: "", isTold: false })).toEqual({
    location: "required",
    name: "name_required",
    email: "email_required",
    told: "told_required",
  });
  expect(askErrors({ ...DRAFT, email: "anna@example" })).toEqual({ email: "email_invalid" });
});

test("a_contact_needs_only_to_be_chosen", () => {
  const draft = { ...DRAFT, kind: "known", name: "", email: "", isTold: false } as const;
  expect(askErrors(draft)).toEqual({ contact: "contact_required" });
  expect(askErrors({ ...draft, contact: "c1" })).toEqual({});
});

test("only_one_kind_of_person_is_sent", () => {
  expect(askBody(DRAFT)).toEqual({
    name: "Anna Moreau",
    email: "anna@example.com",
    language: "fr",
    location_id: "l1",
  });
  expect(askBody({ ...DRAFT, kind: "known", contact: "c1" })).toEqual({
    contact_id: "c1",
    location_id: "l1",
  });
});
