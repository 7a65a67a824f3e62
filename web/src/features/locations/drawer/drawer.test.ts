// Computations of the drawer.
import { expect, test } from "vitest";
import { createFormat } from "@/lib/format";
import { en } from "@/messages/en";
import type { HistoryEntry } from "./api";
import { drawer as english } from "./en";
import { drawer as french } from "./fr";
import { isCurrent, mayRestore, restoringBody, valueText } from "./history-values";
import { dateOf, hoursOf, hoursOn, weekFrom } from "./hours";
import { fieldOf, opportunitiesOf, profileAddress } from "./opportunities";

const BARE = { audit_issues: 7, phone: null, website: null, category: null, verified: false, rating: null };
const FULL = { audit_issues: 1, phone: "1", website: "x", category: "Bakery", verified: true, rating: 4 };

test("opportunities_list_what_is_missing_unverified_or_rated_under_4", () => {
  expect(opportunitiesOf(BARE)).toEqual([
    "missing_phone",
    "missing_website",
    "missing_category",
    "not_verified",
  ]);
  expect(opportunitiesOf({ ...FULL, rating: 3.9 })).toEqual(["low_rating"]);
  expect(opportunitiesOf(FULL)).toEqual([]);
});

test("there_are_no_opportunities_without_issues", () => {
  expect(opportunitiesOf({ ...BARE, audit_issues: 0 })).toEqual([]);
});

test("each_rule_leads_to_its_field_but_for_what_google_decides", () => {
  expect(fieldOf("missing_opening_hours")).toBe("opening_hours");
  expect(fieldOf("missing_phone")).toBe("phone");
  expect([fieldOf("not_verified"), fieldOf("low_rating")]).toEqual([null, null]);
});

test("only_a_location_with_a_business_profile_can_be_opened", () => {
  expect(profileAddress(null)).toBeNull();
  expect(profileAddress("locations/0123")).toBe("https://business.google.com/n/0123/profile");
});

test("the_audit_counts_its_issues_in_both_languages", () => {
  expect(english.audit.found(1, "1")).toBe("1 issue found");
  expect(english.audit.found(3, "3")).toBe("3 issues found");
  expect(french.audit.found(1, "1")).toBe("1 problème trouvé");
  expect(english.audit.great).toBe("Profile looks great!");
  expect(english.audit.great_text).toBe("No issues found with your business profile");
  expect(english.audit.gain("20", english.audit.rules.missing_phone.solved)).toBe(
    "+20 when a phone number is added",
  );
});

const split = hoursOf({
  regular: [
    { open_day: "friday", open_time: "14:00", close_day: "friday", close_time: "18:30" },
    { open_day: "friday", open_time: "09:00", close_day: "friday", close_time: "12:00" },
    { open_day: "saturday", open_time: "18:00", close_day: "sunday", close_time: "02:00" },
    { open_day: "monday", open_time: "00:00", close_day: "monday", close_time: "24:00" },
  ],
  special: [
    { date: "2026-12-25", is_closed: true, open_time: null, close_time: null },
    { date: "2026-12-24", is_closed: false, open_time: "08:00", close_time: "14:00" },
  ],
});

test("the_hours_of_a_day_are_its_periods_in_order", () => {
  if (!split) throw new Error("these are hours");
  expect(hoursOn(split, "2026-11-20")).toEqual({
    date: "2026-11-20",
    spans: [
      { open: "09:00", close: "12:00" },
      { open: "14:00", close: "18:30" },
    ],
    isAllDay: false,
    isSpecial: false,
  });
  expect(hoursOn(split, "2026-11-21").spans).toEqual([{ open: "18:00", close: "02:00" }]);
  expect(hoursOn(split, "2026-11-22").spans).toEqual([]);
  expect(hoursOn(split, "2026-11-23").isAllDay).toBe(true);
});

test("a_special_date_replaces_the_weekday", () => {
  if (!split) throw new Error("these are hours");
  expect(hoursOn(split, "2026-12-25")).toMatchObject({ spans: [], isSpecial: true });
  expect(hoursOn(split, "2026-12-24").spans).toEqual([{ open: "08:00", close: "14:00" }]);
});

test("empty_hours_are_no_hours", () => {
  expect([hoursOf(null), hoursOf({}), hoursOf({ regular: [], special: [] })]).toEqual([null, null, null]);
});

test("a_week_has_seven_days_also_where_the_clock_changes", () => {
  expect(weekFrom("2026-10-24")).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
  ]);
  expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

const format = createFormat("en", en.ui.relative);
const text = (field: string, value: unknown) =>
  valueText(field, value, english.history, format, (id) => (id === "l1" ? "Flagship" : undefined));

test("values_are_written_for_people", () => {
  expect(text("phone", "")).toBeNull();
  expect(text("phone", null)).toBeNull();
  expect(text("country", "DE")).toBe("Germany");
  expect(text("service_area_business", true)).toBe("Yes");
  expect(text("open_status", "permanently_closed")).toBe("Permanently closed");
  expect(text("health", 60)).toBe("60%");
  expect(text("rating", 4)).toBe("4.0");
  expect(text("reviews", 1200)).toBe("1,200");
  expect(text("latitude", 48.85661)).toBe("48.85661");
  expect(text("labels", ["l1", "gone"])).toBe("Flagship and deleted label");
  expect(text("labels", [])).toBeNull();
  expect(text("additional_phones", ["1", "2"])).toBe("1 and 2");
  expect(text("photos", ["/media/a.jpg"])).toBe("1 photo");
  expect(text("more_hours", [{ type: "kitchen", periods: [] }])).toBe("1 type of hours");
  expect(text("opening_hours", split)).toBe("4 time slots per week, 2 special days");
});

const changed: HistoryEntry = {
  version: 4,
  at: "2026-11-20T10:00:00Z",
  by: null,
  event: "changed",
  source: "user",
  source_id: null,
  changes: [
    { field: "latitude", old: 1, new: 2 },
    { field: "longitude", old: null, new: 4 },
    { field: "rating", old: 4, new: 5 },
    { field: "phone", old: "a", new: null },
  ],
};

test("only_what_people_set_themselves_can_be_restored", () => {
  expect(changed.changes.map((change) => mayRestore(changed, change))).toEqual([true, true, false, true]);
  const [latitude] = changed.changes;
  if (latitude) expect(mayRestore({ ...changed, event: "created" }, latitude)).toBe(false);
});

test("coordinates_are_restored_together", () => {
  const [latitude, , , phone] = changed.changes;
  if (!latitude || !phone) throw new Error("both are there");
  expect(restoringBody(changed, latitude)).toEqual({ latitude: 1, longitude: null });
  expect(restoringBody(changed, phone)).toEqual({ phone: "a" });
});

test("a_value_that_is_back_already_needs_no_restoring", () => {
  expect(isCurrent({ phone: null }, "phone", undefined)).toBe(true);
  expect(isCurrent({ labels: ["a"] }, "labels", ["a"])).toBe(true);
  expect(isCurrent({ phone: "b" }, "phone", "a")).toBe(false);
});
