// Real estate.
import type { SolutionText } from "../../types/solutions";

/** Neighborhoods, besides what all industries have. */
export const districts = {
  title: "You do not sell in a city. You sell in a few streets.",
  text: "A rank for the whole city says nothing. Draw your neighborhoods, follow each of them, and put your evenings where a listing is close to being yours.",
  points: [
    "One grid per neighborhood, with its own keywords",
    "“House valuation” and “apartment for sale” apart",
    "A local page per neighborhood, with your agents and your sales",
  ],
  action: "How heatmaps work",
  picture: "A rank map of one neighborhood: first in the middle, tenth and worse towards the east.",
  keyword: "house valuation",
  place: "Riverside Realty, Westside, 25 points",
};

export const realEstate: SolutionText = {
  meta: {
    title: "Local SEO for real estate agents | Vitrine",
    description:
      "Be the agent people find in each neighborhood: profiles per agent, rank by street, reviews after closing and a page per area. 14 days free.",
    name: "Real estate",
  },
  hero: {
    eyebrow: "For real estate",
    title: "The name they know before they think of moving",
    lead: "Owners choose an agent months before they call. They look at who turns up on the map, and what the neighbors wrote.",
    picture:
      "The local page of a real estate office, with three homes for sale and a button to ask for a valuation.",
  },
  searches: {
    title: "What owners and buyers type",
    items: [
      "house valuation",
      "realtor near me",
      "homes for sale Westside",
      "apartment with balcony",
      "best real estate agent",
      "what is my house worth",
    ],
  },
  features: {
    title: "Eight things we do for an agency",
    lead: "Less time with portals, more on doorsteps.",
    items: [
      {
        title: "A profile per agent",
        text: "Office and agents side by side, without competing for the same search.",
      },
      {
        title: "Rank by neighborhood",
        text: "A grid for every area you work in, for sellers’ words and for buyers’ words.",
      },
      {
        title: "Reviews after closing day",
        text: "A request goes out when the keys have changed hands, to sellers and to buyers alike.",
      },
      {
        title: "A page per area",
        text: "What is for sale, what was sold, what a square foot costs, and who to call.",
      },
      { title: "Valuation first", text: "The button owners look for comes first, on profile and page." },
      {
        title: "The right portals",
        text: "Zillow, Realtor.com, Redfin and maps show the same office, phone and hours.",
      },
      { title: "Posts for open houses", text: "Planned with the listing, gone when it is sold." },
      {
        title: "Several offices",
        text: "Each office leads its own agents; headquarters sees the whole map.",
      },
    ],
  },
  steps: {
    title: "From one office to a whole quarter",
    items: [
      {
        title: "Draw your areas",
        text: "Mark the neighborhoods you want to be known in and see where you stand.",
      },
      {
        title: "Make a page for each",
        text: "The real estate template fills itself from your data; you add what only you know.",
      },
      {
        title: "Collect and answer",
        text: "One review per closing is enough to overtake an office that collects none.",
      },
    ],
  },
  metrics: {
    title: "Figures behind the map",
    items: [
      { value: "95%", label: "average ranking improvement" },
      { value: "150%", label: "average traffic increase" },
      { value: "50,000+", label: "landing pages published" },
      { value: "100+", label: "directories" },
    ],
  },
  story: {
    eyebrow: "Case study",
    title: "Riverside Realty: known street by street",
    text: "Portals had the houses. So the agency took what portals cannot have: knowledge of eleven quarters, and a name that sellers find. An illustrative story.",
    figure: { value: "+89%", label: "inquiries from sellers" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "May each agent have a Google profile?",
      answer:
        "Yes, if the agent deals with the public in person. The profile bears the agent’s name, not the office’s, and the two should not have the same category.",
    },
    {
      question: "An agent leaves. What happens to the profile?",
      answer:
        "It belongs to the agent. In Vitrine you hand it over, and the office’s own profile, pages and reviews stay with you.",
    },
    {
      question: "How many pages may we have?",
      answer: "One with Starter, five with Professional, as many as you like with Enterprise.",
    },
  ],
  closing: {
    title: "Start with your best street",
    text: "See who comes first there today. Then see it again in a month.",
  },
};
