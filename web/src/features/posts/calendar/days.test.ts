// Posts of a calendar by day.
import { expect, test } from "vitest";
import type { CalendarEntry } from "../types";
import { daysOf, narrowed, visibleEntries } from "./days";

const COUNTS = {
  queued: 0,
  sending: 0,
  processing: 0,
  live: 0,
  rejected: 0,
  failed: 0,
  expired: 0,
  deleted: 0,
  total: 0,
};

const entry = (post_id: string, day: string, time: string, more: Partial<CalendarEntry> = {}) =>
  ({
    post_id,
    day,
    at: `${day}T${time}`,
    occurrence: 0,
    kind: "news",
    summary: post_id,
    state: "scheduled",
    repeats: false,
    counts: COUNTS,
    ...more,
  }) satisfies CalendarEntry;

const A = entry("a", "2026-12-01", "18:00");
const B = entry("b", "2026-12-01", "09:00");
const C = entry("c", "2026-12-02", "08:00", { kind: "offer", state: "draft" });
const ids = (list: readonly CalendarEntry[] | undefined) => list?.map(({ post_id }) => post_id);

test("the_posts_of_a_day_are_in_the_order_of_their_times", () => {
  const days = daysOf([A, B, C], null);
  expect(ids(days.get("2026-12-01"))).toEqual(["b", "a"]);
  expect(ids(days.get("2026-12-02"))).toEqual(["c"]);
});

test("a_post_whose_move_is_being_saved_is_on_both_days", () => {
  const days = daysOf([A, C], { id: "a", to: "2026-12-02" });
  expect(ids(days.get("2026-12-01"))).toEqual(["a"]);
  expect(ids(days.get("2026-12-02"))).toEqual(["c", "a"]);
  expect(ids(daysOf([A], { id: "a", to: "2026-12-01" }).get("2026-12-01"))).toEqual(["a"]);
});

test("kind_and_state_narrow_the_days", () => {
  expect(ids(narrowed([A, B, C], { kind: "offer" }))).toEqual(["c"]);
  expect(ids(narrowed([A, B, C], { state: "scheduled" }))).toEqual(["a", "b"]);
  expect(ids(narrowed([A, B, C], {}))).toEqual(["a", "b", "c"]);
  const refused = entry("d", "2026-12-03", "09:00", {
    state: "published",
    counts: { ...COUNTS, rejected: 1, live: 4, total: 5 },
  });
  expect(ids(narrowed([A, refused], { state: "refused" }))).toEqual(["d"]);
});

test("posts_that_a_day_has_no_room_for_are_counted", () => {
  expect(visibleEntries([A, B, C], 3, 3)[1]).toBe(0);
  const [first, more] = visibleEntries([A, B, C], 3, 2);
  expect([first.length, more]).toEqual([1, 2]);
  expect(visibleEntries([A, B, C], 40, 3)[1]).toBe(38);
});
