// Who we are.
import { h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const about: TextPageText = {
  meta: {
    title: "About Vitrine: local search for real shops | Vitrine",
    description:
      "“Vitrine” is French for store window. Here’s why we build local SEO software for shops, chains, and agencies, and how we work.",
    name: "About",
  },
  eyebrow: "Company",
  title: "A good store window makes people stop, read, and come in",
  lead: "We build the one that counts today: the place where your shop shows up when someone nearby searches for what you do.",
  contents: "On this page",
  blocks: [
    h2("What we believe"),
    list(
      "**The neighborhood decides.** Most of a shop’s customers live or work nearby. Being found by them beats being seen by everyone.",
      "**Accurate beats loud.** The right phone number, correct hours, and a reply to a review bring in more people than any slogan.",
      "**Tools should tell you what to do.** “3 locations have no phone number. Add them.” helps. A chart without a next step doesn’t.",
      "**Your data is yours.** Export it anytime, from the list or the API, in open formats.",
    ),
    h2("Who we serve"),
    p(
      "We serve more than 10,000 businesses: restaurants, medical practices, real estate agents, law firms, home service pros, retail chains, and the agencies they work with. A single shop gets the same tools as a chain of a thousand. It just has a shorter list.",
    ),
    h2("What we build"),
    p(
      "One place for everything that matters in local search: [Google Business Profiles](page:google-business-profile), [street-by-street rankings](page:heatmaps), [reviews](page:reviews), [citations](page:citations), [local pages](page:local-pages), and [reports](page:reporting) that people actually read.",
    ),
    h2("How we work"),
    list(
      "English and French are equals. Every page and screen is written in both, not translated word for word.",
      "We don’t track anyone on our site. You’re reading this without a cookie, without a banner, and without a third party knowing.",
      "Vitrine is published under the Apache License 2.0, so you can run it yourself. See the [documentation](page:docs).",
      "We publish how fast it is and how we measured it, including where it falls short.",
    ),
    h2("What we don’t do"),
    p(
      "We don’t promise first place, because no one controls search results. We don’t buy reviews or hide bad ones, and our product won’t help anyone do either.",
    ),
  ],
  next: {
    title: "Get to know us",
    text: "In a free 30-minute consultation, you’ll get a list of what to fix first.",
    to: "contact",
    action: "Talk to us",
  },
};
