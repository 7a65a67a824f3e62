// Texts of the list in both languages.
import { expect, test } from "vitest";
import { countryChoices, countryName } from "@/lib/countries";
import { createFormat } from "@/lib/format";
import { en } from "@/messages/en";
import { fr } from "@/messages/fr";
import { healthStatus } from "@/ui/health-meter";
import { emptyDraft, isComplete, toNewLocation } from "./add/form";
import { requestsOf, withoutHeader } from "./export";
import { pillsOf } from "./list/filter-pills";
import { destination } from "./list/locations-table";
import {
  EMPTY_SELECTION,
  EVERYTHING,
  headerState,
  isSelected,
  MAX_EXCEPT,
  type Selection,
  selectedCount,
  stillThere,
  toggled,
  withRange,
} from "./list/selection";
import { displayStatus } from "./types";

test("health_is_good_from_80_and_fair_from_60", () => {
  expect([100, 80, 79, 60, 59, 0].map(healthStatus)).toEqual([
    "good",
    "good",
    "fair",
    "fair",
    "poor",
    "poor",
  ]);
});

test("a_failed_sync_shows_before_verification", () => {
  expect(displayStatus({ sync_status: "error", verified: true })).toBe("error");
  expect(displayStatus({ sync_status: "syncing", verified: true })).toBe("pending");
  expect(displayStatus({ sync_status: "pending", verified: true })).toBe("active");
  expect(displayStatus({ sync_status: "manual", verified: false })).toBe("inactive");
});

test("the_counter_writes_numbers_as_the_language_does", () => {
  const [english, french] = [createFormat("en", en.ui.relative), createFormat("fr", fr.ui.relative)];
  const { filters, table } = en.locations;
  expect(filters.showing(15463, english.number(12), english.number(15463))).toBe(
    "Showing 12 of 15,463 locations",
  );
  expect(table.loaded(200, english.number(200))).toBe("200 loaded");
  expect(fr.locations.filters.showing(15463, french.number(12), french.number(15463))).toBe(
    "12 sur 15\u202f463 établissements",
  );
});

test("each_active_filter_has_a_pill", () => {
  const search = {
    q: "x",
    status: "verified",
    city: "Lyon",
    min_rating: 4.5,
    health: "poor",
    issue: "missing_phone",
    label: "l1",
    open_status: "permanently_closed",
    country: "DE",
  } as const;
  const values = ({ locations, ui }: typeof en, locale: string) =>
    pillsOf(
      search,
      { ...locations, health: ui.health, label: () => "VIP", country: (code) => countryName(code, locale) },
      (rating) => rating.toLocaleString(locale),
    ).map(({ key, value }) => [key, value]);
  expect(values(en, "en-US")).toEqual([
    ["status", "Verified"],
    ["city", "Lyon"],
    ["min_rating", "4.5+"],
    ["health", "Poor"],
    ["issue", "No phone number"],
    ["label", "VIP"],
    ["open_status", "Permanently closed"],
    ["country", "Germany"],
  ]);
  expect(values(fr, "fr-FR")).toEqual([
    ["status", "Validés"],
    ["city", "Lyon"],
    ["min_rating", "4,5 et plus"],
    ["health", "Faible"],
    ["issue", "Pas de téléphone"],
    ["label", "VIP"],
    ["open_status", "Fermé définitivement"],
    ["country", "Allemagne"],
  ]);
});

test("selecting_adds_removes_and_spans", () => {
  const loaded = ["a", "b", "c", "d"];
  const one = toggled(EMPTY_SELECTION, "b");
  expect(headerState(one, loaded)).toBe("some");
  expect(headerState(toggled(one, "b"), loaded)).toBe("none");
  expect(selectedCount(withRange(one, ["b", "c", "d"]), 90)).toBe(3);
  expect(headerState(withRange(one, loaded), loaded)).toBe("all");
});

test("everything_minus_one_row_is_everything_but_that_row", () => {
  expect(selectedCount(EVERYTHING, 15463)).toBe(15463);
  expect(headerState(EVERYTHING, ["a"])).toBe("all");
  const but = toggled(toggled(EVERYTHING, "a"), "b");
  expect(selectedCount(but, 15463)).toBe(15461);
  expect([isSelected(but, "a"), isSelected(but, "never loaded")]).toEqual([false, true]);
  expect(headerState(but, ["a", "b", "c"])).toBe("some");
  expect(selectedCount(toggled(but, "a"), 15463)).toBe(15462);
  expect(selectedCount(withRange(but, ["a", "b"]), 15463)).toBe(15463);
  expect(stillThere(but, [])).toBe(but);
});

test("no_more_can_be_left_out_of_everything_than_the_server_takes", () => {
  const full = Array.from({ length: MAX_EXCEPT }, (_, at) => `id${at}`).reduce<Selection>(
    (all, id) => toggled(all, id),
    EVERYTHING,
  );
  expect(selectedCount(full, 5000)).toBe(4000);
  expect(toggled(full, "one more")).toBe(full);
  expect(selectedCount(toggled(full, "id0"), 5000)).toBe(4001);
});

test("a_row_that_has_gone_is_no_longer_selected", () => {
  const both = withRange(EMPTY_SELECTION, ["a", "b"]);
  expect(stillThere(both, ["a", "c"])).toEqual({ kind: "rows", ids: new Set(["a"]) });
  expect(stillThere(both, ["a", "b", "c"])).toBe(both);
});

test("keys_move_within_the_list", () => {
  expect(["j", "ArrowDown", "k", "ArrowUp", "Home", "End", "q"].map((key) => destination(key, 1, 9))).toEqual(
    [2, 2, 0, 0, 0, 9, null],
  );
  expect([destination("j", 9, 9), destination("k", 0, 9), destination("j", 0, -1)]).toEqual([9, 0, 0]);
});

test("an_export_names_the_rows_or_the_filters", () => {
  expect(
    requestsOf({
      filters: { q: "a b", city: undefined, min_rating: 4 },
      except: [],
      sort: "city",
    }).map(String),
  ).toEqual(["q=a+b&min_rating=4&sort=city"]);
  const but = requestsOf({ filters: {}, except: ["a", "b"], sort: "name" });
  expect(but.map((query) => query.get("except"))).toEqual(["a,b"]);
  const many = requestsOf({ ids: Array.from({ length: 2001 }, (_, at) => `id${at}`), sort: "name" });
  expect(many.map((query) => query.get("ids")?.split(",").length)).toEqual([1000, 1000, 1]);
  expect(withoutHeader("Name,Address\r\nA,B\r\n")).toBe("A,B\r\n");
});

test("a_new_location_needs_name_address_and_city", () => {
  const draft = { ...emptyDraft("FR"), name: " Léa ", address: "1 rue X", city: "  " };
  expect(isComplete(draft)).toBe(false);
  expect(isComplete({ ...draft, city: "Lyon" })).toBe(true);
  expect(toNewLocation({ ...draft, city: "Lyon" })).toMatchObject({
    name: "Léa",
    country: "FR",
    phone: null,
    category: null,
  });
});

test("countries_are_named_in_the_readers_language", () => {
  expect(countryName("DE", "en-US")).toBe("Germany");
  expect(countryName("DE", "fr-FR")).toBe("Allemagne");
  expect(countryName("??", "fr-FR")).toBe("??");
  const ids = countryChoices("fr-FR").map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.indexOf("DE")).toBeLessThan(ids.indexOf("FR"));
});
