// What people read when signing in with Google fails.
import { expect, test } from "vitest";
import { signIn as words } from "@/messages/en/sign-in";
import { googleErrorText } from "./google";

test.each([
  ["validation_failed", "OAuth provider is missing", words.google.not_configured],
  ["validation_failed", "redirect_uri does not match", words.google.redirect],
  ["bad_oauth_callback", "The user denied the request", words.google.failed],
  ["bad_oauth_state", "OAuth state has expired", words.google.failed],
  ["flow_state_already_used", "OAuth state was already used", words.google.failed],
  ["provider_email_needs_verification", "Unverified email with google", words.google.needs_confirmation],
])("%s_%j_has_its_text", (code, message, text) => {
  expect(googleErrorText({ code, message }, words)).toBe(text);
});
