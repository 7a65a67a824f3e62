// Selection of the columns that fit.
import { expect, test } from "vitest";
import { fittingColumns, tracksOf } from "./columns";
import { CHOICES, USUAL_LOOK } from "./look";

const ids = (width: number, chosen: readonly (typeof CHOICES)[number][] = USUAL_LOOK.columns) =>
  fittingColumns(chosen, width).map(({ id }) => id);

test("the_usual_columns_fit_a_laptop", () => {
  expect(ids(1100)).toEqual(["location", "status", "health", "rating", "reviews", "last_sync"]);
});

test("the_last_columns_give_way_where_room_is_short", () => {
  expect(ids(656)).toEqual(["location", "status", "health", "rating"]);
  expect(ids(300)).toEqual(["location"]);
  // Width that a window of 1,280 pixels leaves beside the sidebar.
  expect(ids(960, [...USUAL_LOOK.columns, "phone"])).toContain("phone");
  expect(ids(1100, [...USUAL_LOOK.columns, "phone"])).toContain("phone");
  expect(ids(1100, CHOICES).length).toBeLessThan(ids(2400, CHOICES).length);
  expect(ids(2400, CHOICES)).toHaveLength(CHOICES.length);
});

test("head_rows_and_skeletons_share_one_set_of_tracks", () => {
  expect(tracksOf(fittingColumns(["status"], 1100), 1100)).toBe("44px minmax(0,1fr) 148px 84px");
});

test("a_third_action_takes_its_room_from_the_columns", () => {
  expect(fittingColumns(USUAL_LOOK.columns, 528).map(({ id }) => id)).toEqual([
    "location",
    "status",
    "health",
  ]);
  expect(fittingColumns(USUAL_LOOK.columns, 528, 3).map(({ id }) => id)).toEqual(["location", "status"]);
  expect(tracksOf(fittingColumns(["status"], 1100, 3), 1100, 3)).toBe("44px minmax(0,1fr) 148px 120px");
});
