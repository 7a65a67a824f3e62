// Figures of a campaign.
import { expect, test } from "vitest";
import { changesOf, countsBy, figuresOf, shareOf } from "./counts";
import { parseCampaignSearch } from "./search";

test("an_earlier_step_counts_everyone_who_went_further", () => {
  const counts = { waiting: 40, sent: 30, opened: 20, clicked: 6, feedback: 2, opted_out: 1, failed: 3 };
  expect(figuresOf(counts)).toEqual({
    total: 102,
    sent: 59,
    opened: 28,
    clicked: 8,
    feedback: 2,
    opted_out: 1,
    failed: 3,
  });
});

test("a_state_that_is_left_out_counts_as_none", () => {
  expect(figuresOf({})).toEqual({
    total: 0,
    sent: 0,
    opened: 0,
    clicked: 0,
    feedback: 0,
    opted_out: 0,
    failed: 0,
  });
});

test("requests_that_a_rule_refused_are_not_delivered_and_canceled_ones_are_no_longer_asked", () => {
  expect(figuresOf({ sent: 5, skipped: 2, failed: 1, canceled: 4 })).toMatchObject({ total: 8, failed: 3 });
});

test("a_share_of_nothing_is_no_share", () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(28, 56)).toBe(50);
});

test("counts_of_a_part_are_the_sum_over_the_others", () => {
  const at = { language: "en", state: "sent" } as const;
  const breakdown = [
    { ...at, location_id: "l1", number: 2 },
    { ...at, location_id: "l2", number: 3 },
    { ...at, location_id: "l1", language: "fr" as const, number: 4 },
  ];
  expect(countsBy(breakdown, ({ location_id }) => location_id)).toEqual([
    { part: "l1", counts: { sent: 6 } },
    { part: "l2", counts: { sent: 3 } },
  ]);
});

test("only_a_campaign_under_way_can_be_changed", () => {
  expect(changesOf("running")).toEqual(["pause", "cancel"]);
  expect(changesOf("paused")).toEqual(["resume", "cancel"]);
  expect(changesOf("done")).toEqual([]);
  expect(changesOf("canceled")).toEqual([]);
});

test("an_unknown_state_in_the_address_shows_all_recipients", () => {
  expect(parseCampaignSearch({ state: "happy" }).state).toBeUndefined();
  expect(parseCampaignSearch({ state: "opted_out" }).state).toBe("opted_out");
});
