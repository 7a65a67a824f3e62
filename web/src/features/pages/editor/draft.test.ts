// Content of a page while it is written.
import { expect, test } from "vitest";
import {
  BLOCKS,
  countWords,
  draftOf,
  invalidAddress,
  isEmptyBlock,
  linesOf,
  moved,
  NEW_PERSON,
  NEW_SECTION,
  ownWords,
  withLines,
} from "./draft";

const EMPTY = draftOf({ action: null, accepts_new: null });

test("a_page_without_content_has_every_block_once_and_calls", () => {
  expect(EMPTY.blocks.map(({ kind }) => kind)).toEqual([...BLOCKS]);
  expect(EMPTY.blocks.every(({ on }) => on)).toBe(true);
  expect(EMPTY.action).toEqual({ kind: "call", url: "" });
});

test("chosen_blocks_come_first_and_keep_their_switch", () => {
  const draft = draftOf({ blocks: [{ kind: "faq", on: false }], action: null, accepts_new: true });
  expect(draft.blocks[0]).toEqual({ kind: "faq", on: false });
  expect(draft.blocks.length).toBe(BLOCKS.length);
  expect(draft.accepts_new).toBe(true);
});

test("words_are_counted_in_each_language_apart", () => {
  const draft = draftOf({
    texts: {
      en: { headline: "Bread since 1921", intro: "It’s sourdough.", paragraphs: ["From our mill."] },
      fr: { intro: "Du levain, depuis toujours." },
    },
    action: null,
    accepts_new: null,
  });
  expect(ownWords(draft, "en")).toBe(9);
  expect(ownWords(draft, "fr")).toBe(4);
  expect(countWords(["", "…", "a1 b2"])).toBe(2);
});

test("people_who_are_not_shown_bring_no_words", () => {
  const person = { ...NEW_PERSON, name: "Ana", role: { en: "Head baker", fr: "" } };
  expect(ownWords({ ...EMPTY, people: [person, { ...person, shown: false }] }, "en")).toBe(2);
});

test("a_block_is_empty_until_something_is_written_in_any_language", () => {
  expect(isEmptyBlock(EMPTY, "menu")).toBe(true);
  const name = { en: "", fr: "Entrées" };
  expect(isEmptyBlock({ ...EMPTY, menu: [{ ...NEW_SECTION, name }] }, "menu")).toBe(false);
  expect(isEmptyBlock({ ...EMPTY, insurances: ["MGEN"] }, "access")).toBe(false);
  expect(isEmptyBlock({ ...EMPTY, areas: ["Lyon 3"] }, "areas")).toBe(false);
});

test("items_move_within_the_list_and_not_beyond_its_ends", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
});

test("lines_of_one_language_leave_the_other_one_in_its_place", () => {
  const cards = { en: "Cards", fr: "Cartes" };
  const list = withLines([cards], "en", "Cards\nCash\n");
  expect(list).toEqual([cards, { en: "Cash", fr: "" }]);
  expect(withLines(list, "en", "")).toEqual([{ en: "", fr: "Cartes" }]);
  expect(linesOf(list, "en")).toBe("Cards\nCash");
});

test("an_action_leads_to_an_address_of_the_web", () => {
  for (const url of ["javascript:alert(1)", "example.com", "mailto:a@b.c"]) {
    expect(invalidAddress(url), url).toBe(true);
  }
  for (const url of ["", "https://example.com/book", "http://example.com"]) {
    expect(invalidAddress(url), url).toBe(false);
  }
});
