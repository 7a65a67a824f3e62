// States and figures of reviews in words.
import { expect, test } from "vitest";
import { createFormat } from "@/lib/format";
import { google } from "@/messages/en/google";
import { ui } from "@/messages/en/ui";
import type { Reply, Review } from "./api";
import { reviews as words } from "./en";
import { refusals, unknownRefusal } from "./refusals/en";
import { badgesOf, bayesianTerms, bytesLeft, bytesOf, isWaiting, replyText, shareOf, starsOf } from "./text";

const format = createFormat("en", ui.relative);
const reply = (state: Reply["state"], code: string | null = null): Reply => ({
  text: "Thanks",
  at: "2026-01-01T00:00:00Z",
  state,
  code,
  by: null,
});
const said = (state: Reply["state"], code: string | null = null) =>
  replyText(reply(state, code), words, google.errors, { known: refusals, unknown: unknownRefusal }, "google");

test("bytes_are_counted_as_google_counts_them", () => {
  for (const [text, bytes] of [
    ["", 0],
    ["  Thanks!\n", 7],
    ["é", 2],
    ["’", 3],
    ["🙂", 4],
    ["\u{1f469}\u200d\u{1f373}", 11],
  ] as const) {
    expect(bytesOf(text), text).toBe(bytes);
  }
  expect(bytesLeft("é".repeat(2048))).toBe(0);
  expect(bytesLeft("é".repeat(2049))).toBe(-2);
});

test("each_state_of_a_reply_has_a_tone_and_words", () => {
  expect(said("queued")).toEqual({ tone: "info", title: "Sending to Google" });
  expect(said("removing")).toEqual({ tone: "info", title: "Removing from Google" });
  expect(said("sent")).toEqual({ tone: "success", title: "Posted on Google" });
  expect(said("recorded")).toEqual({ tone: "success", title: "Marked as replied" });
  expect(said("pending").tone).toBe("warning");
  expect(said("rejected").tone).toBe("error");
  expect(said("failed").tone).toBe("error");
});

test("a_failure_says_why_and_what_to_do", () => {
  expect(said("failed", "google_reconnect_needed").text).toBe(
    `${google.errors.google_reconnect_needed} ${words.reply.failed_next}`,
  );
  expect(said("failed", "google_not_linked").text).toContain(words.reply.reasons.google_not_linked);
  expect(said("rejected", "google_refused").text).toBe(
    `${google.errors.google_refused} ${words.reply.rejected_next}`,
  );
});

test("a_refusal_of_google_says_why_and_what_to_do_and_an_unknown_one_shows_its_code", () => {
  expect(said("rejected", "off_topic").text).toBe(refusals.off_topic);
  expect(said("rejected", "new_rule").text).toBe(unknownRefusal("new_rule"));
  expect(said("rejected").text).toBe(`${words.reply.rejected_text} ${words.reply.rejected_next}`);
});

test("an_unknown_code_gets_the_general_sentence", () => {
  for (const code of [null, "something_new", "toString"]) {
    expect(said("failed", code).text, String(code)).toBe(
      `${words.reply.failed_text} ${words.reply.failed_next}`,
    );
  }
});

test("a_row_shows_the_trouble_with_its_reply_first", () => {
  expect(badgesOf({ reply: null, reply_request: null, state: "shown" })).toEqual([]);
  expect(badgesOf({ reply: reply("sent"), reply_request: null, state: "edited" })).toEqual(["edited"]);
  expect(badgesOf({ reply: reply("queued"), reply_request: null, state: "shown" })).toEqual(["pending"]);
  expect(badgesOf({ reply: reply("rejected"), reply_request: null, state: "gone" })).toEqual([
    "rejected",
    "gone",
  ]);
  expect(badgesOf({ reply: null, reply_request: "waiting", state: "edited" })).toEqual([
    "approval",
    "edited",
  ]);
  expect(badgesOf({ reply: reply("sent"), reply_request: "sent_back", state: "shown" })).toEqual(["author"]);
});

test("a_review_without_a_reply_waits_unless_it_is_gone", () => {
  const review = { is_answered: false, state: "shown", reply: null } as unknown as Review;
  expect(isWaiting(review)).toBe(true);
  expect(isWaiting({ ...review, is_answered: true })).toBe(false);
  expect(isWaiting({ ...review, state: "gone" })).toBe(false);
  expect(isWaiting({ ...review, reply: reply("failed") })).toBe(true);
  expect(isWaiting({ ...review, reply: reply("removing") })).toBe(false);
});

test("stars_are_whole_and_from_1_to_5", () => {
  expect([1, 1.4, 2.5, 4.4, 4.5, 5].map(starsOf)).toEqual([1, 1, 3, 4, 5, 5]);
});

test("a_share_of_nothing_is_none", () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 4)).toBe(25);
});

test("the_terms_of_the_weighted_rating_give_its_result", () => {
  const terms = bayesianTerms({ rated: 1, average: 1, bayesian_average: 41 / 11 }, format);
  expect(terms).toBe("(1 + 10 × 4) ÷ (1 + 10) = 3.73");
  expect(bayesianTerms({ rated: 0, average: null, bayesian_average: null }, format)).toBeNull();
});
