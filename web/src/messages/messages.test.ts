// Checks of translations that the compiler cannot do.
import { expect, test } from "vitest";

// The files themselves: some are part of the catalog, others come with the part of the app that speaks them.
const en = import.meta.glob(["./en/*.ts", "../features/**/en.ts"], { eager: true });
const fr = import.meta.glob(["./fr/*.ts", "../features/**/fr.ts"], { eager: true });

/** Every text of a catalog with its path; functions are called with sample arguments. */
function texts(node: unknown, path = ""): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node === "function")
    return [[path, String((node as (...args: unknown[]) => unknown)(2, "2", "3", "4"))]];
  return Object.entries(node as object).flatMap(([key, value]) =>
    texts(value, path ? `${path}.${key}` : key),
  );
}

/** Every text that is filled in, with its path. */
function filledIn(node: unknown, path = ""): [string, (...args: unknown[]) => unknown][] {
  if (typeof node === "string") return [];
  if (typeof node === "function") return [[path, node as (...args: unknown[]) => unknown]];
  return Object.entries(node as object).flatMap(([key, value]) =>
    filledIn(value, path ? `${path}.${key}` : key),
  );
}

/** Texts with a number that is never 0 or 1, or with a time. */
const NO_COUNT =
  /\.(limits|requirement_list|too_many|too_many_today|roles\.(?:limit|count)|too_many_pixels|image_too_small|dialog\.days|full|rotating|of_words|figures\.days|editor\.sister|approval\.asks|look\.contrast|list\.summary|showing_first|first_of|reports\.all_locations)$/;
/** Words that end in s after a number without being a plural. */
const ENGLISH = /(?<![\p{L}\d])1 (?!(?:is|has|was|sees|works|invites|requires|ms)\b)\p{L}+s(?!\p{L})/u;
const FRENCH = /(?<![\p{L}\d])[01] (?!(?:mis|plus|hors|vous|avis|fois|ms)(?!\p{L}))\p{L}+s(?!\p{L})/u;

/** Texts of a catalog that speak of several where it is one of these numbers. */
function wrongNumbers(catalogue: unknown, numbers: readonly number[], several: RegExp): string[] {
  return filledIn(catalogue)
    .filter(([path]) => !NO_COUNT.test(path))
    .flatMap(([path, fill]) => numbers.map((n) => `${path}: ${fill(n, `${n}`, `${n}`, `${n}`)}`))
    .filter((text) => several.test(text));
}

test("english_speaks_of_one_in_the_singular_and_french_of_none_too", () => {
  expect([...wrongNumbers(en, [1], ENGLISH), ...wrongNumbers(fr, [0, 1], FRENCH)]).toEqual([]);
});

test("what_goes_with_a_number_agrees_with_it", () => {
  const all = new Map([...filledIn(en), ...filledIn(fr)]);
  const textsAt = (path: string) =>
    [0, 1, 2].map((n) => String(all.get(path)?.(n, `${n}`, `${n}`)).replaceAll("\u202f", " "));
  expect(textsAt("../features/locations/fr.ts.locations.table.loaded")).toEqual([
    "0 chargé",
    "1 chargé",
    "2 chargés",
  ]);
  expect(textsAt("../features/locations/en.ts.locations.filters.showing")[1]).toBe("Showing 1 of 1 location");
  expect(textsAt("../features/locations/fr.ts.locations.filters.showing")[1]).toBe("1 sur 1 établissement");
  expect(textsAt("../features/locations/map/fr.ts.map.cluster").slice(1)).toEqual([
    "1 établissement rapproché",
    "2 établissements rapprochés",
  ]);
  expect(textsAt("../features/imports/en.ts.imports.check.blocked").slice(1)).toEqual([
    "1 row has an error. Fix the file or skip it.",
    "2 rows have errors. Fix the file or skip them.",
  ]);
  expect(textsAt("../features/imports/fr.ts.imports.check.blocked").slice(1)).toEqual([
    "1 ligne a une erreur. Corrigez le fichier ou ignorez-la.",
    "2 lignes ont une erreur. Corrigez le fichier ou ignorez-les.",
  ]);
  expect(textsAt("../features/bulk/en.ts.bulk.done.undone").slice(1)).toEqual([
    "1 location restored",
    "2 locations restored",
  ]);
  expect(textsAt("../features/bulk/en.ts.bulk.edit.count_changed")[1]).toMatch(/1 location now matches\./);
  expect(textsAt("../features/bulk/fr.ts.bulk.edit.count_changed").slice(1)).toEqual([
    expect.stringMatching(/^Entre-temps, 1 établissement correspond\./),
    expect.stringMatching(/^Entre-temps, 2 établissements correspondent\./),
  ]);
  expect(textsAt("../features/locations/list/fr.ts.list.labels.delete_text")).toEqual([
    "Aucun établissement ne la porte.",
    "Elle est retirée d’un établissement, qui est conservé.",
    "Elle est retirée de 2 établissements, qui sont conservés.",
  ]);
  expect(textsAt("./en/audit.ts.audit.state.whole")[1]).toMatch(/^The first entry is unchanged/);
  expect(textsAt("./fr/audit.ts.audit.state.whole")[1]).toMatch(/^La première entrée est intacte/);
});

test("both_catalogues_have_the_same_texts", () => {
  const paths = (catalogue: unknown) =>
    texts(catalogue)
      .map(([path]) => path.replace(/\/(en|fr)(?=\/|\.ts)/, ""))
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
