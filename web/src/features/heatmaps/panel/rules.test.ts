// Rules of the page of a panel: colors, ranks, figures, differences, sorting, prices, places.
import { expect, test } from "vitest";
import { contrast, outcomeColor, rankColor, type Scale, textColor } from "@/lib/rank-colors";
import type { Business, Pin, Scan } from "../api";
import { differences, isComparable, isRealChange } from "./difference";
import { boxOf, offsetOf, spacingOf } from "./place";
import { pinCount, priceOf } from "./price";
import { centerOf, indexOfKey, keyOf, neighbor, pinsOf, ratio, tally } from "./ranks";
import { isBetter, reachOf, readingOf } from "./reading";
import { ACCOUNTS, BUSINESSES, business, CITY, gridOf, PANEL, scan } from "./samples";
import { sorted } from "./sorting";

const SCALES: Scale[] = ["usual", "color_blind"];

test.each([
  [1, "#1A6600"],
  [2, "#59810A"],
  [3, "#969C15"],
  [4, "#CBB21D"],
  [5, "#FFC826"],
  [6, "#EF9E1E"],
  [7, "#DD7015"],
  [8, "#CC430D"],
  [9, "#BA1604"],
  [10, "#BA1604"],
  [20, "#BA1604"],
  [21, "#9CA3AF"],
  [null, "#9CA3AF"],
])("rank_%s_has_the_color_%s", (rank, color) => {
  expect(rankColor(rank, "usual")).toBe(color);
});

test("an_estimate_has_the_color_of_the_nearest_rank", () => {
  expect(rankColor(3.4, "usual")).toBe(rankColor(3, "usual"));
  expect(rankColor(20.6, "usual")).toBe(rankColor(null, "usual"));
});

test("the_number_on_every_pin_can_be_read", () => {
  const ranks = [...Array.from({ length: 20 }, (_, at) => at + 1), null];
  const outcomes = ["better", "worse", "same", "noise", "unknown"] as const;
  for (const scale of SCALES) {
    const grounds = [
      ...ranks.map((rank) => rankColor(rank, scale)),
      ...outcomes.map((outcome) => outcomeColor(outcome, scale)),
    ];
    for (const ground of grounds)
      expect(contrast(ground, textColor(ground)), ground).toBeGreaterThanOrEqual(4.5);
  }
});

test("ranks_of_a_competitor_are_its_positions_in_the_answers", () => {
  const grid = gridOf([
    [1, 2, null],
    ["missing", "excluded", "waiting"],
    [3, "estimated", 1],
  ]);
  const [first, , third] = grid;
  if (!first || !third) throw new Error("The grid is empty.");
  const answered = [
    { ...first, top: [0, 2, 1] },
    ...grid.slice(1, 2),
    { ...third, top: [1, 2] },
    ...grid.slice(3),
  ];
  expect(pinsOf(answered, 1).map(({ state, rank }) => rank ?? state)).toEqual([
    3,
    "absent",
    1,
    "missing",
    "excluded",
    "waiting",
    "absent",
    "missing",
    "absent",
  ]);
  expect(pinsOf(answered, 0)).toEqual(answered);
  expect(pinsOf(answered, -1).filter(({ state }) => state === "rank")).toEqual([]);
});

test("a_competitor_is_recognized_in_another_scan_by_its_id_or_else_its_name", () => {
  const named = business({ name: "Le Fournil", place_id: null });
  const others = [business({ is_own: true }), business({ name: "Chez Marius", place_id: "ChIJ2" }), named];
  expect(indexOfKey(others, undefined)).toBe(0);
  expect(indexOfKey(others, "ChIJ2")).toBe(1);
  expect(indexOfKey(others, keyOf(named))).toBe(2);
  expect(indexOfKey(others, "ChIJ9")).toBe(-1);
});

