// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: Riverside Realty wins local sellers",
    description:
      "An real estate agency with four offices writes about streets it knows and asks for reviews at the right moment: +89% inquiries. An illustrative story.",
    name: "Riverside Realty",
  },
  business: "Riverside Realty, 4 offices",
  title: "Riverside Realty: known street by street",
  lead: "Portals had the houses, so the agency took what portals can’t have: knowledge of eleven streets, and a name that sellers find.",
  stats: [
    { value: "+89%", label: "inquiries from sellers", text: "in nine months" },
    { value: "+156%", label: "visits to local pages", text: "in the same nine months" },
    { value: "11", label: "local pages", text: "written by those who know the streets" },
  ],
  body: [
    h2("The situation"),
    p(
      "Four offices along a river, fourteen agents, and nine profiles made by the agents themselves, in competition with those of the offices. Buyers came through the portals, as everywhere. Sellers, who bring the mandates, search otherwise: “what is my house worth”, “real estate agent near the park”, the name of a quarter. For these the agency couldn’t be found.",
    ),
    h2("What was done"),
    steps(
      "Rules for agents’ profiles: own name, own category, own phone, the office’s address. Those who didn’t want to maintain one had it removed.",
      "Eleven pages for eleven quarters, each written by the agent who lives or sells there: what has been sold, what the street is like at eight in the morning, school, flooding, parking. No prices that age; a link to a valuation.",
      "Reviews are asked for at the handing over of the keys, from seller and buyer alike. Before, they had been asked for after the viewing, when nobody had anything to say.",
      "A grid for “real estate agent” around each office, every two weeks. The gap between two offices decided where the twelfth page went.",
      "Opening hours of the offices checked against reality: two closed on Wednesday afternoons and had never said so.",
    ),
    h2("What came of it"),
    p(
      "Within nine months inquiries from sellers had risen by 89%, and visits to the pages about quarters by 156%. Three of the four offices are among the first three at their own door for “real estate agent”; before, it was one. Agents quote the pages at viewings, which nobody had planned.",
    ),
    quote(
      "A portal knows each price. It doesn’t know which side of the street gets the sun.",
      "Agent, east office (illustrative)",
    ),
    h2("What can be copied"),
    list(
      "Write about what you know and a portal can’t.",
      "Ask for the review when the key changes hands.",
      "Settle who has a profile before people compete with their own office.",
    ),
    p(
      "What Vitrine does for [real estate](page:real-estate), and how [local pages](page:local-pages) are made.",
    ),
  ],
};
