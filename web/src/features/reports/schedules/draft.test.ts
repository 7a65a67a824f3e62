// Rules of a schedule that is being made.
import { expect, test } from "vitest";
import type { Schedule } from "../types";
import {
  bodyOf,
  draftOf,
  isComplete,
  isEmail,
  startDraft,
  troublesOfRecipients,
  withInterval,
} from "./draft";

const draft = () => startDraft(undefined, "en", "Europe/Paris");
const to = (...emails: string[]) => emails.map((email) => ({ email, language: "en" as const }));

test("a_period_that_fits_the_recurrence_follows_it_and_another_stays", () => {
  expect(withInterval(draft(), "week")).toEqual({ every: "week", period: "last_week" });
  expect(withInterval({ ...draft(), period: "last_30_days" }, "day")).toEqual({
    every: "day",
    period: "last_30_days",
  });
});

test("each_address_is_there_once_and_looks_like_one", () => {
  expect(troublesOfRecipients(to("a@b.fr", " A@B.fr ", "x", ""))).toEqual([null, "twice", "email", null]);
});

test.each([
  ["jeanne@atelier.example", true],
  ["a@b", false],
  ["a b@c.fr", false],
  ["a@b.fr, c@d.fr", false],
])("%s_is_an_address: %s", (text, expected) => expect(isEmail(text)).toBe(expected));

test("the_server_gets_the_day_that_belongs_to_the_recurrence_and_no_empty_rows", () => {
  const weekly = bodyOf({ ...draft(), every: "week", recipients: to("a@b.fr", "") }, "Suggested");
  expect(weekly).toMatchObject({ name: "Suggested", weekday: 1, recipients: to("a@b.fr") });
  expect(weekly).not.toHaveProperty("day");
  expect(bodyOf(draft(), "x")).toMatchObject({ day: 1, subject: null, reply_to: null });
  expect(bodyOf({ ...draft(), every: "day" }, "x")).not.toHaveProperty("day");
});

test("a_schedule_that_is_opened_and_saved_stays_the_same", () => {
  const schedule: Schedule = {
    ...bodyOf({ ...draft(), every: "week", recipients: to("a@b.fr") }, "Weekly"),
    id: "s1",
    locations: { choice: "label", label_id: "t1", count: 4, names: ["Old Town"] },
    location_ids: [],
    note: null,
    weekday: 3,
    day: null,
    subject: null,
    text: "Hello",
    reply_to: "me@b.fr",
    compare: "year",
    sections: [{ kind: "summary", on: true }],
    waits_for_comment: true,
    releases: false,
    paused: false,
    next_run_at: null,
    last_run: null,
  };
  expect(bodyOf(draftOf(schedule), "")).toMatchObject({
    name: "Weekly",
    locations: { label_id: "t1" },
    weekday: 3,
    text: "Hello",
    reply_to: "me@b.fr",
    compare: "year",
    waits_for_comment: true,
  });
});

test("a_schedule_needs_a_zone_a_recipient_and_addresses_that_look_like_some", () => {
  const whole = { ...draft(), recipients: to("a@b.fr") };
  expect(isComplete(whole)).toBe(true);
  expect(isComplete(draft())).toBe(false);
  expect(isComplete({ ...whole, zone: "" })).toBe(false);
  expect(isComplete({ ...whole, recipients: to("a@b.fr", "a@b.fr") })).toBe(false);
  expect(isComplete({ ...whole, replyTo: "nobody" })).toBe(false);
});
