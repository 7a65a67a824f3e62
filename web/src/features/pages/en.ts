// Words that all screens of local pages share; loaded with them.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const pages = {
  title: "Pages",
  subtitle: "A fast, complete page for every location, at a web address that’s yours to keep",
  tabs_label: "Pages",
  tabs: { pages: "Pages", figures: "Performance", site: "Site settings", address: "Address" },
  open_site: "Open the site",
  load_more: "Show more",
  load_failed: "This couldn’t be loaded.",
  languages: { en: "English", fr: "French" },
  templates: {
    restaurant: { name: "Restaurant", text: "Menu, reservations, hours up front." },
    medical: { name: "Medical", text: "Practitioners, specialties, insurance, and accessibility." },
    real_estate: { name: "Real estate", text: "Agents and the areas they cover." },
    legal: { name: "Legal", text: "Practice areas, attorneys, and initial consultations." },
    home_services: { name: "Home services", text: "Call button, service area, sample prices." },
    retail: { name: "Retail", text: "Departments, stock, Sunday hours." },
  },
  fonts: {
    humanist: { name: "Humanist", text: "Friendly and easy to read" },
    serif: { name: "Serif", text: "Classic, for established businesses" },
    geometric: { name: "Geometric", text: "Clear and modern" },
  },
  states: { none: "No page yet", draft: "Draft", live: "Live", closed: "Closed" },
  changed: "Unpublished changes",
  indexed: "Indexed by search engines",
  not_indexed: "Not indexed yet",
  own_words: (count: number) => `${n(count)} original ${plural("en", count, "word", "words")}`,
  problems: {
    too_few_words: {
      name: "Too few words",
      todo: "Write at least 150 words of your own: what makes this location different, who works there, and how to get there.",
    },
    too_like_sister: {
      name: "Too similar to another page",
      todo: "Replace sentences shared with other locations with facts specific to this one.",
    },
    like_sister: {
      name: "Similar to another page",
      todo: "Less than half of the text is unique. Mention this location’s people, streets, and offers.",
    },
    machine_text: {
      name: "Unreviewed text",
      todo: "This text was generated automatically. Review it, edit it, and save the page.",
    },
    no_address: { name: "No address", todo: "Add the address or a service area to the location." },
    no_hours: {
      name: "No hours",
      todo: "Add business hours to the location, or mark it as by appointment only.",
    },
    no_phone: { name: "No phone number", todo: "Add a phone number to the location." },
    no_photo: { name: "No photo", todo: "Add at least one photo of this location." },
    title_clash: {
      name: "Duplicate title",
      todo: "Another page has the same title. Add the neighborhood or street.",
    },
  },
  of_location: {
    edit: "Edit page",
    to_site: "Go to Pages",
    figures: "Page performance",
    period: "Last 30 days",
    views: "Views",
    calls: "Calls",
    directions: "Directions",
    bookings: "Bookings",
    todo: "To do",
  },
  copy: { copied: "Copied", failed: "Your browser blocked copying." },
  unsaved: {
    title: "Leave without saving?",
    text: "Your changes haven’t been saved.",
    stay: "Keep editing",
    leave: "Discard changes",
  },
  empty: {
    title: "A page for every location",
    text: "People search for local details such as hours, parking, and menus. Build pages from your locations: choose a template, set the look, and publish.",
    create: "Create your site",
    forbidden: "Ask an administrator of your organization to create the site.",
  },
};
