// Rows that keep their place.
import { expect, test } from "vitest";
import { neighborOf, settle } from "./rows";

interface Item {
  id: string;
  text: string;
}
const item = (id: string, text = ""): Item => ({ id, text });
const settled = (current: Item[], fresh: Item[]) => {
  const { rows, news } = settle(current, fresh);
  return { rows: rows.map(({ id, text }) => id + text), news };
};
const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => item(id)) as [Item, Item, Item, Item];

test("the_first_answer_is_shown_as_it_is", () => {
  expect(settled([], [a, b])).toEqual({ rows: ["a", "b"], news: 0 });
});

test("new_items_are_counted_and_move_nothing", () => {
  expect(settled([b, c], [a, b, c])).toEqual({ rows: ["b", "c"], news: 1 });
  expect(settled([a, c], [a, b, c])).toEqual({ rows: ["a", "c"], news: 1 });
  expect(settled([a], [b, c])).toEqual({ rows: ["a"], news: 2 });
});

test("the_next_page_is_added_at_the_end", () => {
  expect(settled([a, b], [a, b, c, d])).toEqual({ rows: ["a", "b", "c", "d"], news: 0 });
});

test("a_changed_item_changes_in_its_place", () => {
  expect(settled([a, b], [item("b", "!"), a])).toEqual({ rows: ["a", "b!"], news: 0 });
});

test("an_item_that_the_filters_no_longer_match_stays", () => {
  expect(settled([a, b, c], [a, c])).toEqual({ rows: ["a", "b", "c"], news: 0 });
  expect(settled([a], [])).toEqual({ rows: ["a"], news: 0 });
});

test("steps_end_with_the_list_and_begin_with_the_first_row", () => {
  expect(neighborOf([a, b], undefined, 1)).toBe("a");
  expect(neighborOf([a, b], "a", 1)).toBe("b");
  expect(neighborOf([a, b], "b", 1)).toBeUndefined();
  expect(neighborOf([a, b], "a", -1)).toBeUndefined();
  expect(neighborOf([], undefined, 1)).toBeUndefined();
});