test("figures_of_a_grid_are_those_that_the_server_would_state", () => {
  const none = Array.from({ length: 7 }, () => null);
  const some = [null, null, 1, 2, 3, null, null];
  expect(tally(gridOf([none, none, some, some, some, none, none]))).toMatchObject({
    measured: 49,
    found: 9,
    arp: 2,
    atrp: 17.51,
    solv: 18.37,
    visibility: 18.37,
    coverage: 100,
  });
});

test("pins_without_an_answer_and_excluded_pins_count_nowhere", () => {
  const counts = tally(
    gridOf([
      [1, null, "missing"],
      ["excluded", 12, "missing"],
      [5, 3, "excluded"],
    ]),
  );
  expect(counts).toMatchObject({ measured: 5, expected: 7, top3: 2, top10: 1, top20: 1, absent: 1 });
  expect(counts).toMatchObject({ solv: 40, atrp: 8.4, arp: 5.25, visibility: 62, coverage: 71.43 });
});

test("figures_without_a_pin_to_average_are_null", () => {
  expect(tally(gridOf([["missing"]]))).toMatchObject({ solv: null, atrp: null, arp: null, coverage: 0 });
  expect(tally(gridOf([[null]]))).toMatchObject({ solv: 0, atrp: 21, arp: null });
});

test("a_quotient_is_rounded_half_up_on_the_exact_fraction", () => {
  expect([ratio(1, 8), ratio(100, 49), ratio(201, 200), ratio(1, 0)]).toEqual([0.13, 2.04, 1.01, null]);
});

test("reach_is_the_distance_to_the_pins_in_the_top_3", () => {
  const far = { row: 0, column: 0, latitude: CITY.latitude + 0.01, longitude: CITY.longitude, top: [] };
  const pins: Pin[] = [
    { ...far, state: "rank", rank: 3 },
    { ...far, latitude: CITY.latitude, state: "rank", rank: 1 },
    { ...far, latitude: CITY.latitude + 1, state: "rank", rank: 4 },
  ];
  expect(reachOf(pins, CITY)).toEqual({ mean: 556, max: 1112 });
  expect(reachOf(pins.slice(2), CITY)).toBeNull();
});

test("the_figures_of_the_server_go_before_those_of_the_browser", () => {
  const pins = gridOf([[1]]);
  const { figures } = scan({ id: "a" });
  expect(readingOf({ pins, unit: "km" }, null, figures)).toMatchObject({
    solv: 40,
    found: 45,
    reachMean: 900,
  });
  expect(readingOf({ pins, unit: "km" }, null, null)).toMatchObject({ solv: 100, found: 1, reachMean: null });
});

