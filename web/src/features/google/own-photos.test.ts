// Tests of the photos of a location on Google: categories and states.
import { expect, test } from "vitest";
import { assignCategories, isInProgress, isPublished, type PhotoCategory } from "./own-photos";

test("a profile gets one cover, one profile photo and one logo", () => {
  const chosen = new Map<string, PhotoCategory>([
    ["a", "cover"],
    ["b", "cover"],
    ["c", "interior"],
    ["d", "interior"],
  ]);
  expect(assignCategories(["a", "b", "c", "d", "e"], chosen)).toEqual([
    { id: "a", category: "cover" },
    { id: "b", category: "additional" },
    { id: "c", category: "interior" },
    { id: "d", category: "interior" },
    { id: "e", category: "additional" },
  ]);
});

test("a photo in the queue counts as published, a refused one does not", () => {
  expect((["queued", "sending", "live"] as const).every((state) => isPublished({ state }))).toBe(true);
  expect((["refused", "deleting", "deleted"] as const).some((state) => isPublished({ state }))).toBe(false);
  expect((["queued", "sending", "deleting"] as const).every((state) => isInProgress({ state }))).toBe(true);
  expect((["live", "refused", "deleted"] as const).some((state) => isInProgress({ state }))).toBe(false);
});
