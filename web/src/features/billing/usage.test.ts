// Limits as the screen lists them.
import { expect, test } from "vitest";
import type { PlanUse } from "@/features/orgs/plan/api";
import { countedLimits, planFeatures } from "./usage";

const limits: PlanUse["limits"] = {
  locations: null,
  directories: 100,
  landing_pages: 5,
  report_every: "week",
  citations: true,
  pages: true,
  requests: true,
  other_reviews: true,
  heatmaps: false,
  post_scheduling: false,
  drafting: true,
  white_label: false,
  api: false,
};

test("a_limit_without_a_count_and_a_count_without_a_limit_are_told_apart", () => {
  const use: PlanUse = {
    state: "active",
    plan: "professional",
    chosen_plan: null,
    ends_at: null,
    limits,
    used: { locations: 12 },
  };
  expect(countedLimits(use)).toEqual([
    { key: "locations", used: 12, limit: null },
    { key: "directories", used: null, limit: 100 },
    { key: "landing_pages", used: null, limit: 5 },
  ]);
});

test("included_features_come_first", () => {
  const keys = planFeatures({ limits }).map(({ key }) => key);
  expect(keys.slice(0, 5)).toEqual(["requests", "citations", "pages", "drafting", "other_reviews"]);
  expect(keys.slice(5)).toEqual(["heatmaps", "post_scheduling", "white_label", "api"]);
});
