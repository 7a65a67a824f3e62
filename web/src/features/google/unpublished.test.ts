// Locations with edits to publish, out of a selection.
import { expect, test } from "vitest";
import { unpublishedSearch } from "./unpublished";

test("a selection by filters is counted at once unless some locations are left out", () => {
  const all = unpublishedSearch({ ids: null, matching: { filters: { city: "Nice" }, except: [] } });
  expect(all).toEqual({ filters: { city: "Nice", google: "unpublished" }, isSelected: null });
  const some = unpublishedSearch({ ids: ["a"], matching: { filters: { city: "Nice" }, except: ["b"] } });
  expect(["a", "b", "c"].filter((id) => some?.isSelected?.(id))).toEqual(["a", "c"]);
});

test("a selection by ids is looked for among the unpublished locations", () => {
  const some = unpublishedSearch({ ids: ["a", "b"], matching: null });
  expect(some?.filters).toEqual({ google: "unpublished" });
  expect(["a", "c"].filter((id) => some?.isSelected?.(id))).toEqual(["a"]);
});

test("locations that changed at Google are looked for by their ids, and unknown while not loaded", () => {
  const matching = { filters: { google: "changed" as const }, except: [] };
  expect(unpublishedSearch({ ids: ["a"], matching })?.isSelected?.("a")).toBe(true);
  expect(unpublishedSearch({ ids: null, matching })).toBeNull();
});
