// Recurrences in words.
import { expect, test } from "vitest";
import { createFormat } from "@/lib/format";
import { en as catalogEn } from "@/messages/en";
import { fr as catalogFr } from "@/messages/fr";
import { schedules as en } from "./en";
import { schedules as fr } from "./fr";
import { cityOf, type Recurrence, recurrenceText, weekdayName } from "./recurrence";

const english = createFormat("en", catalogEn.ui.relative);
const french = createFormat("fr", catalogFr.ui.relative);
// Platforms differ in the leading zero of hours, so it is removed.
const plain = (text: string) => text.replaceAll(/\s/g, " ").replace(/\b0(?=\d:)/, "");
const both = (recurrence: Partial<Recurrence>) => {
  const whole = {
    every: "week" as const,
    weekday: 1,
    day: null,
    at: "08:00",
    zone: "Europe/Paris",
    ...recurrence,
  };
  return [
    plain(recurrenceText(whole, en.recurrence, english)),
    plain(recurrenceText(whole, fr.recurrence, french)),
  ];
};

test("a_recurrence_names_the_day_the_time_and_the_place_of_the_recipients", () => {
  expect(both({})).toEqual(["Every Monday at 8:00 AM, Paris time", "Chaque lundi à 8:00 (heure de Paris)"]);
  expect(both({ every: "day", at: "17:30", zone: "America/New_York" })).toEqual([
    "Every day at 5:30 PM, New York time",
    "Chaque jour à 17:30 (heure de New York)",
  ]);
});

test.each([
  [1, "On the 1st of every month at 8:00 AM, Paris time", "Le 1er de chaque mois à 8:00 (heure de Paris)"],
  [22, "On the 22nd of every month at 8:00 AM, Paris time", "Le 22 de chaque mois à 8:00 (heure de Paris)"],
  [
    31,
    "On the last day of every month at 8:00 AM, Paris time",
    "Le dernier jour de chaque mois à 8:00 (heure de Paris)",
  ],
])("day_%i_of_the_month", (day, inEnglish, inFrench) => {
  expect(both({ every: "month", weekday: null, day })).toEqual([inEnglish, inFrench]);
});

test("weeks_begin_on_monday", () => {
  expect([weekdayName(1, english), weekdayName(7, french)]).toEqual(["Monday", "dimanche"]);
});

test("a_zone_is_its_city", () => {
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(cityOf("UTC")).toBe("UTC");
});
