// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: Mario’s Pizzeria fills its weeknights",
    description:
      "A family pizzeria, fourteen tables, one season: orders up 180%, 4.7 stars, and guests on Tuesdays. A short illustrative story.",
    name: "Mario’s Pizzeria",
  },
  business: "Mario’s Pizzeria, 14 tables",
  title: "Mario’s Pizzeria: guests on a Tuesday",
  lead: "Lines out the door on Saturday, nine guests on Tuesday. Three months of fixing, replying, and watching one map.",
  stats: [
    { value: "+180%", label: "online orders", text: "mostly through its own page" },
    { value: "4.7", label: "stars", text: "up from 4.3" },
    { value: "90%", label: "faster replies", text: "the next morning, over the first coffee" },
  ],
  body: [
    h2("The situation"),
    p(
      "The pizza was good. But a cousin had set up the profile, the hours had been wrong since summer, the menu was a PDF, and no one had replied to a single review. People who searched on a Tuesday saw “closed,” or didn’t see Mario’s at all.",
    ),
    h2("What they did"),
    steps(
      "They spent two evenings on the profile: category, hours, photos, attributes, and a readable menu that mentions the gluten-free crust.",
      "Every check came with a QR code card that let guests post a public review or complain in private.",
      "They replied to every new review the next morning and worked through the old ones, ten a day. The most common complaint was waiting for the check. A second card reader solved it.",
      "A 49-point heatmap showed that they ranked well to the south but didn’t show up across the railroad tracks. The family sponsored the swim club over there and wrote a page for it.",
      "They published two posts a week, just for Monday and Tuesday, and pointed the order link to their own page.",
    ),
    h2("The results"),
    p(
      "By the end of the season, online orders were up 180%, the rating had gone from 4.3 to 4.7 stars, and there were 65% more walk-in guests, most of them from Monday through Thursday. The northeast part of the map is now amber, and green near the bridge.",
    ),
    quote(
      "None of it was difficult. We just had to do it in the right order.",
      "Luigi, who runs the dining room (illustrative)",
    ),
    h2("What you can copy"),
    list(
      "Start by fixing what costs you customers today. Advertise last.",
      "Find out what’s behind your most common complaint. It’s often cheap to fix.",
      "Find the edge of your map, and do something useful just beyond it.",
    ),
    p(
      "The [long version](page:article-pizzeria) goes through it week by week and also covers what didn’t matter.",
    ),
  ],
};
