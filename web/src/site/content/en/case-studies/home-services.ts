// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a plumber on the wrong town’s map",
    description:
      "How a plumbing and heating company fixed its service area, wrote five pages, and more than doubled its calls. An illustrative story.",
    name: "Home services",
  },
  business: "Plumbing and heating, 9 employees, service area",
  title: "The plumber on the wrong town’s map",
  lead: "The profile showed the owner’s home, but the customers were elsewhere. A corrected service area, five honest pages, and one QR code card fixed that.",
  stats: [
    { value: "+127%", label: "calls from the profile", text: "compared with the same quarter last winter" },
    { value: "+89%", label: "requests through service pages", text: "compared with the old list" },
    { value: "5", label: "service pages", text: "with prices, instead of twenty words" },
  ],
  body: [
    h2("The situation"),
    p(
      "The company had nine employees, five vans, and a profile that showed the founder’s home address in a small town twelve miles from the city where it did most of its work. On the map, it ranked first in that town and nowhere in the city. The website listed twenty services in twenty words. Reviews came in twice a year, when someone was particularly happy or particularly wet.",
    ),
    h2("What they did"),
    steps(
      "They hid the address and entered fourteen towns as the service area. Then they verified the profile again with a video of the van, the shop, and the tools.",
      "They’d had a real shop in the city for years, but it had no sign. Once they gave it a sign, regular hours, and someone on-site, it became the company’s address on the map.",
      "They made “Plumber” the primary category and added “Heating contractor” and “Bathroom remodeler,” which were accurate. They removed four others that weren’t.",
      "They wrote five pages for the five types of jobs that bring in money, each with a price range, a response time, a guarantee, and photos of the company’s own work.",
      "They put a card with a QR code on every furnace they installed and added a line to every invoice. Now every customer gets asked.",
    ),
    h2("The results"),
    p(
      "An 81-point grid showed the change. Within ten weeks, the share of grid points in the city where the company ranks in the top three rose from almost none to a third. Calls from the profile were up 127% from the same quarter the previous winter, and requests through the service pages were up 89% compared with the old services list. New reviews come in every week. The phrase that comes up most often is “on time,” so the description now starts with it.",
    ),
    quote("We were invisible where we worked and famous where we slept.", "The owner (illustrative)"),
    h2("What you can copy"),
    list(
      "If you go to your customers, hide your address. If you have a shop where customers can visit you, put up a sign.",
      "Check the map where your customers are, not where you are.",
      "Five pages with prices beat twenty words without them.",
    ),
    p(
      "See [how to read a heatmap](page:article-heatmap), or what Vitrine does for [home services](page:home-services).",
    ),
  ],
};
