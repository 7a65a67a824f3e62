// The page that presents all products.
export const products = {
  meta: {
    title: "Local SEO products for every storefront | Vitrine",
    description:
      "Google Business Profile, rank heatmaps, reviews, citations, local pages and reports: six products that work on one list of locations.",
    name: "Products",
  },
  hero: {
    eyebrow: "Products",
    title: "All that customers see first, in one place",
    lead: "People meet your business on Google Maps, in reviews and in directories long before they reach your door. Vitrine keeps all of it right, for one shop or for thousands.",
    picture: "The list of locations in Vitrine, with the health, rating and status of each.",
  },
  list: {
    title: "Six products, one list of locations",
    lead: "Import your locations once. Each product works with the same names, addresses and hours, so nothing has to be typed twice.",
  },
  cards: {
    profile: {
      title: "Google Business Profile",
      text: "Find what is missing, get suggestions for better text, schedule posts and hear about every change.",
      action: "Complete your profile",
    },
    heatmaps: {
      title: "Local heatmaps",
      text: "See your rank on every street corner, keyword by keyword, beside your competitors.",
      action: "See the map",
    },
    reviews: {
      title: "Review management",
      text: "Reviews from Google, Yelp, Facebook and 50+ more in one inbox, with replies drafted for you.",
      action: "Answer reviews",
    },
    citations: {
      title: "Citation building",
      text: "The same name, address and phone in 100+ directories, checked month after month.",
      action: "Fix your listings",
    },
    pages: {
      title: "Local pages",
      text: "A fast page for each location, from six templates made for your trade.",
      action: "Choose a template",
    },
    reporting: {
      title: "Local SEO reporting",
      text: "Reports that an owner reads in two minutes, under your own brand if you are an agency.",
      action: "See the reports",
    },
  },
  together: {
    title: "They are better together",
    lead: "A wrong phone number is one problem with six faces. Here it is one fix.",
    items: {
      list: {
        title: "One list, one truth",
        text: "Change the opening hours of a location and profile, directories and local page follow.",
      },
      health: {
        title: "Problems first",
        text: "Each location has a health score from 0 to 100. The worst come first, each with the button that fixes it.",
      },
      people: {
        title: "Everybody sees their part",
        text: "Six roles, from owner to client. A store manager sees one store, the agency sees all of them.",
      },
    },
  },
  figures: {
    title: "At work for 10,000+ businesses",
    items: [
      { value: "1M+", label: "searches tracked" },
      { value: "500M+", label: "reviews managed" },
      { value: "2M+", label: "citations built" },
      { value: "50,000+", label: "landing pages" },
    ],
  },
};
