// Words for each of Google's reasons to refuse a reply.
import { expect, test } from "vitest";
import { refusals as en, unknownRefusal as unknownEn } from "./en";
import { refusals as fr, unknownRefusal as unknownFr } from "./fr";

/** Values of PolicyViolation in Google's description of reviews, without the unspecified one. */
const PROFILE =
  "ACCOUNT_RESTRICTED_AND_SUSPENDED ACCOUNT_RESTRICTED_AND_EDIT_REJECTED ASSOCIATED_ACCOUNT_SUSPENDED BUSINESS_INELIGIBLE OWNERSHIP_REVOKED LOCATION_SUSPENDED LOCATION_DISABLED LOCATION_VERIFICATION_REQUIRED PO_BOX GOOGLE_PAY_SUSPENSION EDITING_RESTRICTION ILLEGAL_BUSINESS_HOURS_EDIT IDENTITY_CHANGE GEOGRAPHIC_LOCATION_CHANGE MODERATION_ERROR";
const CONTENT =
  "FAKE_ENGAGEMENT ADULT_THEMED SEXUALLY_EXPLICIT ADVERTISING_AND_SOLICITATION DANGEROUS GIBBERISH_AND_REPETITIVE REPETITIVE UNCLEAR ILLEGAL OFF_TOPIC OFFENSIVE VIOLENCE_AND_GORE CHILD_SAFETY HARASSMENT HATE_SPEECH IMPERSONATION MISINFORMATION MISREPRESENTATION OBSCENITY_AND_PROFANITY PERSONAL_INFO REGULATED_GOODS_AND_SERVICES GENERIC_VANDALISM GENERIC_FRAUD PHOTOS_AND_VIDEOS_CRITERIA PRIVACY GENERIC_VIOLATION GENERIC_QUALITY";
const CODES = `${PROFILE} ${CONTENT}`.toLowerCase().split(" ");

test("each_reason_of_google_has_words_in_both_languages", () => {
  expect(CODES).toHaveLength(42);
  expect(Object.keys(en).sort()).toEqual([...CODES].sort());
  expect(Object.keys(fr).sort()).toEqual([...CODES].sort());
});

test("each_reason_is_followed_by_what_to_do", () => {
  for (const text of [...Object.values(en), ...Object.values(fr)])
    expect(text.split(/\. (?=\p{Lu})/u).length, text).toBeGreaterThan(1);
});

test("an_unknown_reason_shows_its_code_and_what_to_do", () => {
  expect(unknownEn("new_rule")).toContain("(new_rule)");
  expect(unknownFr("new_rule")).toContain("(new_rule)");
});
