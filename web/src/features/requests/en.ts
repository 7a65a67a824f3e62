// Words of the page of requests that its tabs share; loaded with it.
export const requests = {
  title: "Requests",
  subtitle: "Ask every customer for a review, with the same links for everyone",
  tabs_label: "Requests",
  tabs: {
    campaigns: "Campaigns",
    contacts: "Contacts",
    feedback: "Feedback",
    links: "Links & QR",
    settings: "Settings",
  },
  new_campaign: "New campaign",
  ask: "Ask one person",
  load_more: "Show more",
  load_failed: "This couldn’t be loaded.",
  location: {
    location: "Location",
    all_locations: "All locations",
    choose: "Find a location…",
    clear_location: "Show all locations",
    searching: "Searching…",
    nothing: "No locations found",
    required: "Choose a location.",
  },
  clear: "Clear filters",
  languages: { en: "English", fr: "French" },
  forbidden: {
    title: "Requests are switched off",
    text: "Your organization has switched off review requests. The landing pages and the private form still work.",
    link: "Open the settings of requests",
  },
  incomplete: {
    title: "Nothing can be sent yet",
    text: "Every request names its sender and a postal address, as the law requires.",
    link: "Add the sender",
  },
};
