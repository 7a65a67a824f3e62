// Local landing pages.
export const localPages = {
  meta: {
    title: "Local landing pages, one per location | Vitrine",
    description:
      "A fast, complete page for each location, from six templates: restaurant, medical, real estate, legal, home services and retail. Preview them.",
    name: "Local pages",
  },
  hero: {
    eyebrow: "Local landing pages",
    title: "A page for every location",
    lead: "“Opening hours”, “parking”, “near the station”: people search for one place, not a chain. Vitrine creates a page for each of your locations and keeps it up to date.",
    picture: "The local page of a restaurant: photo, opening hours, a button to book and a map.",
  },
  templates: {
    title: "Six templates, built with people in your industry",
    lead: "Open one to see a full page, filled with a sample business’s data.",
    items: {
      restaurant: {
        title: "Restaurant",
        text: "Menu, reservations, patio, and hours that change with the season.",
      },
      medical: {
        title: "Medical",
        text: "Practitioners, specialties, accepted insurance, and accessible directions.",
      },
      realEstate: {
        title: "Real estate",
        text: "Agents by neighborhood, current listings, home value requests.",
      },
      legal: {
        title: "Legal",
        text: "Practice areas, attorneys, and first consultations, in plain language.",
      },
      homeServices: {
        title: "Home services",
        text: "Service area, call button, price examples, emergency hours.",
      },
      retail: { title: "Retail", text: "Departments, stock, in-store pickup, Sunday hours." },
    },
  },
  features: {
    title: "What every page does",
    items: {
      data: {
        title: "Fed by your list",
        text: "Address, hours, phone, photos, and rating come from the location. Change them once and the page follows.",
      },
      search: {
        title: "Written for search",
        text: "Clean markup, LocalBusiness data, and a unique title and description for each town. Never a copy of the page next door.",
      },
      speed: {
        title: "Loads instantly",
        text: "Pages are prebuilt HTML of a few kilobytes. They open on a train, even on an old phone.",
      },
      contact: {
        title: "One tap to act",
        text: "Call, book, get directions: the three things people come for are at the top.",
      },
      reviews: {
        title: "Honest reviews",
        text: "The latest reviews of this location, good and bad, with your replies.",
      },
      domain: {
        title: "On your domain",
        text: "On yourname.com/locations or on a separate domain. Either way, the address is yours.",
      },
    },
  },
  limits: {
    title: "How many pages",
    text: "One landing page with Starter, 5 with Professional, unlimited with Enterprise.",
    action: "Compare the plans",
  },
  figures: {
    items: [
      { value: "50,000+", label: "landing pages published" },
      { value: "150%", label: "average traffic increase" },
      { value: "99.9%", label: "uptime" },
    ],
  },
  closing: {
    title: "Publish your first page today",
    text: "Choose a template, choose a location, read it over, and publish.",
  },
};
