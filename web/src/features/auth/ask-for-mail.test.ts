// Waiting time before the next email.
import { expect, test } from "vitest";
import { outcome, secondsIn } from "./ask-for-mail";

const TOO_SOON = "For security purposes, you can only request this after 37 seconds.";

test("the_wait_is_what_the_service_says", () => {
  expect(secondsIn({ status: 429, code: "over_email_send_rate_limit", message: TOO_SOON })).toBe(37);
  expect(secondsIn({ status: 429, message: "Request rate limit reached" })).toBe(60);
  expect(secondsIn({ status: 429, message: "after 0 seconds" })).toBe(1);
  expect(secondsIn({ status: 400, message: TOO_SOON })).toBeNull();
});

test("an_answer_is_sent_too_soon_or_failed", () => {
  expect(outcome(null, "a@b.fr")).toEqual({ kind: "sent", wait: 60 });
  expect(outcome({ status: 429, message: TOO_SOON }, "a@b.fr")).toEqual({ kind: "too_soon", wait: 37 });
  expect(outcome({ status: 0, message: "" }, "a@b.fr")).toEqual({ kind: "failed" });
});
