// What the compiler cannot see of a translation.
import { expect, test } from "vitest";

// The files themselves: some are part of the catalogue, others come with the part of the app that speaks them.
const en = import.meta.glob("./en/*.ts", { eager: true });
const fr = import.meta.glob("./fr/*.ts", { eager: true });

/** Every text of a catalogue with its path; functions are called with sample arguments. */
function texts(node: unknown, path = ""): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node === "function")
    return [[path, String((node as (...args: unknown[]) => unknown)(2, "2", "3", "4"))]];
  return Object.entries(node as object).flatMap(([key, value]) =>
    texts(value, path ? `${path}.${key}` : key),
  );
}

test("both_catalogues_have_the_same_texts", () => {
  const paths = (catalogue: unknown) =>
    texts(catalogue)
      .map(([path]) => path.replace(/^\.\/(en|fr)/, ""))
      .sort();
  expect(paths(fr)).toEqual(paths(en));
});

test("no_text_is_empty", () => {
  const empty = [...texts(en), ...texts(fr)].filter(([, text]) => !text.trim());
  expect(empty).toEqual([]);
});

test("apostrophes_are_typographic", () => {
  const straight = [...texts(en), ...texts(fr)].filter(([, text]) => /\p{L}'\p{L}/u.test(text));
  expect(straight).toEqual([]);
});

test("french_has_a_narrow_no_break_space_before_high_punctuation_and_inside_quotes", () => {
  const wrong = texts(fr).filter(([, text]) => / [;:!?»]|« |\p{L}[;!?](?=\s|$)/u.test(text));
  expect(wrong).toEqual([]);
});
