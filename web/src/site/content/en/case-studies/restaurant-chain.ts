// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a restaurant chain gets its hours right",
    description:
      "How a chain of 24 restaurants brought order into profiles, hours and reviews, and saw foot traffic rise by 65%. An illustrative story.",
    name: "Restaurant chain",
  },
  business: "Restaurant chain, 24 locations",
  title: "Twenty-four kitchens, one truth about opening hours",
  lead: "Profiles were kept by anyone with the password, and holiday hours by hope. A chain put one list in charge, and the right door open.",
  stats: [
    { value: "+65%", label: "foot traffic", text: "against the same quarter of the year before" },
    { value: "90%", label: "faster replies to reviews", text: "from days to hours" },
    { value: "4.7", label: "stars on average", text: "over all locations" },
  ],
  body: [
    h2("The situation"),
    p(
      "The chain had grown by taking over family restaurants, and each had kept its own Google profile, its own phone number and its own idea of closing time. Head office had a spreadsheet. The point-of-sale system had another. On a public holiday in spring, nine of 24 profiles said “open” in front of a locked door, and the reviews of the following week said so as well.",
    ),
    h2("What was done"),
    steps(
      "All profiles were gathered under one organization account, 31 of them: seven were duplicates from before the takeovers. They were merged, keeping the reviews.",
      "The point-of-sale list became the source for hours, property’s list for addresses. Everything was imported as CSV, and each location got a store code.",
      "Managers received access to exactly three things: hours of their own place, photos, and everyday replies. Names and categories stayed with head office.",
      "Holiday hours were set for everyone six weeks ahead. Locations that hadn’t confirmed after a week got a phone call.",
      "Reviews with words such as “allergy” or “sick” went straight to the quality manager.",
    ),
    h2("What came of it"),
    p(
      "On the next holiday all 24 profiles were right. Complaints about closed doors disappeared within a quarter, and with them the commonest one-star review. The average rose to 4.7 stars, because the newest reviews now spoke about food. Foot traffic was 65% higher than in the same quarter of the year before, most clearly at the seven locations that had had duplicates.",
    ),
    quote(
      "We had been buying advertising to bring people to doors that our own profiles called closed.",
      "Head of operations (illustrative)",
    ),
    h2("What can be copied"),
    list(
      "Decide who owns each field before you correct a single one.",
      "Merge duplicates first: everything else becomes easier.",
      "Give managers little, but give it to them for good.",
    ),
    p(
      "The organization behind it’s described in [order before tricks](page:article-multi-location); what the product does for restaurants is on [its own page](page:restaurants).",
    ),
  ],
};
