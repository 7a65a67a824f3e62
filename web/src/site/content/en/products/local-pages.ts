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
    title: "A page of its own for every door",
    lead: "“Opening hours”, “parking”, “near the station”: people search for one place, not for a group. Vitrine makes a page for each of your locations and keeps it true.",
    picture: "The local page of a restaurant: photo, opening hours, a button to book and a map.",
  },
  templates: {
    title: "Six templates, made with people of the trade",
    lead: "Open one. What you see is a whole page, filled with the data of a sample business.",
    items: {
      restaurant: {
        title: "Restaurant",
        text: "Menu, booking, terrace, opening hours that change with the season.",
      },
      medical: {
        title: "Medical",
        text: "Practitioners, specialties, accepted insurance, directions with step-free access.",
      },
      realEstate: {
        title: "Real estate",
        text: "Agents by neighborhood, current listings, valuation request.",
      },
      legal: {
        title: "Legal",
        text: "Practice areas, lawyers and bars, first consultation, in plain words.",
      },
      homeServices: {
        title: "Home services",
        text: "Service area, call button, price examples, emergency hours.",
      },
      retail: { title: "Retail", text: "Departments, stock, click and collect, Sunday openings." },
    },
  },
  features: {
    title: "What every page does",
    items: {
      data: {
        title: "Fed by your list",
        text: "Address, hours, phone, photos and rating come from the location. Change them once, the page follows.",
      },
      search: {
        title: "Written for search",
        text: "Clean markup, LocalBusiness data, own title and description per town. No copy of the page next door.",
      },
      speed: {
        title: "There at once",
        text: "Pages are ready-made HTML of a few kilobytes. They open on a train, on an old phone.",
      },
      contact: {
        title: "One tap to act",
        text: "Call, book, find the way: the three things that people come for stand first.",
      },
      reviews: {
        title: "Honest reviews",
        text: "The latest reviews of this location, good and bad, with your replies.",
      },
      domain: {
        title: "On your domain",
        text: "Under yourname.com/locations, or on a domain of their own. The address is yours.",
      },
    },
  },
  limits: {
    title: "How many pages",
    text: "One landing page with Starter, 5 with Professional, as many as you like with Enterprise.",
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
    text: "Choose a template, choose a location, read it once, press publish.",
  },
};
