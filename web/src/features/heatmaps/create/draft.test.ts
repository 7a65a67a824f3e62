// Settings of new heatmaps.
import { expect, test } from "vitest";
import type { RankAccount } from "../api";
import { accountOf, bodyOf, centeredOn, type Draft, modeOf, startDraft, withKeywords } from "./draft";

const account = (change: Partial<RankAccount>): RankAccount => ({
  provider: "dataforseo",
  is_connected: false,
  is_simulated: false,
  hint: null,
  checked_at: null,
  code: null,
  balance_micros: null,
  queue_price_micros: 600,
  live_price_micros: 2000,
  ...change,
});
const dataforseo = account({});
const serpapi = account({ provider: "serpapi", queue_price_micros: null });

const complete: Draft = {
  ...startDraft("l1", "en"),
  keywords: ["pizza"],
  center: { latitude: 45.76, longitude: 4.83 },
};

test("keywords are separated, trimmed, and each kept once", () => {
  expect(withKeywords(["pizza"], " Pizza, pizza  delivery ;brunch,,\nbrunch")).toEqual([
    "pizza",
    "pizza delivery",
    "brunch",
  ]);
});

test("a location brings its position, country and unit", () => {
  const draft = centeredOn(startDraft("l1", "en"), { latitude: 40, longitude: -74, country: "US" });
  expect(draft).toMatchObject({
    unit: "mi",
    radius: 1,
    country: "US",
    center: { latitude: 40, longitude: -74 },
  });
  const without = centeredOn(draft, { latitude: null, longitude: null, country: "FR" });
  expect(without).toMatchObject({ unit: "km", radius: 2, center: null });
});

test("scans use the first connected provider unless another is chosen", () => {
  expect(accountOf(complete, [dataforseo, { ...serpapi, is_connected: true }])?.provider).toBe("serpapi");
  expect(accountOf(complete, [dataforseo, serpapi])?.provider).toBe("dataforseo");
  expect(accountOf({ ...complete, provider: "serpapi" }, [dataforseo, serpapi])?.provider).toBe("serpapi");
});

test("a provider without a queue is asked at once", () => {
  expect([modeOf(complete, dataforseo), modeOf(complete, serpapi)]).toEqual(["queue", "live"]);
});

test("nothing is sent while something is missing", () => {
  expect(bodyOf({ ...complete, keywords: [] }, dataforseo)).toBeNull();
  expect(bodyOf({ ...complete, center: null }, dataforseo)).toBeNull();
  expect(bodyOf({ ...complete, location: undefined }, dataforseo)).toBeNull();
  expect(bodyOf(complete, undefined)).toBeNull();
  expect(bodyOf(complete, dataforseo)).toMatchObject({
    location_id: "l1",
    keywords: ["pizza"],
    country: null,
  });
});

test("a small grid is never adaptive", () => {
  expect(bodyOf({ ...complete, isAdaptive: true, size: 9 }, dataforseo)?.is_adaptive).toBe(false);
  expect(bodyOf({ ...complete, isAdaptive: true, size: 11 }, dataforseo)?.is_adaptive).toBe(true);
});
