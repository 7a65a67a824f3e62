// A template to download, in English.
import { h2, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const citations: TemplateText = {
  meta: {
    title: "Citation tracking template with 34 directories",
    description:
      "A free sheet for your local citations: your correct details in one place and 34 directories to check, in the right order. CSV and print.",
    name: "Citation tracker",
  },
  title: "The citation tracker",
  lead: "Your correct details in one place, and the directories worth checking in the order in which they feed each other. Fill in what you find; the empty columns show what is left.",
  file: "citation-tracker",
  sheet: {
    part: "Layer",
    head: ["Place", "Where, and what to know"],
    blank: ["Value or link", "Listed", "Name", "Address", "Phone", "Login held by", "Date"],
    parts: [
      {
        title: "The truth: your details",
        blank: ["Value or link"],
        rows: [
          ["Name", "Exactly as on the sign"],
          ["Address", "Line by line, with suite and postal code"],
          ["Phone", "Main number, with country code"],
          ["Website", "The page of this location"],
          ["Hours", "Each weekday; split hours on one line"],
          ["Category", "Primary, then others"],
          ["Short description", "50 characters"],
          ["Medium description", "250 characters"],
          ["Long description", "750 characters"],
        ],
      },
      {
        title: "1. Maps",
        rows: [
          ["Google Business Profile", "business.google.com"],
          ["Apple Business Connect", "businessconnect.apple.com"],
          ["Bing Places", "bingplaces.com; can import from Google"],
        ],
      },
      {
        title: "2. Sources of data",
        rows: [
          ["Official register", "Company or trade register: others copy from it"],
          ["Data Axle", "data-axle.com"],
          ["Foursquare", "foursquare.com; feeds many apps"],
          ["TransUnion (Localeze)", "Feeds voice assistants and navigation"],
          ["TomTom", "tomtom.com; car navigation"],
          ["HERE", "here.com; car navigation"],
          ["OpenStreetMap", "openstreetmap.org; free map used by many"],
        ],
      },
      {
        title: "3. Big platforms",
        rows: [
          ["Facebook", "Page with address and hours"],
          ["Instagram", "Address in the business profile"],
          ["Yelp", "biz.yelp.com; feeds other maps. Don’t ask for reviews here"],
          ["Yellow Pages", "yellowpages.com"],
          ["Tripadvisor", "Hospitality and leisure"],
          ["Nextdoor", "Neighborhood network"],
          ["Better Business Bureau", "bbb.org"],
          ["LinkedIn", "Company page with locations"],
          ["Waze", "Comes from Google; check the entrance"],
        ],
      },
      {
        title: "4. Your trade",
        rows: [
          ["Healthgrades", "Healthcare"],
          ["Zocdoc", "Healthcare, with booking"],
          ["WebMD Physician Directory", "Healthcare"],
          ["Avvo", "Legal"],
          ["FindLaw", "Legal"],
          ["Martindale", "Legal"],
          ["Angi", "Home services"],
          ["Houzz", "Home services"],
          ["Thumbtack", "Home services"],
          ["OpenTable", "Restaurants"],
          ["Zillow", "Real estate"],
          ["Realtor.com", "Real estate"],
        ],
      },
      {
        title: "5. Your town",
        rows: [
          ["Chamber of commerce", "Usually with a link"],
          ["Merchants’ association", "Write to the webmaster"],
          ["Tourist office", "If visitors matter"],
        ],
      },
    ],
  },
  use: [
    h2("How to use it"),
    steps(
      "Fill in the first part and show it to someone who knows: every other line is copied from it.",
      "For each place, search for your name and your phone number. Note whether you’re listed, and tick name, address and phone if they’re right.",
      "Correct from the top down, as the places above feed those below.",
      "Skip the trades that aren’t yours, and add the directories your customers mention.",
      "Check again after six weeks. What has turned wrong again points to a source above it.",
    ),
    p(
      "Why this order, and which differences you can ignore, is explained in [NAP consistency](page:article-nap-consistency). For many locations, [Vitrine’s citation building](page:citations) compares 100+ directories and keeps the sheet for you.",
    ),
    tip(
      "Found two entries?",
      "Keep the one with the reviews, have the other merged or removed, and only then correct.",
    ),
  ],
};
