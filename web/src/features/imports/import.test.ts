// Mapping columns, and a text in both languages for everything the server can say about a file.
import { expect, test } from "vitest";
import { ApiError } from "@/lib/api";
import { createFormat } from "@/lib/format";
import { en } from "@/messages/en";
import { fr } from "@/messages/fr";
import { importableCount } from "./check-step";
import { imports as enImports } from "./en";
import { isReadable, looksLikeCsv } from "./file";
import { imports as frImports } from "./fr";
import {
  columnsUsedTwice,
  type Detected,
  filledOnly,
  isRequired,
  letterOf,
  missingFields,
  samplesOf,
  suggestedOptions,
  unknownColumn,
} from "./mapping";
import { csvOf } from "./problem-file";
import { failedImportText, importProblemText, rowProblemText } from "./problems";
import { reviewImports as enReviews } from "./reviews-en";
import { reviewImports as frReviews } from "./reviews-fr";
import { withImports } from "./words";

const FILE: Detected = {
  encoding: "utf-8",
  separator: ",",
  has_header: true,
  columns: ["storenum", "STREETADDR", "", "ZIPCODE"].map((name, index) => ({ index, name })),
  row_count: 3,
  preview: [
    ["1", "2110 WEST WALNUT", "x", "72756"],
    ["2", "1417 HWY 62/65 N", "", "72601"],
    ["", " 2901 HWY 412 EAST ", "", "00501"],
  ],
  suggested_mapping: {},
  country_guess: "US",
};

/** Every code of the wire contract. */
const FILE_CODES = [
  "not_csv",
  "empty_file",
  "header_only",
  "file_too_large",
  "payload_too_large",
  "too_many_rows",
  "field_too_large",
  "unclosed_quote",
  "nul_bytes",
  "invalid_encoding",
  "duplicate_headers",
  "too_many_columns",
  "unsupported_media_type",
  "mapping_incomplete",
  "mapping_duplicate_column",
  "mapping_unknown_column",
  "template_unknown_column",
  "invalid_country",
  "invalid_json",
  "not_an_object",
  "unknown_location",
  "invalid_scale",
  "import_not_checked",
  "import_has_bad_rows",
  "plan_limit",
  "import_not_done",
  "import_failed",
  "import_is_running",
  "conflict",
];
const COMMON_CODES = [
  "unauthorized",
  "organisation_required",
  "forbidden",
  "not_found",
  "precondition_failed",
  "validation_failed",
  "rate_limited",
  "timeout",
  "unavailable",
];
const ROW_CODES = [
  "required",
  "too_long",
  "invalid_postal_code",
  "invalid_country",
  "invalid_coordinates",
  "invalid_hours",
  "invalid_url",
  "control_characters",
  "unknown_location",
  "ambiguous_location",
  "invalid_rating",
  "unknown_scale",
  "invalid_date",
  "ambiguous_date",
  "future_date",
  "no_rating_or_text",
  "reply_too_long",
  "ragged_row",
  "duplicate",
  "matching",
];
const PARAMS = {
  max: 100,
  max_rows: 1000,
  max_bytes: 10_485_760,
  line: 7,
  name: "City",
  column: "City",
  fields: ["city"],
  expected: 5,
  found: 4,
};

const LANGUAGES = [
  { messages: withImports(en, enImports), format: createFormat("en", en.ui.relative) },
  { messages: withImports(fr, frImports), format: createFormat("fr", fr.ui.relative) },
];

test("every_error_code_has_its_own_text_in_both_languages", () => {
  for (const { messages, format } of LANGUAGES) {
    const texts = [...FILE_CODES, ...COMMON_CODES].map((code) => {
      const text = importProblemText(new ApiError({ status: 422, code, params: PARAMS }), messages, format);
      expect(text, code).not.toBe(messages.ui.problems.other);
      expect(text, code).not.toMatch(/undefined|–|NaN/);
      return text;
    });
    expect(new Set(texts).size).toBeGreaterThan(FILE_CODES.length);
    for (const code of ROW_CODES) {
      const text = rowProblemText({ code, params: PARAMS, message: "English" }, messages, format);
      expect(text, code).not.toBe("English");
      expect(text, code).not.toMatch(/undefined|–|NaN/);
    }
  }
});

test("a_refusal_names_the_limits_of_this_server", () => {
  const [english, french] = LANGUAGES.map(({ messages, format }) =>
    ["too_many_rows", "file_too_large"].map((code) =>
      importProblemText(
        new ApiError({ status: 422, code, params: { max_rows: 2500, max_bytes: 5_242_880 } }),
        messages,
        format,
      ),
    ),
  );
  expect(english?.[0]).toContain("The limit is 2,500");
  expect(english?.[1]).toContain("5 MB");
  expect(french?.[0]).toContain("2\u202f500 au maximum");
  expect(french?.[1]).toMatch(/5\sMo au maximum/);
});

