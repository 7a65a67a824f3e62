// The page that presents all industries.
export const solutions = {
  meta: {
    title: "Local SEO by industry | Vitrine",
    description:
      "Local SEO for restaurants, healthcare, real estate, legal, home services and retail: what customers search for, and how they find you first.",
    name: "Solutions",
  },
  hero: {
    eyebrow: "Solutions",
    title: "Every street has its trades. Each is found differently.",
    lead: "A hungry couple at seven, a patient at midnight, a burst pipe on Sunday. Vitrine knows what matters in your trade and puts that first.",
    picture:
      "A Google-like result for “dentist open now” with three businesses; the first has the best rating and correct hours.",
  },
  cards: {
    title: "Six industries, six ways to be found",
    lead: "Pick yours and see the features, figures and stories that belong to it.",
    items: {
      restaurants: {
        title: "Restaurants",
        text: "Menus, bookings and the rating that decides at seven in the evening.",
        points: [
          "Menu and order links kept right",
          "Replies in the language of the guest",
          "500+ restaurants",
        ],
      },
      healthcare: {
        title: "Healthcare",
        text: "Practitioner profiles, careful replies and records that stand an inspection.",
        points: ["Replies that reveal nothing", "Every change on record", "1,000+ medical practices"],
      },
      realEstate: {
        title: "Real estate",
        text: "Be the name people think of in each neighborhood you sell in.",
        points: ["Rank by neighborhood", "A profile per agent", "Reviews after closing day"],
      },
      legal: {
        title: "Legal",
        text: "Practice areas in plain words, and reviews within the rules of the bar.",
        points: ["Legal directories", "A page per practice area", "Discreet replies"],
      },
      homeServices: {
        title: "Home services",
        text: "Found in every town you drive to, at the hour the pipe bursts.",
        points: ["Service areas without an address", "Emergency hours", "Requests by SMS after the job"],
      },
      retail: {
        title: "Retail",
        text: "One chain, four hundred stores, and the right hours on each of them.",
        points: ["Import from CSV", "Bulk edits with undo", "Roles per store"],
      },
    },
  },
  stories: {
    title: "Three streets, three stories",
    lead: "Illustrative stories, put together from situations that many businesses know.",
    items: {
      pizzeria: {
        name: "Mario’s Pizzeria",
        trade: "Restaurant",
        value: "+180%",
        label: "online orders",
        text: "Three months of correcting, answering and looking at one map. Now there are guests on a Tuesday.",
        action: "Read Mario’s story",
      },
      dental: {
        name: "Downtown Dental",
        trade: "Healthcare",
        value: "+120%",
        label: "new patients",
        text: "Free chairs, and a profile that did not say so. One sentence, four pages and an answered phone.",
        action: "Read Downtown Dental’s story",
      },
      realty: {
        name: "Riverside Realty",
        trade: "Real estate",
        value: "+89%",
        label: "inquiries from sellers",
        text: "Portals had the houses. The agency wrote about eleven quarters it knows, one page each.",
        action: "Read Riverside Realty’s story",
      },
    },
  },
  agencies: {
    title: "You look after many businesses?",
    text: "Agencies and consultants run all their clients in one place, each with their own roles, reports and portal.",
    action: "See white-label reporting",
    partner: "Become a partner",
  },
};
