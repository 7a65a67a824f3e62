// Parts of a text with evidence.
import { expect, test } from "vitest";
import { type Evidence, partsOf } from "./evidence";

const about = (topic: Evidence["topic"], start: number, end: number): Evidence => ({
  topic,
  sentiment: "positive",
  start,
  end,
});
const shown = (text: string, evidence: Evidence[]) =>
  partsOf(text, evidence).map((part) => (part.about ? `[${part.about.topic}:${part.text}]` : part.text));

test("a_text_is_cut_where_its_evidence_begins_and_ends", () => {
  expect(shown("Nice staff here", [about("staff", 5, 10)])).toEqual(["Nice ", "[staff:staff]", " here"]);
  expect(shown("Nice", [])).toEqual(["Nice"]);
  expect(shown("", [])).toEqual([]);
});

test("the_shorter_one_of_two_that_overlap_is_shown", () => {
  const evidence = [about("service", 0, 10), about("staff", 5, 10)];
  expect(shown("Nice staff", evidence)).toEqual(["[service:Nice ]", "[staff:staff]"]);
});

test("evidence_outside_of_the_text_is_left_out", () => {
  expect(shown("Nice", [about("staff", 2, 9), about("staff", 3, 3)])).toEqual(["Nice"]);
});
