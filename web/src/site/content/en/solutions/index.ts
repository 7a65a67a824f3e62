// The page that presents all industries.
export const solutions = {
  meta: {
    title: "Local SEO by industry | Vitrine",
    description:
      "Local SEO for restaurants, healthcare, real estate, legal, home services, and retail: what customers search for, and how they find you first.",
    name: "Solutions",
  },
  hero: {
    eyebrow: "Solutions",
    title: "Customers search differently in every industry.",
    lead: "A hungry couple at seven, a patient at midnight, a burst pipe on Sunday. Vitrine knows what matters in your industry and puts it first.",
    picture:
      "A Google-style search result for “dentist open now” with three businesses. The first one has the best rating and correct hours.",
  },
  cards: {
    title: "Six industries, six ways to get found",
    lead: "Choose your industry to see features, results, and stories.",
    items: {
      restaurants: {
        title: "Restaurants",
        text: "Menus, reservations, and the rating that decides where people eat tonight.",
        points: ["Menu and order links that work", "Replies in English and French", "500+ restaurants"],
      },
      healthcare: {
        title: "Healthcare",
        text: "Practitioner profiles, careful replies, and records that hold up in an audit.",
        points: ["Replies that give nothing away", "A record of every change", "1,000+ medical practices"],
      },
      realEstate: {
        title: "Real estate",
        text: "Be the name people think of in every neighborhood where you sell.",
        points: ["Rank by neighborhood", "A profile for each agent", "Reviews after closing"],
      },
      legal: {
        title: "Legal",
        text: "Practice areas in plain language, and reviews that follow bar rules.",
        points: ["Legal directories", "A page for each practice area", "Discreet replies"],
      },
      homeServices: {
        title: "Home services",
        text: "Get found in every town you serve, right when the pipe bursts.",
        points: ["Service areas with no address needed", "Emergency hours", "Review requests by text"],
      },
      retail: {
        title: "Retail",
        text: "One chain, four hundred stores, and the right hours for every one.",
        points: ["Import from CSV", "Bulk edits with undo", "Roles for each store"],
      },
    },
  },
  stories: {
    title: "Three streets, three stories",
    lead: "Illustrative stories, based on situations many businesses face.",
    items: {
      pizzeria: {
        name: "Mario’s Pizzeria",
        trade: "Restaurant",
        value: "+180%",
        label: "online orders",
        text: "Three months of fixing, replying, and watching one map. Now even Tuesdays are busy.",
        action: "Read Mario’s story",
      },
      dental: {
        name: "Downtown Dental",
        trade: "Healthcare",
        value: "+120%",
        label: "new patients",
        text: "They had open appointments, but their profile didn’t say so. One new sentence, four pages, and someone to pick up the phone fixed that.",
        action: "Read Downtown Dental’s story",
      },
      realty: {
        name: "Riverside Realty",
        trade: "Real estate",
        value: "+89%",
        label: "inquiries from sellers",
        text: "The portals had the listings. The agency wrote about the eleven neighborhoods it knows, with a page for each.",
        action: "Read Riverside Realty’s story",
      },
    },
  },
  agencies: {
    title: "Managing many businesses?",
    text: "Agencies and consultants manage all their clients in one place, each with its own roles and reports.",
    action: "See the reports",
    partner: "Become a partner",
  },
};