test("fewer_ranks_are_better_and_more_of_the_rest_is", () => {
  expect([isBetter("atrp", -1), isBetter("arp", 1), isBetter("solv", 1), isBetter("found", -1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("a_difference_of_three_ranks_is_noise_unless_the_change_is_real", () => {
  const older = gridOf([
    [8, 8, 8],
    [8, null, 8],
    [8, "missing", 20],
  ]);
  const newer = gridOf([
    [5, 4, 8],
    [11, 17, 12],
    ["missing", 3, null],
  ]);
  const outcomes = (isReal: boolean) => differences(newer, older, isReal).map(({ outcome }) => outcome);
  expect(outcomes(false)).toEqual([
    "noise",
    "better",
    "same",
    "noise",
    "better",
    "worse",
    "unknown",
    "unknown",
    "noise",
  ]);
  expect(outcomes(true)).toEqual([
    "better",
    "better",
    "same",
    "worse",
    "better",
    "worse",
    "unknown",
    "unknown",
    "worse",
  ]);
});

test("scans_are_compared_only_with_enough_answers_in_common", () => {
  const whole = gridOf(Array.from({ length: 3 }, () => [1, 2, 3]));
  const full = scan({ id: "a" });
  const sparse = { figures: full.figures && { ...full.figures, coverage: 89.99 } };
  expect(isComparable(differences(whole, whole, false), full, full)).toBe(true);
  expect(isComparable(differences(whole, whole, false), full, sparse)).toBe(false);
  expect(isComparable(differences(whole, whole.slice(1), false), full, full)).toBe(false);
});

test("a_verdict_holds_only_against_the_scans_that_it_was_measured_with", () => {
  const verdict = (kind: "real" | "noise") => ({ delta: 20, band: 12, verdict: kind });
  const change = (kind: "real" | "noise"): Scan["change"] => ({
    scans: 1,
    pairs: 3,
    atrp: verdict("noise"),
    solv: verdict(kind),
    top20: verdict("noise"),
    visibility: verdict("noise"),
  });
  const [first, refused, second] = [scan({ id: "a" }), scan({ id: "x", figures: null }), scan({ id: "b" })];
  const third = scan({ id: "c", change: change("real") });
  const scans = [third, refused, second, first];
  expect(isRealChange(third, second, scans)).toBe(true);
  expect(isRealChange(third, first, scans)).toBe(false);
  expect(isRealChange({ ...third, change: change("noise") }, second, scans)).toBe(false);
  expect(isRealChange(first, third, scans)).toBe(false);
});

test("competitors_are_sorted_best_first_and_unknown_values_last", () => {
  const names = (rows: { business: Business }[]) => rows.map((row) => row.business.name);
  expect(names(sorted(BUSINESSES, "solv", false))).toEqual(["b", "a", "c"]);
  expect(names(sorted(BUSINESSES, "solv", true))).toEqual(["a", "b", "c"]);
  expect(names(sorted(BUSINESSES, "arp", false))).toEqual(["a", "c", "b"]);
  expect(names(sorted(BUSINESSES, "rating", true))).toEqual(["c", "a", "b"]);
  expect(names(sorted(BUSINESSES, "reviews", false))).toEqual(["a", "b", "c"]);
  expect(names(sorted(BUSINESSES, "found", false))).toEqual(["b", "c", "a"]);
});

test("a_scan_costs_an_answer_for_each_pin_and_three_control_pins", () => {
  const panel = { ...PANEL, excluded: [0, 1] };
  expect(pinCount(panel)).toBe(47);
  expect(priceOf(panel, [], ACCOUNTS)).toBe(50 * 600);
  expect(priceOf({ ...panel, mode: "live" }, [], ACCOUNTS)).toBe(50 * 2000);
});

test("without_the_right_to_see_accounts_the_price_is_that_of_the_last_scan", () => {
  const queued = scan({ id: "a", price_micros: 700 });
  expect(priceOf(PANEL, [scan({ id: "b", mode: "live" }), queued], undefined)).toBe(52 * 700);
  expect(priceOf(PANEL, [], undefined)).toBeNull();
});

test("a_simulated_provider_is_free", () => {
  const items = ACCOUNTS.items.map((account) => ({ ...account, is_simulated: true }));
  expect(priceOf(PANEL, [], { ...ACCOUNTS, items })).toBe(0);
});

test("neighboring_pins_are_apart_by_the_spacing", () => {
  const { east } = boxOf(PANEL);
  const edge = offsetOf({ latitude: CITY.latitude, longitude: east }, CITY);
  expect(edge.x).toBeCloseTo(3 * spacingOf(PANEL));
  expect(edge.y).toBe(0);
});

test("a_pin_beyond_the_date_line_is_next_to_the_center", () => {
  const { x } = offsetOf({ latitude: 0, longitude: -179.9 }, { latitude: 0, longitude: 179.9 });
  expect(x).toBeCloseTo((0.2 / 360) * 512);
});

test("arrow_keys_skip_excluded_pins_and_stop_at_the_edge", () => {
  const grid = gridOf([
    [1, "excluded", 2],
    [3, 4, 5],
    [6, 7, 8],
  ]);
  expect([neighbor(grid, 0, [0, 1]), neighbor(grid, 2, [0, 1]), neighbor(grid, 4, [-1, 0])]).toEqual([
    2, 2, 4,
  ]);
  expect(neighbor(grid, 4, [1, 0])).toBe(7);
  expect(centerOf(grid)?.rank).toBe(4);
});
