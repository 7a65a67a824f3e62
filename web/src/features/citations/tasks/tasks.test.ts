// Rules of the task board and its address.
import { expect, test } from "vitest";
import type { Task } from "../types";
import { dateOfDue, dueOfDate, neighborOf, nextStep, settle } from "./rules";
import { isTaskNarrowed, parseTasksSearch, taskFiltersOf } from "./search";

const task = (id: string, state: Task["state"] = "to_do") => ({ id, state }) as Task;

test("a plain board shows open tasks, and an unknown filter is left out", () => {
  expect(taskFiltersOf(parseTasksSearch({ state: "lost", kind: 1 }), "me")).toEqual({ open: true });
  const all = parseTasksSearch({ state: "all", mine: "true", overdue: true });
  expect(taskFiltersOf(all, "me")).toEqual({ assignee: "me", overdue: true });
  expect(taskFiltersOf(parseTasksSearch({ state: "live" }), undefined)).toEqual({ state: "live" });
  expect(isTaskNarrowed(parseTasksSearch({ task: "t1" }))).toBe(false);
  expect(isTaskNarrowed(all)).toBe(true);
});

test("rows keep their place when a task no longer matches", () => {
  const current = [task("a"), task("b")];
  const rows = settle(current, [task("b", "submitted"), task("c")]);
  expect(rows.map(({ id, state }) => `${id} ${state}`)).toEqual(["a to_do", "b submitted", "c to_do"]);
  expect(settle([], current)).toEqual(current);
});

test("keys go to the neighbor of the open task", () => {
  const rows = [task("a"), task("b")];
  expect(neighborOf(rows, undefined, 1)).toBe("a");
  expect(neighborOf(rows, "a", 1)).toBe("b");
  expect(neighborOf(rows, "b", 1)).toBeUndefined();
});

test("one press moves a task to what usually follows", () => {
  expect(nextStep({ state: "to_do", next_states: ["submitted", "paused"] })).toBe("submitted");
  expect(nextStep({ state: "awaiting_post", next_states: ["live", "awaiting_email"] })).toBe("live");
  expect(nextStep({ state: "live", next_states: ["needs_fix"] })).toBeUndefined();
});

test("a due date ends with its day", () => {
  expect(dateOfDue(dueOfDate("2026-12-01"))).toBe("2026-12-01");
  expect(new Date(dueOfDate("2026-12-01")).getHours()).toBe(23);
});
