// A template to download, in English.
import { h2, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const citations: TemplateText = {
  meta: {
    title: "Citation tracking template with 34 directories",
    description:
      "A free spreadsheet for your local citations: your correct details in one place and 34 directories to check, in the right order. CSV or print.",
    name: "Citation tracker",
  },
  title: "The citation tracker",
  lead: "Your correct details in one place, plus the directories worth checking, in the order that data flows from one to the next. Fill in what you find; the empty columns show what’s left.",
  file: "citation-tracker",
  sheet: {
    part: "Layer",
    head: ["Item", "Where to go and what to know"],
    blank: ["Value or link", "Listed", "Name", "Address", "Phone", "Login owner", "Date"],
    parts: [
      {
        title: "Your correct details",
        blank: ["Value or link"],
        rows: [
          ["Name", "Exactly as it appears on your sign"],
          ["Address", "Line by line, with suite and ZIP code"],
          ["Phone", "Main number, with country code"],
          ["Website", "This location’s page"],
          ["Hours", "Every day of the week; split hours on one line"],
          ["Category", "Primary category first, then the others"],
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
        title: "2. Data sources",
        rows: [
          ["Official registry", "Business registry; other sites copy from it"],
          ["Data Axle", "data-axle.com"],
          ["Foursquare", "foursquare.com; feeds many apps"],
          ["TransUnion (Localeze)", "Feeds voice assistants and navigation"],
          ["TomTom", "tomtom.com; car navigation"],
          ["HERE", "here.com; car navigation"],
          ["OpenStreetMap", "openstreetmap.org; a free map that many apps use"],
        ],
      },
      {
        title: "3. Big platforms",
        rows: [
          ["Facebook", "A page with your address and hours"],
          ["Instagram", "Add the address to your business profile"],
          ["Yelp", "biz.yelp.com; feeds other maps. Don’t ask for reviews here"],
          ["Yellow Pages", "yellowpages.com"],
          ["Tripadvisor", "Hospitality and leisure"],
          ["Nextdoor", "Neighborhood network"],
          ["Better Business Bureau", "bbb.org"],
          ["LinkedIn", "Company page with locations"],
          ["Waze", "Uses Google’s data; check the entrance"],
        ],
      },
      {
        title: "4. Your industry",
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
          ["Chamber of commerce", "Usually includes a link"],
          ["Merchants’ association", "Email the webmaster"],
          ["Visitor center", "If you serve tourists"],
        ],
      },
    ],
  },
  use: [
    h2("How to use it"),
    steps(
      "Fill in the first part and have someone who knows the business check it. You’ll copy every other line from it.",
      "On each site, search for your name and phone number. Note whether you’re listed, and check off the name, address, and phone if they’re right.",
      "Fix listings from the top down, because the sites at the top feed the ones below.",
      "Skip the industries that aren’t yours, and add the directories your customers mention.",
      "Check again after six weeks. If a detail is wrong again, look for the source higher up the list.",
    ),
    p(
      "[NAP consistency](page:article-nap-consistency) explains why the order matters and which differences you can ignore. If you have many locations, [Vitrine’s citation building](page:citations) compares 100+ directories and keeps track for you.",
    ),
    tip(
      "Found two listings?",
      "Keep the one with the reviews, have the other one merged or removed, and then correct the details.",
    ),
  ],
};
