// Status of a post.
import { expect, test } from "vitest";
import { isMovable, markOf, refusedOf } from "./marks";
import type { PostCounts } from "./types";

const counts = (some: Partial<PostCounts>): PostCounts => ({
  queued: 0,
  sending: 0,
  processing: 0,
  live: 0,
  rejected: 0,
  failed: 0,
  expired: 0,
  deleted: 0,
  total: 0,
  ...some,
});

test("a_post_that_is_not_out_stands_as_its_state_says", () => {
  expect(markOf("draft", counts({}))).toBe("draft");
  expect(markOf("scheduled", counts({ queued: 12 }))).toBe("scheduled");
  expect(markOf("stopped", counts({ live: 3 }))).toBe("stopped");
});

test("a_post_with_a_refusal_is_live_in_part_and_refused_where_no_location_shows_it", () => {
  expect(markOf("published", counts({ live: 40, rejected: 1 }))).toBe("partly_live");
  expect(markOf("publishing", counts({ queued: 40, failed: 2 }))).toBe("partly_live");
  expect(markOf("published", counts({ rejected: 3, failed: 2, deleted: 1 }))).toBe("refused");
  expect(refusedOf({ rejected: 1, failed: 2 })).toBe(3);
});

test("a_published_post_is_live_in_work_or_over", () => {
  expect(markOf("published", counts({ live: 1, expired: 4 }))).toBe("live");
  expect(markOf("published", counts({ processing: 4 }))).toBe("processing");
  expect(markOf("published", counts({ expired: 4, deleted: 1 }))).toBe("over");
});

test("only_what_is_not_out_yet_can_be_moved", () => {
  expect(isMovable("draft")).toBe(true);
  expect(isMovable("waiting_approval")).toBe(true);
  expect(isMovable("publishing")).toBe(false);
  expect(isMovable("published")).toBe(false);
});
