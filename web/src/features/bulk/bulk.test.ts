// Requests of bulk edits, and when they may be sent.
import { expect, test } from "vitest";
import { weekOf } from "@/features/locations/hours/week";
import { type Bulk, mayUndo, partsOf, scopeOf } from "./api";
import { changesOf, confirms, type Draft, EMPTY_DRAFT, nextDay, reasonToWait } from "./draft";

const DRAFT: Draft = { ...EMPTY_DRAFT, category: " Bakery ", website: "", add: ["a"], remove: ["b"] };

test("only_what_is_ticked_is_changed", () => {
  expect(changesOf(DRAFT)).toEqual({});
  expect(changesOf({ ...DRAFT, on: ["category"] })).toEqual({ category: "Bakery" });
  expect(changesOf({ ...DRAFT, on: ["website"] })).toEqual({ website: null });
  expect(changesOf({ ...DRAFT, on: ["labels"] })).toEqual({ add_labels: ["a"], remove_labels: ["b"] });
  expect(changesOf({ ...DRAFT, on: ["phone"], phone: " 01 42 68 53 00 " })).toEqual({
    phone: "01 42 68 53 00",
  });
  expect(changesOf({ ...DRAFT, on: ["description", "country"], country: "FR" })).toEqual({
    description: null,
    country: "FR",
  });
  expect(changesOf({ ...DRAFT, on: ["city", "state"], city: " Montréal ", state: "" })).toEqual({
    city: "Montréal",
    state: null,
  });
  expect(changesOf({ ...DRAFT, on: ["sync"], isSyncPaused: false })).toEqual({ is_sync_paused: false });
});

test("a_city_cannot_be_removed", () => {
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["city"], city: " " })).toBe("reason_city");
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["city"], city: "Lyon" })).toBeNull();
});

test("a_week_is_sent_as_periods_and_an_empty_one_removes_the_hours", () => {
  const closed = weekOf(() => ({ state: "closed", ranges: [] }));
  expect(changesOf({ ...DRAFT, on: ["week"] }).regular_hours).toHaveLength(5);
  expect(changesOf({ ...DRAFT, on: ["week"], week: closed })).toEqual({ regular_hours: [] });
  const typing = weekOf(() => ({ state: "open", ranges: [{ opens: "09:00", closes: "" }] }));
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["week"], week: typing })).toBe("reason_week");
});

test("a_holiday_is_closed_and_a_special_day_has_hours", () => {
  const [day] = DRAFT.days;
  if (!day) throw new Error("the form starts with one date");
  const days = [
    { ...day, date: "2026-12-25" },
    { ...nextDay([day]), date: "2026-12-24", isClosed: false, opens: "09:00", closes: "00:00" },
  ];
  expect(changesOf({ ...DRAFT, on: ["hours"], days })).toEqual({
    keep_special_hours: true,
    special_hours: [
      { date: "2026-12-25", is_closed: true, open_time: null, close_time: null },
      { date: "2026-12-24", is_closed: false, open_time: "09:00", close_time: "24:00" },
    ],
  });
});

test("a_form_says_what_it_waits_for", () => {
  expect(reasonToWait(EMPTY_DRAFT)).toBe("reason");
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["labels"] })).toBe("reason_labels");
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["hours"] })).toBe("reason_date");
  const [day] = EMPTY_DRAFT.days;
  const days = day ? [{ ...day, date: "2026-12-25", isClosed: false, closes: "" }] : [];
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["hours"], days })).toBe("reason_hours");
  expect(reasonToWait({ ...EMPTY_DRAFT, on: ["category"] })).toBeNull();
});

test("a_deletion_is_confirmed_by_its_number_or_the_word", () => {
  for (const text of ["15463", "15,463", "15 463", "15\u202f463", " 15463 ", "delete", "Delete"]) {
    expect(confirms(text, 15463, "delete"), text).toBe(true);
  }
  for (const text of ["", "15462", "1546", "supprimer", "delete it", "-15463x"]) {
    expect(confirms(text, 15463, "delete"), text).toBe(false);
  }
});

test("everything_but_some_is_told_by_the_filters", () => {
  expect(scopeOf({ kind: "matching", except: new Set(["a"]) }, { city: "Lyon" })).toEqual({
    scope: { filters: { city: "Lyon" } },
    except: ["a"],
  });
  expect(scopeOf({ kind: "rows", ids: new Set(["a", "b"]) }, {})).toEqual({
    scope: { ids: ["a", "b"] },
    except: [],
  });
});

test("more_ids_than_one_request_takes_go_in_several", () => {
  const ids = Array.from({ length: 2500 }, (_, at) => `id${at}`);
  const parts = partsOf({ scope: { ids }, except: [] }, 2500);
  expect(parts.map(({ expected }) => expected)).toEqual([1000, 1000, 500]);
  expect(partsOf({ scope: { filters: {} }, except: [] }, 15463)).toHaveLength(1);
});

test("work_is_undone_only_while_it_can_be", () => {
  const bulk = {
    state: "done",
    changed: 3,
    undo_until: "2026-12-20T00:00:00Z",
  } as Bulk;
  const at = new Date("2026-12-01T00:00:00Z");
  expect(mayUndo(bulk, at)).toBe(true);
  expect(mayUndo({ ...bulk, state: "failed" }, at)).toBe(true);
  expect(mayUndo({ ...bulk, state: "undone" }, at)).toBe(false);
  expect(mayUndo({ ...bulk, changed: 0 }, at)).toBe(false);
  expect(mayUndo(bulk, new Date("2027-01-01T00:00:00Z"))).toBe(false);
});
