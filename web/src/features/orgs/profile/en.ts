// Texts of the personal profile.

export const profile = {
  title: "Profile",
  text: "Your name, photo, language, and time zone.",
  photo: {
    title: "Photo",
    text: "Shown next to your name.",
    choose: "Choose a photo",
    replace: "Replace",
    remove: "Remove",
    kept: "Photo saved",
    removed: "Photo removed",
    failed: "The photo wasn’t saved.",
    remove_failed: "The photo couldn’t be removed.",
  },
  details: {
    title: "Name, language, and time zone",
    text: "Used in all your organizations and on all your devices.",
  },
  first_name: "First name",
  last_name: "Last name",
  language: "Language",
  language_help: "Used in the dashboard and in emails to you.",
  language_none: (language: string) => `Same as your organization (${language})`,
  language_none_known: "Same as this device",
  languages: { en: "English", fr: "Français" },
  time_zone: "Time zone",
  time_zone_help: "Used for dates and times. Leave blank to use your device’s time zone.",
  time_zone_unknown: "Choose a time zone from the list, or leave this blank.",
  save: "Save",
  saved: "Profile saved",
  failed: "Your profile wasn’t saved.",
};
