// Search parameters of the audit log, and the text of its entries.
import { expect, test } from "vitest";
import { audit as en } from "@/messages/en/audit";
import { audit as fr } from "@/messages/fr/audit";
import type { Entry } from "./api";
import { retentionText } from "./audit-state";
import { combineViews } from "./repeats";
import { filtersOf, isFiltered, parseAuditSearch } from "./search";
import { actionText, authorText, factText, fieldText, objectText, valueText } from "./text";

const ID = "019ca945-0a00-7acf-9568-85612fa486c2";

const entry: Entry = {
  id: ID,
  at: "2026-11-20T08:00:00Z",
  action: "location.updated",
  by: { kind: "user", user: ID, name: "Zoé", token: null },
  object: { kind: "location", id: ID, name: "Café" },
  changes: [],
  facts: {},
  ip: null,
  user_agent: null,
  number: null,
  signature: null,
};

test("what_makes_no_sense_in_the_address_is_left_out", () => {
  expect(parseAuditSearch({ user: ID, group: "google", from: "2026-11-01", other: 1 })).toEqual({
    user: ID,
    group: "google",
    from: "2026-11-01",
  });
  expect(parseAuditSearch({ user: "me", object: 7, group: "weather", to: "2026-13-40" })).toEqual({});
  expect(parseAuditSearch({ group: "refused" })).toEqual({ group: "refused" });
  expect([isFiltered({}), isFiltered({ group: "data" })]).toEqual([false, true]);
});

test("the_last_day_belongs_to_the_period", () => {
  const { from, to } = filtersOf({ from: "2026-11-20", to: "2026-11-20" });
  expect(from).toBe(new Date("2026-11-20T00:00:00").toISOString());
  expect(to).toBe(new Date("2026-11-21T00:00:00").toISOString());
  expect(filtersOf({ group: "data" })).toEqual({ group: "data" });
});

test("an_action_that_is_not_known_yet_keeps_its_own_name", () => {
  expect(actionText("location.updated", en)).toBe("Location edited");
  expect(actionText("rocket.launched", en)).toBe("rocket.launched");
  expect(fieldText("postal_code", fr)).toBe("Code postal");
  expect(fieldText("some_field", en)).toBe("some field");
});

test("who_did_it_says_by_which_way", () => {
  const by = (change: Partial<Entry["by"]>) => authorText({ ...entry, by: { ...entry.by, ...change } }, en);
  expect(by({})).toBe("Zoé");
  expect(by({ name: null })).toBe("A former member");
  expect(by({ kind: "token" })).toBe("Zoé (API token)");
  expect(by({ kind: "job" })).toBe("Zoé, via Vitrine");
  expect(by({ kind: "job", user: null, name: null })).toBe("Vitrine");
  expect(by({ kind: "operator", user: null, name: null })).toBe("The operator");
  expect(by({ kind: "nobody", user: null, name: null })).toBe("Not signed in");
});

test("what_it_was_done_to_is_named_unless_it_is_ones_own_account", () => {
  expect(objectText(entry, en)).toBe("Location “Café”");
  expect(objectText({ ...entry, object: { kind: "account", id: ID, name: "Zoé" } }, en)).toBeNull();
  expect(objectText({ ...entry, object: { kind: "sync", id: null, name: null } }, en)).toBe("Google sync");
  expect(objectText({ ...entry, object: { kind: "rocket", id: null, name: null } }, en)).toBe("rocket");
});

test("values_are_written_for_people", () => {
  expect(valueText("token_read_only", en)).toBe("The token is read-only");
  expect(valueText("some_other_code", fr)).toBe("some_other_code");
  expect([null, "", "[]", false, 3, "admin", "[withheld]"].map((value) => valueText(value, en))).toEqual([
    null,
    null,
    null,
    "No",
    "3",
    "Administrator",
    "Hidden",
  ]);
});

test("facts_name_fields_for_people", () => {
  expect(factText("fields", '["phone","opening_hours"]', en)).toBe("Phone, Business hours");
  expect(factText("field", "website", fr)).toBe("Site web");
  expect(factText("scope", "matching", en)).toBe("Filtered locations");
});

test("six_years_are_years_and_ninety_days_are_days", () => {
  expect([2192, 365, 90, null].map((days) => retentionText(days, en.state))).toEqual([
    "Entries are kept for 6 years.",
    "Entries are kept for one year.",
    "Entries are kept for 90 days.",
    "Entries are kept indefinitely.",
  ]);
});

test("consecutive_views_of_the_log_by_one_person_are_one_row", () => {
  const view = (id: string, user: string): Entry => ({
    ...entry,
    id,
    action: "audit.read",
    by: { kind: "user", user, name: user, token: null },
  });
  const edit = { ...entry, id: "4" };
  const entries = [
    view("1", "Zoé"),
    view("2", "Zoé"),
    view("3", "Max"),
    edit,
    { ...edit, id: "5" },
    view("6", "Zoé"),
  ];
  const rows = combineViews(entries).map((row) => row.map(({ id }) => id).join("+"));
  expect(rows).toEqual(["1+2", "3", "4", "5", "6"]);
  expect(combineViews([])).toEqual([]);
});
