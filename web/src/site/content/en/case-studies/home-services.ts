// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a plumber who hid the right address",
    description:
      "How a plumbing and heating firm corrected its service area, wrote five pages and more than doubled its calls. An illustrative story.",
    name: "Home services",
  },
  business: "Plumbing and heating, 9 employees, service area",
  title: "The plumber whose map stood in the wrong town",
  lead: "The profile showed the owner’s home, and customers were elsewhere. Correcting the area, five honest pages and one QR card did the rest.",
  stats: [
    { value: "+127%", label: "calls from the profile", text: "against the same winter quarter" },
    { value: "+89%", label: "requests through service pages", text: "compared with the old list" },
    { value: "5", label: "service pages", text: "with prices, in place of twenty words" },
  ],
  body: [
    h2("The situation"),
    p(
      "Nine people, five vans, and a profile with the founder’s private address in a village twelve miles from the city where most of the work was. On the map the firm was first in the village and nowhere in the city. The website listed twenty services in twenty words. Reviews came twice a year, when someone was particularly pleased or particularly wet.",
    ),
    h2("What was done"),
    steps(
      "Address hidden, fourteen towns entered as the service area. Then verified again, with a video of the van, the workshop and the tools.",
      "A real workshop in the city had existed for years without a sign. With a sign, fixed hours and someone present it became the firm’s address on the map.",
      "Categories: “Plumber” first, then “Heating contractor” and “Bathroom remodeler”, which were true; four others, which weren’t, removed.",
      "Five pages for the five kinds of work that earn money, each with price range, time to arrive, guarantee and pictures of the firm’s own jobs.",
      "A card with a QR code on every finished boiler, and a line on the invoice. To everyone.",
    ),
    h2("What came of it"),
    p(
      "A grid of 81 points showed the change: within ten weeks the share of points in the first three in the city rose from almost none to a third. Calls from the profile were 127% above those of the same winter quarter a year before, and requests through the service pages 89% above those of the old list. New reviews arrive weekly; the most frequent word in them is “punctual”, which is now the first word of the description.",
    ),
    quote("We had been invisible where we worked and famous where we slept.", "The owner (illustrative)"),
    h2("What can be copied"),
    list(
      "If you go to customers, hide your address; if you have a workshop that may receive them, put up a sign.",
      "Look at the map where your customers are, not where you are.",
      "Five pages with prices beat twenty words without.",
    ),
    p(
      "See [how to read a heatmap](page:article-heatmap), or what Vitrine does for [home services](page:home-services).",
    ),
  ],
};
