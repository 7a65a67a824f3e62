// Real estate.
import type { SolutionText } from "../../types/solutions";

/** Neighborhoods, besides what all industries have. */
export const districts = {
  title: "You don’t sell a whole city. You sell a few streets.",
  text: "A citywide rank tells you nothing. Put a grid over each of your neighborhoods, track it, and spend your evenings where you can win a listing.",
  points: [
    "One grid for each neighborhood, with its own keywords",
    "“Home value” and “condo for sale” tracked separately",
    "A local page for each neighborhood, with your agents and your local knowledge",
  ],
  action: "How heatmaps work",
  picture: "A rank map of one neighborhood: first in the middle, tenth or lower to the east.",
  keyword: "home value",
  place: "Riverside Realty, Westside, 25 grid points",
};

export const realEstate: SolutionText = {
  meta: {
    title: "Local SEO for real estate agents | Vitrine",
    description:
      "Be the agent people find in each neighborhood: agent profiles, rank by street, reviews after closing, and a page per area. 14 days free.",
    name: "Real estate",
  },
  hero: {
    eyebrow: "For real estate",
    title: "Be the agent they already know when it’s time to sell",
    lead: "Homeowners choose an agent months before they call. They look at who shows up on the map and what the neighbors say about them.",
    picture:
      "A real estate office’s local page, with three homes for sale and a button to request a home value estimate.",
  },
  searches: {
    title: "What homeowners and buyers search for",
    items: [
      "home value estimate",
      "realtor near me",
      "homes for sale Westside",
      "condo with balcony",
      "best real estate agent",
      "what is my house worth",
    ],
  },
  features: {
    title: "Eight things we do for real estate agencies",
    lead: "Less time on portals. More time with clients.",
    items: [
      {
        title: "A profile for each agent",
        text: "The office and its agents appear side by side, without competing for the same searches.",
      },
      {
        title: "Rank by neighborhood",
        text: "A grid for every area you work in, covering both seller and buyer searches.",
      },
      {
        title: "Reviews after closing",
        text: "A request goes out to both sellers and buyers once the keys have changed hands.",
      },
      {
        title: "A page for each area",
        text: "What makes the area special, the questions sellers ask, and who to call.",
      },
      {
        title: "Home value first",
        text: "The button homeowners look for comes first, on your profile and on your page.",
      },
      {
        title: "The right portals",
        text: "Zillow, Realtor.com, Redfin, and maps all show the same office, phone number, and hours.",
      },
      {
        title: "Posts for open houses",
        text: "Schedule them with the listing, and take them down everywhere with one click when it sells.",
      },
      {
        title: "Multiple offices",
        text: "Each office manages its own agents, and headquarters sees the whole map.",
      },
    ],
  },
  steps: {
    title: "From one office to a whole neighborhood",
    items: [
      {
        title: "Choose your areas",
        text: "Mark the neighborhoods where you want to be known, and see where you rank.",
      },
      {
        title: "Make a page for each",
        text: "The real estate template fills itself in from your data. You add what only you know.",
      },
      {
        title: "Ask and reply",
        text: "One review per closing is enough to pull ahead of an office that doesn’t ask.",
      },
    ],
  },
  metrics: {
    title: "Numbers behind the map",
    items: [
      { value: "95%", label: "average ranking improvement" },
      { value: "150%", label: "average traffic increase" },
      { value: "50,000+", label: "landing pages published" },
      { value: "100+", label: "directories" },
    ],
  },
  story: {
    eyebrow: "Case study",
    title: "Riverside Realty: known on every block",
    text: "The portals had the listings, so the agency played to its strengths: local knowledge of eleven neighborhoods and a name that comes up when sellers search. An illustrative story.",
    figure: { value: "+89%", label: "inquiries from sellers" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "Can each agent have a Google profile?",
      answer:
        "Yes, if the agent deals with the public in person. The profile has the agent’s name, not the office’s, and the two shouldn’t share a category.",
    },
    {
      question: "What happens to the profile when an agent leaves?",
      answer:
        "It belongs to the agent. Transfer it to them in Google and remove it from your list. The office’s own profile, pages, and reviews stay with you.",
    },
    {
      question: "How many pages can we have?",
      answer: "You get one with Starter, five with Professional, and unlimited pages with Enterprise.",
    },
  ],
  closing: {
    title: "Start with your best street",
    text: "See who ranks first there today. Then check again in a month.",
  },
};
