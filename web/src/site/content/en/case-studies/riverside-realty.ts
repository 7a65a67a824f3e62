// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: Riverside Realty wins over local sellers",
    description:
      "A real estate agency with four offices writes about streets it knows and asks for reviews at the right time: +89% inquiries. An illustrative story.",
    name: "Riverside Realty",
  },
  business: "Riverside Realty, 4 offices",
  title: "Riverside Realty: known on every block",
  lead: "The big portals had the listings, so the agency played to its strengths: local knowledge of eleven neighborhoods and a name that comes up when sellers search.",
  stats: [
    { value: "+89%", label: "inquiries from sellers", text: "in nine months" },
    { value: "+156%", label: "visits to local pages", text: "in the same nine months" },
    { value: "11", label: "local pages", text: "written by people who know the streets" },
  ],
  body: [
    h2("The situation"),
    p(
      "The agency has fourteen agents in four offices along a river. Nine of the agents had made their own profiles, which competed with the offices’ profiles. Buyers came through the portals, as they do everywhere. Sellers, who bring in the listings, search differently: “what is my house worth,” “real estate agent near the park,” the name of a neighborhood. The agency didn’t show up in those searches.",
    ),
    h2("What they did"),
    steps(
      "They set rules for agents’ profiles: the agent’s own name, category, and phone number, with the office’s address. Agents who didn’t want to maintain a profile had theirs removed.",
      "They wrote eleven pages for eleven neighborhoods, each by an agent who lives or sells there. The pages cover what’s sold there, what the street is like at eight in the morning, schools, flooding, and parking. Instead of prices that go out of date, they have a link to request a home value estimate.",
      "They started asking both sellers and buyers for a review at closing, when the keys change hands. They used to ask after a showing, before anyone had anything to say.",
      "They ran a grid for “real estate agent” around each office every two weeks. A gap between two offices showed them what the twelfth page should cover.",
      "They checked whether each office’s hours were right. Two offices closed on Wednesday afternoons and had never said so.",
    ),
    h2("The results"),
    p(
      "Within nine months, inquiries from sellers were up 89%, and visits to the neighborhood pages were up 156%. Three of the four offices now rank in the top three for “real estate agent” at their own front door, up from one. Agents even quote the pages at showings, which no one had planned.",
    ),
    quote(
      "A portal knows every price. It doesn’t know which side of the street gets the sun.",
      "Agent, east office (illustrative)",
    ),
    h2("What you can copy"),
    list(
      "Write about what you know that a portal doesn’t.",
      "Ask for the review at closing, when the keys change hands.",
      "Decide who gets a profile before agents end up competing with their own office.",
    ),
    p(
      "See what Vitrine does for [real estate](page:real-estate), or how [local pages](page:local-pages) work.",
    ),
  ],
};
