// Mentions in notes.
import { expect, test } from "vitest";
import { editedText, mentionAt, partsOf, storedText } from "./mentions";

const ANN = { id: "018f-1", name: "Ann" };
const ANNA = { id: "018f-2", name: "Ann Lee" };

test("a_mention_is_stored_as_an_id_and_shown_as_a_name", () => {
  const stored = storedText("@Ann Lee, ask @Ann", [ANN, ANNA]);
  expect(stored).toBe("@[018f-2], ask @[018f-1]");
  expect(editedText(stored, [ANN, ANNA], "Former member")).toBe("@Ann Lee, ask @Ann");
  expect(partsOf("@[018f-1]!", [ANN], "")).toEqual([
    { text: "@Ann", isMention: true },
    { text: "!", isMention: false },
  ]);
});

test("a_former_member_has_no_name_and_other_brackets_stay_text", () => {
  expect(editedText("@[018f-1] @[x]", [{ id: "018f-1", name: null }], "Former member")).toBe(
    "@Former member @[x]",
  );
});

test("a_mention_begins_with_an_at_sign_after_a_blank", () => {
  for (const [text, expected] of [
    ["@", { start: 0, query: "" }],
    ["ask @an", { start: 4, query: "an" }],
    ["ask @ann le", { start: 4, query: "ann le" }],
    ["ann@example", undefined],
    ["@ann lee come", undefined],
    ["", undefined],
  ] as const) {
    expect(mentionAt(text, text.length), text).toEqual(expected);
  }
});
