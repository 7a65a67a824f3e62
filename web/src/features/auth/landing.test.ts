// Parameters of landing addresses.
import { expect, test } from "vitest";
import { readLanding } from "./landing";

test("a_link_brings_a_session_in_the_fragment", () => {
  const hash = "#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery&sb=";
  expect(readLanding("?next=%2Fdashboard", hash)).toEqual({
    kind: "session",
    access_token: "a.b.c",
    refresh_token: "r",
    type: "recovery",
  });
});

test("half_a_session_is_none", () => {
  expect(readLanding("", "#access_token=a.b.c&type=recovery")).toEqual({ kind: "nothing" });
});

test("a_flow_brings_a_code_in_the_query", () => {
  expect(readLanding("?about=signup&code=9f-1", "")).toEqual({ kind: "code", code: "9f-1" });
});

test.each([
  ["", "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb="],
  ["?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid", "#sb="],
])("a_failure_is_read_from_%j_and_%j", (search, hash) => {
  expect(readLanding(search, hash)).toEqual({
    kind: "failed",
    error: "access_denied",
    code: "otp_expired",
    message: "Email link is invalid",
  });
});

test("a_code_alone_is_a_failure", () => {
  expect(readLanding("?error_code=bad_oauth_state", "")).toEqual({
    kind: "failed",
    error: "",
    code: "bad_oauth_state",
    message: "",
  });
});

test("a_failure_counts_more_than_what_else_is_there", () => {
  expect(readLanding("?code=x&error=server_error", "#access_token=a&refresh_token=b").kind).toBe("failed");
});

test("the_first_of_two_confirmations_brings_a_message", () => {
  expect(readLanding("", "#message=Confirmation+link+accepted&sb=")).toEqual({ kind: "half" });
});

test("a_plain_visit_brings_nothing", () => {
  expect(readLanding("", "")).toEqual({ kind: "nothing" });
});
