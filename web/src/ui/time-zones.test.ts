// Time zones, as people look for them.
import { expect, test } from "vitest";
import { findTimeZone, timeZoneChoices, timeZoneLabel } from "./time-zones";

const WINTER = new Date("2026-01-15T12:00:00Z");
const SUMMER = new Date("2026-07-15T12:00:00Z");

test("a_zone_is_named_with_its_distance_at_that_time_of_the_year", () => {
  expect(timeZoneLabel("America/New_York", "en-US", WINTER)).toBe("America/New York (GMT-5)");
  expect(timeZoneLabel("America/New_York", "en-US", SUMMER)).toBe("America/New York (GMT-4)");
  expect(timeZoneLabel("Europe/Paris", "fr-FR", WINTER)).toBe("Europe/Paris (UTC+1)");
});

test("a_zone_that_the_browser_does_not_know_is_its_name", () => {
  expect(timeZoneLabel("Mars/Olympus_Mons", "en-US", WINTER)).toBe("Mars/Olympus Mons");
});

test("a_zone_is_found_by_what_is_shown_and_by_its_name_however_it_is_written", () => {
  const choices = timeZoneChoices("en-US", WINTER);
  for (const text of ["America/New York (GMT-5)", "america/new_york", " America/New York "]) {
    expect(findTimeZone(text, choices)).toBe("America/New_York");
  }
  expect(findTimeZone("New York", choices)).toBeNull();
  expect(findTimeZone("", choices)).toBeNull();
});
