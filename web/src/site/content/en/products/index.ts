// The page that presents all products.
export const products = {
  meta: {
    title: "Local SEO products for every storefront | Vitrine",
    description:
      "Google Business Profile, rank heatmaps, reviews, citations, local pages, and reports: six products that all work from one list of locations.",
    name: "Products",
  },
  hero: {
    eyebrow: "Products",
    title: "Everything customers see first, in one place",
    lead: "People find your business on Google Maps, in reviews, and in directories long before they reach your door. Vitrine keeps it all accurate, for one shop or thousands.",
    picture: "The list of locations in Vitrine, with each one’s health, rating, and status.",
  },
  list: {
    title: "Six products, one list of locations",
    lead: "Import your locations once. Every product uses the same names, addresses, and hours, so you never type anything twice.",
  },
  cards: {
    profile: {
      title: "Google Business Profile",
      text: "See what’s missing, get better wording, schedule posts, and hear about every change.",
      action: "Complete your profile",
    },
    heatmaps: {
      title: "Local heatmaps",
      text: "See your rank on every street corner, keyword by keyword, next to your competitors.",
      action: "See the map",
    },
    reviews: {
      title: "Review management",
      text: "Google reviews in one inbox, plus the ones you bring in from Yelp, Facebook, and 50+ more, with replies drafted for you.",
      action: "Reply to reviews",
    },
    citations: {
      title: "Citation building",
      text: "The same name, address, and phone number in 100+ directories, with a task for every listing that needs fixing.",
      action: "Fix your listings",
    },
    pages: {
      title: "Local pages",
      text: "A fast page for each location, with six templates made for specific industries.",
      action: "Choose a template",
    },
    reporting: {
      title: "Local SEO reporting",
      text: "Reports an owner can read in two minutes, under your own brand if you’re an agency.",
      action: "See the reports",
    },
  },
  together: {
    title: "Better together",
    lead: "One wrong phone number causes problems in six places. With Vitrine, you fix it once.",
    items: {
      list: {
        title: "One source of truth",
        text: "Change a location’s phone number once, publish it to Google, and see which directories still show the old one.",
      },
      health: {
        title: "Problems first",
        text: "Each location has a health score from 0 to 100. The lowest scores come first, each with a button to fix the problem.",
      },
      people: {
        title: "Everyone sees what they need",
        text: "Six roles, from owner to client. A store manager sees one store. The agency sees them all.",
      },
    },
  },
  figures: {
    title: "Trusted by 10,000+ businesses",
    items: [
      { value: "1M+", label: "searches tracked" },
      { value: "500M+", label: "reviews managed" },
      { value: "2M+", label: "citations built" },
      { value: "50,000+", label: "landing pages" },
    ],
  },
};
