// Texts of the figures.
import { expect, test } from "vitest";
import { createFormat } from "@/lib/format";
import { ui } from "@/messages/en/ui";
import { citations as en } from "./en";
import { figureText, noteText } from "./figure-texts";
import type { Scores } from "./types";

const format = createFormat("en", ui.relative);
const scores: Scores = {
  score: 62.54,
  accuracy: null,
  coverage: 70.4,
  checked: 0,
  applicable: 80,
  checked_count: 1,
  found: 1,
  wrong: 0,
  missing: 0,
  rules_version: 1,
};

test("nothing checked is no figure, and never 0", () => {
  expect(figureText("score", scores, format)).toBe("62.5");
  expect(figureText("accuracy", scores, format)).toBe("–");
  expect(figureText("coverage", scores, format)).toBe("70%");
  expect(figureText("checked", scores, format)).toBe("0%");
});

test("a note says what a figure is about", () => {
  expect(noteText("accuracy", scores, en)).toBe("Nothing checked yet");
  expect(noteText("coverage", scores, en)).toBe("1 of 1 checked directory");
  expect(noteText("checked", scores, en)).toBe("1 of 80 directories");
});
