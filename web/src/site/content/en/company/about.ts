// Who we are.
import { h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const about: TextPageText = {
  meta: {
    title: "About Vitrine: local search for real shops | Vitrine",
    description:
      "Vitrine is a shop window in English and in French. Why we build local SEO software for shops, chains and agencies, and how we work.",
    name: "About",
  },
  eyebrow: "Company",
  title: "A shop window makes people stop, read and come in",
  lead: "We build the one that counts today: the place where your shop appears when somebody nearby searches for what you do.",
  contents: "On this page",
  blocks: [
    h2("What we believe"),
    list(
      "**The neighborhood decides.** Most customers of a shop live or work close by. Being found by them is worth more than being seen by everybody.",
      "**Correct beats loud.** A right phone number, real opening hours and an answered review bring more people in than any slogan.",
      "**Tools should say what to do.** “3 locations have no phone number. Add them.” helps. A chart without a next step does not.",
      "**Your data are yours.** Export them at any time, through the list or the API, in formats that others can read.",
    ),
    h2("Whom we work for"),
    p(
      "More than 10,000 businesses: restaurants, medical practices, estate agents, law firms, tradespeople and retail chains, and the agencies that look after them. A single shop has the same tools as a chain of a thousand; only the list is shorter.",
    ),
    h2("What we build"),
    p(
      "One place for everything that local search looks at: [Google Business Profiles](page:google-business-profile), [rankings street by street](page:heatmaps), [reviews](page:reviews), [citations](page:citations), [local pages](page:local-pages) and [reports](page:reporting) that people read.",
    ),
    h2("How we work"),
    list(
      "English and French are equals. Every page and every screen exists in both, written in each, not translated word for word.",
      "No tracking on our site. You are reading this without a cookie, a banner or a third party knowing.",
      "The program is published under the Apache License 2.0. You can run it yourself; see [Documentation](page:docs).",
      "We publish how fast it is and how it was measured, also where it falls short.",
    ),
    h2("What we do not do"),
    p(
      "We do not promise first place: nobody controls search results. We do not buy reviews, we do not hide bad ones, and the product will not help anyone who wants to.",
    ),
  ],
  next: {
    title: "Get to know us",
    text: "A free consultation takes 30 minutes and ends with a list of what to fix first.",
    to: "contact",
    action: "Talk to us",
  },
};
