// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a plumber on the wrong town’s map",
    description:
      "How a plumbing and heating firm fixed its service area, wrote five pages and more than doubled its calls. An illustrative story.",
    name: "Home services",
  },
  business: "Plumbing and heating, 9 employees, service area",
  title: "The plumber on the wrong town’s map",
  lead: "The profile showed the owner’s home, but the customers were elsewhere. A corrected service area, five honest pages, and one QR card fixed that.",
  stats: [
    { value: "+127%", label: "calls from the profile", text: "compared with the same quarter last winter" },
    { value: "+89%", label: "requests through service pages", text: "compared with the old list" },
    { value: "5", label: "service pages", text: "with prices, instead of twenty words" },
  ],
  body: [
    h2("The situation"),
    p(
      "The firm had nine people, five vans, and a profile that showed the founder’s home address in a village twelve miles from the city where it did most of its work. On the map, it ranked first in the village and nowhere in the city. The website listed twenty services in twenty words. Reviews came in twice a year, when someone was particularly happy or particularly wet.",
    ),
    h2("What they did"),
    steps(
      "They hid the address and entered fourteen towns as the service area. Then they verified the profile again with a video of the van, the workshop and the tools.",
      "They’d had a real workshop in the city for years, but without a sign. Once it had a sign, regular hours and someone on site, it became the firm’s address on the map.",
      "They made “Plumber” the primary category and added “Heating contractor” and “Bathroom remodeler”, which were accurate. They removed four others that weren’t.",
      "They wrote five pages for the five types of jobs that make money, each with a price range, a response time, a guarantee and photos of the firm’s own work.",
      "They put a card with a QR code on every boiler they finished, and a line on every invoice. Every customer gets both.",
    ),
    h2("The results"),
    p(
      "A grid of 81 points showed the change. Within ten weeks, the share of points in the city where the firm is in the top three rose from almost none to a third. Calls from the profile were up 127% compared with the same quarter the winter before, and requests through the service pages were up 89% compared with the old list. New reviews come in every week. The word that comes up most often is “punctual”, so it’s now the first word of the description.",
    ),
    quote("We were invisible where we worked and famous where we slept.", "The owner (illustrative)"),
    h2("What you can copy"),
    list(
      "If you go to your customers, hide your address. If you have a workshop where you can receive them, put up a sign.",
      "Look at the map where your customers are, not where you are.",
      "Five pages with prices beat twenty words without them.",
    ),
    p(
      "See [how to read a heatmap](page:article-heatmap), or what Vitrine does for [home services](page:home-services).",
    ),
  ],
};
