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
        text: "Menu, reservations, orders, and special hours.",
      },
      medical: {
        title: "Medical",
        text: "Practitioners, specialties, accepted insurance, and accessible entrances.",
      },
      realEstate: {
        title: "Real estate",
        text: "Agents by neighborhood, the areas they cover, and home value requests.",
      },
      legal: {
        title: "Legal",
        text: "Practice areas, attorneys, and initial consultations, in plain language.",
      },
      homeServices: {
        title: "Home services",
        text: "Service area, call button, and sample prices.",
      },
      retail: { title: "Retail", text: "Departments, stock, in-store pickup, and Sunday hours." },
    },
  },
  features: {
    title: "What you get with every page",
    items: {
      data: {
        title: "Filled in from your list",
        text: "The address, hours, phone number, photos, and reviews come from your list of locations. Change them once and the page updates within a second.",
      },
      search: {
        title: "Written for search",
        text: "Clean markup, LocalBusiness data, and a unique title and description for each location. A page with the same text as the next town’s stays out of search until you make it unique.",
      },
      speed: {
        title: "Loads instantly",
        text: "Each page is a few kilobytes of plain HTML without scripts or cookies, so it loads even on an old phone with a weak signal.",
      },
      contact: {
        title: "Everything one tap away",
        text: "Call, book, or get directions. The three things people want most are right at the top.",
      },
      reviews: {
        title: "Honest reviews",
        text: "The latest reviews for that location, good and bad, with your replies.",
      },
      domain: {
        title: "Web addresses that last",
        text: "If a location moves or changes its name, its old web address permanently redirects to the new one. You can use your own domain, too.",
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
