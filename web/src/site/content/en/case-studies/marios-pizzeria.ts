// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: Mario’s Pizzeria fills its weeknights",
    description:
      "A family pizzeria, fourteen tables, one season: orders up 180%, 4.7 stars and guests on Tuesdays. An illustrative story in short.",
    name: "Mario’s Pizzeria",
  },
  business: "Mario’s Pizzeria, 14 tables",
  title: "Mario’s Pizzeria: guests on a Tuesday",
  lead: "Lines on Saturday, nine guests on Tuesday. Three months of correcting, answering and looking at one map.",
  stats: [
    { value: "+180%", label: "online orders", text: "most through its own page" },
    { value: "4.7", label: "stars", text: "up from 4.3" },
    { value: "90%", label: "faster replies", text: "the next morning, with the first coffee" },
  ],
  body: [
    h2("The situation"),
    p(
      "Good pizza, a profile made by a cousin, hours that had been wrong since summer, a menu as a PDF, and not one review answered. The people who searched on a Tuesday read “closed”, or didn’t see Mario’s at all.",
    ),
    h2("What was done"),
    steps(
      "Two evenings for the profile: category, hours, photos, attributes, a readable menu with the gluten-free base.",
      "A card with a QR code with every bill, for everyone, with a private way to complain beside the public one.",
      "Every review answered the next morning, the old ones ten a day. The commonest complaint, waiting for the bill, was cured by a second card reader.",
      "A map of 49 points: strong to the south, absent beyond the railway. The family sponsored the swimming club over there and wrote a page for it.",
      "Two posts a week, for Monday and Tuesday only, and an order link to its own page.",
    ),
    h2("What came of it"),
    p(
      "By the end of the season online orders had risen by 180%, the rating from 4.3 to 4.7 stars, and walk-in guests by 65%, most of them from Monday to Thursday. The north-east of the map is now amber, and green near the bridge.",
    ),
    quote(
      "Nothing of it was difficult. We only had to do it in the right order.",
      "Luigi, who runs the room (illustrative)",
    ),
    h2("What can be copied"),
    list(
      "Correct first what costs customers today; advertise last.",
      "Look for the reason behind the commonest complaint. It’s often cheap.",
      "Find the edge of your map, and something useful to do just beyond it.",
    ),
    p(
      "The [long version](page:article-pizzeria) goes through it week by week and also says what didn’t matter.",
    ),
  ],
};
