// The settings of a location in each of their states.
import { COMPLETE, change, drawer } from "./drawer.ts";
import { openSettings, openSettingsWithMap, png, saveButton, settingsWords } from "./settings.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

const day = (name: string, open_time: string, close_time: string, close_day = name) => ({
  open_day: name,
  open_time,
  close_day,
  close_time,
});

const FULL = {
  ...COMPLETE,
  country: "FR",
  city: "Toulouse",
  postal_code: "31200",
  description: "Coffee by the water since 1954.",
  additional_phones: ["+1 617 555 0144"],
  opening_hours: {
    regular: [
      ...["monday", "tuesday", "wednesday", "thursday"].map((name) => day(name, "08:00", "18:30")),
      day("friday", "09:00", "12:00"),
      day("friday", "18:00", "02:00", "saturday"),
      day("sunday", "00:00", "24:00"),
    ],
    special: [
      { date: "2099-12-25", is_closed: true, open_time: null, close_time: null },
      { date: "2099-12-31", is_closed: false, open_time: "10:00", close_time: "15:00" },
    ],
  },
};

export const SETTINGS_STATES: readonly State[] = [
  {
    name: "settings-full",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(FULL);
      await openSettingsWithMap(page, id, language);
      await expect(drawer(page).locator("[data-slot=map] [data-ready]")).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: "settings-position",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(FULL);
      await openSettingsWithMap(page, id, language, "position");
      await expect(drawer(page).locator("[data-slot=map] [data-ready]")).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: "settings-hours",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(FULL);
      await openSettings(page, id, language, "opening_hours");
    },
  },
  {
    name: "settings-errors",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const words = settingsWords[language];
      const { id } = await member.add(FULL);
      await openSettings(page, id, language);
      await drawer(page).getByLabel(words.name).fill(" ");
      await drawer(page).getByLabel(words.description).fill("x".repeat(755));
      await saveButton(page, language).click();
      await expect(drawer(page).getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "settings-conflict",
    viewer: "member",
    refusals: [{ status: 412, path: "/api/v1/locations/" }],
    open: async (page, language, member) => {
      if (!member) return;
      const words = settingsWords[language];
      const { id } = await member.add(FULL);
      await openSettings(page, id, language);
      await drawer(page).getByLabel(words.name).fill("Harbor Café");
      await drawer(page).getByRole("button", { name: words.remove_hours }).click();
      await change(member, id, {
        name: "Harbour Coffee",
        city: "Blagnac",
        opening_hours: { regular: [day("monday", "09:00", "17:00")], special: [] },
      });
      await saveButton(page, language).click();
      await expect(page.getByRole("alertdialog", { name: words.conflict })).toBeVisible();
    },
  },
  {
    name: "settings-photos",
    viewer: "member",
    refusals: [{ status: 422, path: "/photos" }],
    open: async (page, language, member) => {
      if (!member) return;
      const words = settingsWords[language];
      const { id } = await member.add(FULL);
      await openSettings(page, id, language, "photos");
      const files = [90, 160, 220].map((shade) => ({
        name: `photo-${shade}.png`,
        mimeType: "image/png",
        buffer: png(640, 480, shade),
      }));
      const tiny = { name: "tiny.png", mimeType: "image/png", buffer: png(100, 100, 9) };
      await expect(drawer(page).getByRole("button", { name: words.photos_choose })).toBeVisible();
      await drawer(page)
        .locator("input[type=file]")
        .setInputFiles([...files, tiny]);
      await expect(drawer(page).getByRole("alert")).toContainText(words.refused("tiny.png"), {
        timeout: 30_000,
      });
      await expect(drawer(page).getByRole("row")).toHaveCount(3);
      await drawer(page).getByRole("row").first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "settings-calendar",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      const { id } = await member.add(FULL);
      await openSettings(page, id, language, "opening_hours");
      const { calendar } = settingsWords[language];
      await drawer(page).getByRole("button", { name: calendar }).click();
      await expect(page.getByRole("grid").last()).toBeVisible();
    },
  },
];
