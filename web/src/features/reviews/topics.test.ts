// Trends of topics.
import { expect, test } from "vitest";
import { changeOf } from "./topics";

const reviews = (negative: number) => ({ positive: 1, neutral: 0, negative });

test("a_topic_rises_or_falls_only_with_a_clear_change", () => {
  for (const [count, before, expected] of [
    [9, 1, "up"],
    [1, 9, "down"],
    [2, 1, "same"],
    [104, 99, "same"],
    [0, 0, "same"],
  ] as const) {
    expect(changeOf({ count: reviews(count), before: reviews(before) }), `${count} ${before}`).toBe(expected);
  }
});
