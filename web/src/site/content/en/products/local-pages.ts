// Local landing pages.
export const localPages = {
  meta: {
    title: "Local landing pages, one per location | Vitrine",
    description:
      "A fast, complete page for each location, with six templates: restaurant, medical, real estate, legal, home services, and retail.",
    name: "Local pages",
  },
  hero: {
    eyebrow: "Local landing pages",
    title: "A page for every location",
    lead: "“Store hours,” “parking,” “near downtown”: people search for one location, not a whole chain. Vitrine creates a page for each of your locations and keeps it up to date.",
    picture: "A restaurant’s local page with a photo, business hours, a button to book a table, and a map.",
  },
  templates: {
    title: "Six templates, built with people in your industry",
    lead: "Open one to see a full page filled in for a sample business.",
    items: {
      restaurant: {
        title: "Restaurant",
        text: "Menu, reservations, patio, and hours that change with the season.",
      },
      medical: {
        title: "Medical",
        text: "Practitioners, specialties, accepted insurance, and accessible entrances.",
      },
      realEstate: {
        title: "Real estate",
        text: "Agents by neighborhood, current listings, and home value requests.",
      },
      legal: {
        title: "Legal",
        text: "Practice areas, attorneys, and first consultations, in plain language.",
      },
      homeServices: {
        title: "Home services",
        text: "Service area, call button, sample prices, and emergency hours.",
      },
      retail: { title: "Retail", text: "Departments, stock, in-store pickup, and Sunday hours." },
    },
  },
  features: {
    title: "What you get with every page",
    items: {
      data: {
        title: "Filled in from your list",
        text: "The address, hours, phone number, photos, and rating come from your list of locations. Change them once and the page updates.",
      },
      search: {
        title: "Written for search",
        text: "Clean markup, LocalBusiness data, and a unique title and description for each town. It’s never a copy of the page for the next town over.",
      },
      speed: {
        title: "Loads instantly",
        text: "Each page is a few kilobytes of prebuilt HTML, so it loads even on an old phone with a weak signal.",
      },
      contact: {
        title: "One tap to act",
        text: "Call, book, or get directions. The three things people come for are right at the top.",
      },
      reviews: {
        title: "Honest reviews",
        text: "The latest reviews for that location, good and bad, with your replies.",
      },
      domain: {
        title: "On your domain",
        text: "Use yourname.com/locations or a separate domain. Either way, the address is yours.",
      },
    },
  },
  limits: {
    title: "How many pages you get",
    text: "One landing page with Starter, five with Professional, and as many as you want with Enterprise.",
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
    text: "Choose a template and a location, look the page over, and publish it.",
  },
};
