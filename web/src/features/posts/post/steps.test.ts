// Steps that a post allows.
import { expect, test } from "vitest";
import type { Permission } from "@/lib/may";
import type { PostCounts } from "../types";
import { parsePostSearch } from "./search";
import { stepsOf } from "./steps";

const COUNTS: PostCounts = {
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
const post = { state: "draft", repeat: null, counts: COUNTS, may_change: true } as const;
const everything = () => true;
const writer = (permission: Permission) => permission === "write_posts";

test("who_writes_lets_out_edits_moves_and_deletes_what_is_not_out", () => {
  expect(stepsOf(post, writer)).toEqual(["publish", "edit", "move", "delete"]);
  expect(stepsOf({ ...post, state: "published" }, writer)).toEqual([]);
});

test("a_post_that_is_out_is_changed_by_those_who_publish", () => {
  const counts = { ...COUNTS, live: 4, rejected: 1 };
  expect(stepsOf({ ...post, state: "published", counts }, everything)).toEqual(["retry", "edit", "delete"]);
});

test("only_what_has_not_gone_out_everywhere_can_be_stopped", () => {
  expect(stepsOf({ ...post, state: "publishing" }, everything)).toContain("stop");
  expect(stepsOf({ ...post, state: "published" }, everything)).not.toContain("stop");
});

test("a_reader_who_does_not_see_all_locations_changes_nothing", () => {
  expect(stepsOf({ ...post, may_change: false }, everything)).toEqual([]);
});

test("an_unknown_state_in_the_address_shows_all_locations", () => {
  expect(parsePostSearch({ state: "happy" }).state).toBeUndefined();
  expect(parsePostSearch({ state: "rejected" }).state).toBe("rejected");
});
