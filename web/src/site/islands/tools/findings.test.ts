// Scores and findings of the free tools.
import { expect, test } from "vitest";
import { scoreLine } from "./findings";

const WORDS = { score: "{n} of 100", good: "Good", fair: "Fair", poor: "Poor" };

test.each([
  [56, "poor"],
  [60, "fair"],
  [80, "good"],
])("the arc of a score of %i is as long as the score, and %s", (score, health) => {
  const ring = scoreLine(score, WORDS, "Found").querySelector<HTMLElement>(".score");
  expect(ring?.style.getPropertyValue("--score")).toBe(String(score));
  expect(ring?.dataset.health).toBe(health);
});
