// The part of a photo that Google shows.
import { expect, test } from "vitest";
import { CENTERED, cropOf, isTooSmall, maxZoom, moved, sentSize } from "./crop";

const WIDE = { width: 2000, height: 1000 };
const TALL = { width: 900, height: 1600 };

test("as_much_as_fits_is_shown_around_the_middle", () => {
  expect(cropOf(TALL, CENTERED)).toEqual({ x: 0, y: 462.5, width: 900, height: 675 });
  const { x, width, height } = cropOf(WIDE, CENTERED);
  expect([Math.round(x), Math.round(width), Math.round(height)]).toEqual([333, 1333, 1000]);
});

test("the_frame_never_leaves_the_photo", () => {
  expect(cropOf(TALL, { zoom: 1, x: 0, y: 0 })).toMatchObject({ x: 0, y: 0 });
  expect(cropOf(TALL, { zoom: 2, x: 1, y: 1 })).toEqual({ x: 450, y: 1262.5, width: 450, height: 337.5 });
});

test("the_middle_stops_at_the_edge_so_that_the_way_back_is_felt_at_once", () => {
  const far = moved(TALL, CENTERED, 0, 100);
  expect(cropOf(TALL, far).y).toBeCloseTo(1600 - 675);
  expect(cropOf(TALL, moved(TALL, far, 0, -0.1)).y).toBeCloseTo(1600 - 675 - 67.5);
});

test("a_photo_is_zoomed_only_as_far_as_google_takes_it", () => {
  expect(maxZoom({ width: 800, height: 600 })).toBe(2);
  expect(maxZoom({ width: 400, height: 300 })).toBe(1);
  expect(maxZoom({ width: 8000, height: 6000 })).toBe(3);
  expect(isTooSmall({ width: 399, height: 900 })).toBe(true);
  expect(isTooSmall({ width: 400, height: 300 })).toBe(false);
});

test("no_more_pixels_are_sent_than_google_shows", () => {
  expect(sentSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(sentSize({ width: 900, height: 675 })).toEqual({ width: 900, height: 675 });
});
