// The country guessed from time zones and languages.
import { expect, test } from "vitest";
import { homeCountry } from "./home-country";

test.each<[string, string[], string | null]>([
  ["Europe/Paris", ["fr"], "FR"],
  ["America/Toronto", ["fr-CA", "en"], "CA"],
  ["America/New_York", ["en-US"], "US"],
  ["Europe/London", ["en-US"], "GB"],
  ["Etc/UTC", ["fr-FR"], "FR"],
  ["Etc/UTC", ["fr"], null],
])("the country of %s with %j is %s", (zone, languages, expected) => {
  expect(homeCountry(zone, languages)).toBe(expected);
});
