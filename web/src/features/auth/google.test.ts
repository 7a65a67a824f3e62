// Texts of failed sign-ins with Google.
import { expect, test } from "vitest";
import { en } from "@/messages/en";
import { googleErrorText } from "./google";
import { signIn as words } from "./sign-in/en";

const { google } = words;
const { errors } = en.auth;

test.each([
  ["validation_failed", "invalid_request", "OAuth provider is missing", google.not_configured],
  [
    "validation_failed",
    "invalid_request",
    "Unsupported provider: provider is not enabled",
    google.not_configured,
  ],
  ["validation_failed", "invalid_request", "redirect_uri does not match", google.redirect],
  ["validation_failed", "invalid_request", "unsupported code_challenge_method", google.failed],
  ["provider_unreachable", "invalid_request", "The external provider cannot be reached", google.unavailable],
  ["bad_oauth_callback", "access_denied", "The user denied the request", google.refused],
  ["bad_oauth_callback", "invalid_request", "Error getting user email from external provider", google.failed],
  ["bad_oauth_state", "invalid_request", "OAuth state has expired", google.expired],
  ["flow_state_expired", "", "invalid flow state, flow state has expired", google.expired],
  ["flow_state_already_used", "invalid_request", "OAuth state was already used", google.used],
  ["provider_email_needs_verification", "invalid_request", "Unverified email", google.needs_confirmation],
  ["signup_disabled", "access_denied", "Signups not allowed for this instance", google.closed],
  ["over_request_rate_limit", "invalid_request", "Request rate limit reached", errors.rate_limited],
  ["unexpected_failure", "server_error", "Unexpected failure", google.failed],
])("%s_%s_%j_has_its_text", (code, error, message, text) => {
  expect(googleErrorText({ error, code, message }, words, en.auth)).toBe(text);
});

test("the_sign_up_page_has_its_own_text_for_every_other_failure", () => {
  const failure = { code: "unexpected_failure", message: "" };
  expect(googleErrorText(failure, words, en.auth, google.signup_failed)).toBe(google.signup_failed);
});
