// Time zones, as people look for them.
import { expect, test } from "vitest";
import { findTimeZone, timeZoneChoices, timeZoneLabel } from "./time-zones";

const WINTER = new Date("2026-01-15T12:00:00Z");
const SUMMER = new Date("2026-07-15T12:00:00Z");

test("a zone is named with its distance at that time of the year", () => {
  expect(timeZoneLabel("America/New_York", "en-US", WINTER)).toBe("America/New York (GMT-5)");
  expect(timeZoneLabel("America/New_York", "en-US", SUMMER)).toBe("America/New York (GMT-4)");
  expect(timeZoneLabel("Europe/Paris", "fr-FR", WINTER)).toBe("Europe/Paris (UTC+1)");
});

test("a zone that the browser does not know is its name", () => {
  expect(timeZoneLabel("Mars/Olympus_Mons", "en-US", WINTER)).toBe("Mars/Olympus Mons");
});

test("a zone is found by what is shown and by its name, however it is written", () => {
  const choices = timeZoneChoices("en-US", WINTER);
  for (const text of ["America/New York (GMT-5)", "america/new_york", " America/New York "]) {
    expect(findTimeZone(text, choices)).toBe("America/New_York");
  }
  expect(findTimeZone("New York", choices)).toBeNull();
  expect(findTimeZone("", choices)).toBeNull();
});
