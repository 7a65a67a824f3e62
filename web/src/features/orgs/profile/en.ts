// Words of what people choose about themselves.

export const profile = {
  title: "Profile",
  text: "Who you are to the people you work with, and how Vitrine speaks to you.",
  photo: {
    title: "Photo",
    text: "Your colleagues see it beside your name.",
    choose: "Choose a photo",
    replace: "Replace",
    remove: "Remove",
    kept: "Photo saved",
    removed: "Photo removed",
    failed: "The photo was not saved.",
    remove_failed: "The photo could not be removed.",
  },
  details: {
    title: "Name, language and time",
    text: "They are the same in all your organizations and on all your devices.",
  },
  first_name: "First name",
  last_name: "Last name",
  language: "Language",
  language_help: "Of the dashboard, and of the mails you get.",
  language_none: (language: string) => `As in your organization (${language})`,
  language_none_known: "As on this device",
  languages: { en: "English", fr: "Français" },
  time_zone: "Time zone",
  time_zone_help: "Dates and times are shown in it. Leave it empty for that of your device.",
  time_zone_unknown: "Choose a time zone from the list, or leave it empty.",
  save: "Save",
  saved: "Profile saved",
  failed: "Your profile was not saved.",
};
