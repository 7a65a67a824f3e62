// Due times of reviews.
import { expect, test } from "vitest";
import { dueOf, dueOfDate, isOverdue } from "./due";

const NOW = new Date(2026, 0, 31, 15, 30);

test("a_choice_is_due_at_the_end_of_its_day", () => {
  expect(dueOf("today", NOW)).toBe(new Date(2026, 0, 31, 23, 59, 59).toISOString());
  expect(dueOf("tomorrow", NOW)).toBe(new Date(2026, 1, 1, 23, 59, 59).toISOString());
  expect(dueOf("week", NOW)).toBe(dueOfDate("2026-02-07"));
});

test("a_review_is_overdue_after_its_due_time_unless_it_is_done", () => {
  const assignment = { assignee: null, due_at: "2026-01-01T00:00:00Z", state: "open", version: 1 } as const;
  expect(isOverdue(assignment, NOW)).toBe(true);
  expect(isOverdue({ ...assignment, state: "waiting" }, NOW)).toBe(true);
  expect(isOverdue({ ...assignment, state: "done" }, NOW)).toBe(false);
  expect(isOverdue({ ...assignment, due_at: null }, NOW)).toBe(false);
  expect(isOverdue({ ...assignment, due_at: "2027-01-01T00:00:00Z" }, NOW)).toBe(false);
  expect(isOverdue(null, NOW)).toBe(false);
});
