// Merging two locations: the remaining one, and the fields that it takes over.
import { expect, test } from "vitest";
import type { Location } from "@/features/locations/types";
import { defaultSurvivor, defaultTakenFields, isSame, toApiFields } from "./choice";

const location = (patch: Partial<Location>) =>
  ({
    id: "a",
    name: "Shop",
    address: "1 Main Street",
    city: "Boston",
    phone: null,
    website: null,
    latitude: null,
    longitude: null,
    photos: [],
    labels: [],
    verified: false,
    reviews: 0,
    created_at: "2026-01-01T00:00:00Z",
    ...patch,
  }) as Location;

test("the_verified_one_stays_then_the_one_with_more_reviews_then_the_fuller_then_the_older", () => {
  const plain = location({});
  expect(defaultSurvivor([plain, location({ id: "b", verified: true })]).id).toBe("b");
  expect(defaultSurvivor([location({ reviews: 3 }), location({ id: "b", reviews: 9 })]).id).toBe("b");
  expect(defaultSurvivor([plain, location({ id: "b", phone: "1" })]).id).toBe("b");
  expect(defaultSurvivor([location({ created_at: "2026-02-01T00:00:00Z" }), location({ id: "b" })]).id).toBe(
    "b",
  );
  expect(defaultSurvivor([plain, location({ id: "b" })]).id).toBe("a");
});

test("empty_fields_of_the_survivor_are_taken_from_the_other_location", () => {
  const survivor = location({ website: "https://a.example" });
  const other = location({ id: "b", phone: "1", website: "https://b.example", latitude: 1, longitude: 2 });
  const take = defaultTakenFields(survivor, other);
  expect([...take]).toEqual(["position", "phone"]);
  expect(toApiFields(take)).toEqual(["latitude", "longitude", "phone"]);
});

test("nothing_and_an_empty_list_are_the_same", () => {
  expect(isSame(location({}), location({ photos: [], address2: null }), "photos")).toBe(true);
  expect(isSame(location({ phone: "1" }), location({ phone: "2" }), "phone")).toBe(false);
});
