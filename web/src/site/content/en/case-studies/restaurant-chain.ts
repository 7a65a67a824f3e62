// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a restaurant chain gets its hours right",
    description:
      "How a chain of 24 restaurants cleaned up its profiles, hours, and reviews and saw foot traffic rise by 65%. An illustrative story.",
    name: "Restaurant chain",
  },
  business: "Restaurant chain, 24 locations",
  title: "Twenty-four kitchens, one source of truth for hours",
  lead: "Anyone with the password could edit a profile, and no one was in charge of holiday hours. Then the chain made one list its source of truth.",
  stats: [
    { value: "+65%", label: "foot traffic", text: "compared with the same quarter a year earlier" },
    { value: "90%", label: "faster replies to reviews", text: "from days to hours" },
    { value: "4.7", label: "stars on average", text: "across all locations" },
  ],
  body: [
    h2("The situation"),
    p(
      "The chain had grown by buying family restaurants, and each one had kept its own Google profile, its own phone number, and its own idea of closing time. Headquarters had a spreadsheet. The point-of-sale system had another list. On a holiday in the spring, nine of the 24 profiles said “open” when the door was locked, and the next week’s reviews said so, too.",
    ),
    h2("What they did"),
    steps(
      "They brought all the profiles together under one organization account. There were 31: seven were duplicates from before the acquisitions. They merged them and kept the reviews.",
      "They made the point-of-sale list the source for hours and the real estate department’s list the source for addresses. They imported everything from a CSV and gave each location a store code.",
      "They gave managers access to exactly three things: their own hours, photos, and everyday replies. Names and categories stayed with headquarters.",
      "They set holiday hours for every location six weeks ahead. Any location that hadn’t confirmed after a week got a phone call.",
      "They sent reviews with words like “allergy” or “sick” straight to the quality manager.",
    ),
    h2("The results"),
    p(
      "On the next holiday, all 24 profiles were right. Within a quarter, complaints about locked doors, once the most common reason for one-star reviews, had disappeared. The average rating rose to 4.7 stars, because the newest reviews were now about the food. Foot traffic was up 65% from the same quarter a year earlier, especially at the seven locations that used to have duplicates.",
    ),
    quote(
      "We were buying ads to send people to restaurants that our own profiles said were closed.",
      "Head of operations (illustrative)",
    ),
    h2("What you can copy"),
    list(
      "Decide who owns each field before you correct any of them.",
      "Merge duplicates first. It makes everything else easier.",
      "Limit the fields managers can edit, but give them real control over those.",
    ),
    p(
      "To set this up yourself, read [local SEO for multi-location brands](page:article-multi-location). To see what Vitrine does for restaurants, visit [the restaurants page](page:restaurants).",
    ),
  ],
};
