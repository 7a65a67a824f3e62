// Redirects from the home page.
import { expect, test } from "vitest";
import { sendOn } from "./mail-links";

const from = (path: string, isFrench = false) => sendOn(new URL(path, "https://vitrine.example"), isFrench);

test.each([
  ["/#access_token=a&refresh_token=b&type=invite", "/confirm#access_token=a&refresh_token=b&type=invite"],
  ["/fr#access_token=a&type=recovery", "/fr/reset-password#access_token=a&type=recovery"],
  ["/#error=access_denied&error_code=otp_expired", "/confirm#error=access_denied&error_code=otp_expired"],
  [
    "/?error_code=otp_expired#error_code=otp_expired",
    "/confirm?error_code=otp_expired#error_code=otp_expired",
  ],
  ["/#error_code=validation_failed", "/confirm#error_code=validation_failed"],
  ...["bad_oauth_state", "flow_state_already_used", "provider_unreachable", "validation_failed"].map(
    (code) => [
      `/?error=invalid_request&error_code=${code}#error_code=${code}`,
      `/login?error=invalid_request&error_code=${code}#error_code=${code}`,
    ],
  ),
])("%s_leads_to_%s", (path, page) => {
  expect(from(path)).toBe(page);
});

test("the_browsers_language_counts_where_the_address_has_none", () => {
  expect(from("/#access_token=a&type=invite", true)).toBe("/fr/confirm#access_token=a&type=invite");
});

test.each(["/", "/fr", "/#features", "/pricing#access_token=a", "/?access_token=a"])(
  "%s_is_a_visit",
  (path) => {
    expect(from(path)).toBeNull();
  },
);
