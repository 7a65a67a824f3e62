// @vitest-environment node
// Which modules lie together.
import { expect, test } from "vitest";
import { chunkOf } from "./chunks";

const of = (...starts: string[]) => chunkOf((start) => starts.includes(start));

test("what_everything_needs_comes_first", () => {
  expect(of("base", "auth", "list")).toBe("base");
});

test("the_login_brings_no_part_of_the_dashboard_with_it", () => {
  expect(of("auth")).toBeNull();
  expect(of("auth", "shell", "list")).toBe("common");
});

test("a_screen_keeps_what_only_it_needs", () => {
  expect(of("list")).toBe("list");
  expect(of("list", "overview")).toBe("dashboard");
  expect(of("overview")).toBeNull();
  expect(of()).toBeNull();
});