test("a_code_younger_than_this_page_gets_a_general_text", () => {
  for (const { messages, format } of LANGUAGES) {
    expect(importProblemText(new ApiError({ status: 422, code: "brand_new" }), messages, format)).toBe(
      messages.ui.problems.other,
    );
    expect(importProblemText(new Error("boom"), messages, format)).toBe(
      messages.locations.imports.unexpected,
    );
    expect(failedImportText({ code: "brand_new", params: null }, messages, format)).toBe(
      messages.locations.imports.outcome.failed_text,
    );
    expect(rowProblemText({ code: "brand_new", params: null, message: "English" }, messages, format)).toBe(
      "English",
    );
  }
});

test("only_files_labelled_as_csv_are_sent", () => {
  for (const type of ["text/csv", "text/csv; charset=utf-8", "application/vnd.ms-excel", ""]) {
    expect(looksLikeCsv({ name: "Stores.CSV", type })).toBe(true);
  }
  expect(looksLikeCsv({ name: "stores.csv", type: "application/pdf" })).toBe(false);
  expect(looksLikeCsv({ name: "stores.xlsx", type: "" })).toBe(false);
});

test("a_template_is_filled_like_the_server_does", () => {
  const fill = (template: string) => samplesOf({ template }, FILE);
  expect(fill("Walmart #{storenum}")).toEqual(["Walmart #1", "Walmart #2", ""]);
  expect(fill("{ STORENUM }/{zipcode}")).toEqual(["1/72756", "2/72601", "/00501"]);
  expect(fill("Walmart")).toEqual(["Walmart", "Walmart", "Walmart"]);
  expect(fill("{{{storenum}}}")).toEqual(["{1}", "{2}", ""]);
  expect(samplesOf({ column: 1 }, FILE)[2]).toBe("2901 HWY 412 EAST");
  expect(samplesOf(undefined, FILE)).toEqual([]);
});

test("a_template_may_only_name_columns_of_the_file", () => {
  expect(unknownColumn("Walmart #{storenum}", FILE)).toBeNull();
  expect(unknownColumn("Walmart {shop}", FILE)).toBe("shop");
  expect(unknownColumn("Walmart {storenum", FILE)).toBe("storenum");
  expect(unknownColumn("{{not a column}}", FILE)).toBeNull();
});

test("the_state_is_needed_only_where_there_are_states", () => {
  expect(isRequired("state", {}, null)).toBe(true);
  expect(isRequired("state", {}, "US")).toBe(true);
  expect(isRequired("state", {}, "FR")).toBe(false);
  expect(isRequired("state", { country: { column: 2 } }, null)).toBe(false);
  expect(isRequired("state", { country: { template: "fr" } }, "US")).toBe(false);
  expect(isRequired("phone", {}, "US")).toBe(false);
});

test("what_is_missing_or_used_twice_is_found", () => {
  const mapping = {
    name: { template: " " },
    address: { column: 1 },
    city: { column: 1 },
    postal_code: { column: 3 },
  };
  expect(missingFields("locations", mapping, { country: "FR" })).toEqual(["name"]);
  expect(missingFields("locations", mapping, { country: "US" })).toEqual(["name", "state"]);
  expect(columnsUsedTwice(mapping)).toEqual([1]);
  expect(Object.keys(filledOnly(mapping))).toEqual(["address", "city", "postal_code"]);
});

test("unnamed_columns_have_letters", () => {
  expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});

test("the_button_counts_what_will_be_added_or_updated", () => {
  const check = { rows: 10, new: 4, matching: 3, duplicates: 2, bad: 1, updates: 2 };
  expect(importableCount(check, { on_match: "skip" })).toBe(4);
  expect(importableCount(check, { on_match: "update" })).toBe(6);
});

test("json_files_are_sent_for_reviews_only", () => {
  for (const name of ["reviews.json", "Reviews.JSONL", "r.ndjson"]) {
    expect(isReadable("reviews", { name, type: "" })).toBe(true);
    expect(isReadable("locations", { name, type: "" })).toBe(false);
  }
});

test("a_review_needs_a_date_a_location_and_a_rating_or_text", () => {
  const none = {};
  expect(missingFields("reviews", none, {})).toEqual(["location", "rating", "written_at"]);
  const mapping = { text: { column: 0 }, written_at: { column: 1 } };
  expect(missingFields("reviews", mapping, { location: null })).toEqual(["location"]);
  expect(missingFields("reviews", mapping, { location: "l1" })).toEqual([]);
  const guessed = { ...FILE, source_guess: "google" as const, date_order_guess: "day_first" as const };
  expect(suggestedOptions("reviews", guessed)).toEqual({
    source: "google",
    date_order: "day_first",
    on_bad_row: "skip",
  });
});

test("the_template_of_reviews_has_a_cell_for_each_header", () => {
  for (const { choose } of [enReviews, frReviews]) {
    const [headers, example] = choose.template_rows;
    expect(example?.length).toBe(headers?.length);
    expect(csvOf(choose.template_rows)).toContain("A-01");
  }
});
