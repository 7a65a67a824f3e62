// Words in the pictures of the product. All businesses are made up.
import type { CitationRow, ListText, PackText, ReviewText } from "../../types/pictures";

const words = {
  columns: ["Location", "Health", "Rating"],
  verified: "Verified",
  unverified: "Not verified",
} as const;

export const shops: ListText = {
  ...words,
  title: "Locations",
  summary: [
    ["128", "locations"],
    ["121", "verified"],
    ["4.6", "average rating"],
    ["9,412", "reviews"],
  ],
  rows: [
    {
      name: "Atelier Bakery",
      city: "Mill Street",
      health: 52,
      rating: "4.1",
      verified: false,
      issue: "No phone number",
    },
    { name: "Atelier Bakery", city: "Market Street", health: 72, rating: "4.4", verified: true },
    { name: "Atelier Bakery", city: "Old Town", health: 96, rating: "4.8", verified: true },
    { name: "Casa Lume", city: "Riverside", health: 100, rating: "4.9", verified: true },
  ],
};

export const stores: ListText = {
  ...words,
  title: "Stores",
  summary: [
    ["412", "stores"],
    ["409", "verified"],
    ["4.3", "average rating"],
    ["61,207", "reviews"],
  ],
  rows: [
    {
      name: "Fern & Field",
      city: "Harbor Mall",
      health: 46,
      rating: "3.9",
      verified: true,
      issue: "Wrong holiday hours",
    },
    {
      name: "Fern & Field",
      city: "Station North",
      health: 68,
      rating: "4.2",
      verified: false,
      issue: "Not verified",
    },
    { name: "Fern & Field", city: "Market Street", health: 92, rating: "4.6", verified: true },
    { name: "Fern & Field", city: "Garden Village", health: 100, rating: "4.7", verified: true },
  ],
};

export const audit = {
  name: "Atelier Bakery",
  place: "14 Mill Street, Riverside",
  health: "Health",
  critical: "Critical",
  warning: "Warning",
  fix: "Fix",
  found: "4 issues found",
  items: [
    { title: "No phone number", text: "People can’t call from Maps.", critical: true },
    { title: "Not verified", text: "Google may show other businesses first.", critical: true },
    { title: "No photos", text: "Profiles with photos get more visits.", critical: false },
    { title: "No description", text: "Suggestion ready: 412 characters.", critical: false },
  ],
};

export const posts = {
  month: "This week’s posts",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  items: [
    { day: 1, kind: "Offer", title: "Buy 2 rye, get 1 free", places: "all 12 locations" },
    { day: 3, kind: "Event", title: "Bakery open house, 6 to 8", places: "Old Town" },
    { day: 5, kind: "News", title: "Now open on Sundays", places: "Mill Street" },
  ],
  scheduled: "Scheduled",
};

export const pizza: PackText = {
  query: "pizza near me",
  rows: [
    {
      name: "Mario’s Pizzeria",
      rating: "4.7",
      stars: 5,
      reviews: "412",
      detail: "Pizzeria, 0.2 mi",
      hours: "Open now",
    },
    {
      name: "Forno Blu",
      rating: "4.3",
      stars: 4,
      reviews: "188",
      detail: "Italian, 0.4 mi",
      hours: "Opens 7 PM",
    },
    {
      name: "Slice Corner",
      rating: "3.9",
      stars: 4,
      reviews: "97",
      detail: "Takeout, 0.5 mi",
      hours: "Hours may differ",
    },
  ],
};

export const dentist: PackText = {
  query: "dentist open now",
  rows: [
    {
      name: "Downtown Dental",
      rating: "4.6",
      stars: 5,
      reviews: "236",
      detail: "Dentist, 0.2 mi",
      hours: "Open now",
    },
    {
      name: "Parkside Smiles",
      rating: "4.2",
      stars: 4,
      reviews: "81",
      detail: "Dentist, 0.6 mi",
      hours: "Closes soon",
    },
    {
      name: "Dr. Hollis",
      rating: "3.8",
      stars: 4,
      reviews: "34",
      detail: "Dentist, 0.7 mi",
      hours: "No hours listed",
    },
  ],
};

export const plumber: PackText = {
  query: "plumber open now",
  rows: [
    {
      name: "Kestrel Plumbing",
      rating: "4.8",
      stars: 5,
      reviews: "354",
      detail: "Serves Eastfield",
      hours: "Open 24 hours",
    },
    { name: "Old Ferry Heating", rating: "4.1", stars: 4, reviews: "63", detail: "1.3 mi", hours: "Closed" },
    { name: "A1 Pipes", rating: "3.6", stars: 4, reviews: "22", detail: "3.0 mi", hours: "No hours listed" },
  ],
};

export const directories: readonly CitationRow[] = [
  { directory: "Google", states: ["match", "match", "match"] },
  { directory: "Apple Maps", states: ["match", "match", "match"] },
  { directory: "Yelp", states: ["match", "match", "differs"] },
  { directory: "Foursquare", states: ["missing", "missing", "missing"] },
  { directory: "TomTom", states: ["match", "match", "match"] },
];

export const legalDirectories: readonly CitationRow[] = [
  { directory: "Google", states: ["match", "match", "match"] },
  { directory: "Avvo", states: ["match", "differs", "match"] },
  { directory: "FindLaw", states: ["match", "match", "match"] },
  { directory: "Justia", states: ["differs", "match", "match"] },
  { directory: "Lawyers.com", states: ["match", "match", "match"] },
];

export const patient: ReviewText = {
  author: "M. K.",
  where: "Google, yesterday",
  stars: 3,
  text: "The doctor took her time and explained everything. It took four tries to get through on the phone, though.",
  topics: [
    ["Explanations", "good"],
    ["Phone", "poor"],
  ],
  draft: "Draft reply, no patient details",
  reply:
    "Thank you for your feedback. Our phones are busiest before ten. As of this month, you can also book online at any hour. If you’d like to talk, please ask for the practice manager.",
  send: "Send reply",
};
