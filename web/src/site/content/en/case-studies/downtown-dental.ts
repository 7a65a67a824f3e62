// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: Downtown Dental welcomes new patients",
    description:
      "A dental practice says clearly that it takes new patients, answers its phone and writes four pages: +120% new patients. An illustrative story.",
    name: "Downtown Dental",
  },
  business: "Downtown Dental, 3 dentists",
  title: "Downtown Dental: the sentence that was missing",
  lead: "A practice with free chairs and a profile that didn’t say so. One sentence, four pages and an answered phone.",
  stats: [
    { value: "+120%", label: "new patients", text: "in twelve months" },
    { value: "4.6", label: "stars on average", text: "without a single word on treatment" },
    { value: "4", label: "new pages", text: "first visit, emergency, implants, children" },
  ],
  body: [
    h2("The situation"),
    p(
      "The practice had room for new patients on three days a week. Its profile didn’t say so; the description praised modern technology. On the map it was second around its own door and nowhere in the office district five streets away, where twenty thousand people spend their lunch hour. A call at noon met an answering machine.",
    ),
    h2("What was done"),
    steps(
      "First sentence of the description: “We take new patients; appointments usually within a week.”",
      "Hours: the telephone is now answered through lunch, and the profile’s additional hours say so.",
      "Profiles of the three dentists with their own category and extension; the one of a dentist who had left marked as moved.",
      "Four pages: first visit, emergency, implants, children. Each with duration, cost, and what the insurance pays.",
      "A neutral message after each visit that asks for a review, to everyone who has agreed to messages, without naming a treatment.",
      "A link from the office district’s association, whose members receive early appointments.",
    ),
    h2("What came of it"),
    p(
      "New patients rose by 120% in twelve months, two thirds of them from the office district. The average is 4.6 stars. Replies thank without confirming that anyone was ever there; the three dentists approved the wording once and haven’t had to think about it since.",
    ),
    quote(
      "We had been looking for a better ranking. We were missing a sentence.",
      "Practice manager (illustrative)",
    ),
    h2("What can be copied"),
    list(
      "Say in the first line what the worried person wants to know.",
      "Call yourself at noon.",
      "Look on the map at where your patients are during the day, not only where they live.",
    ),
    p(
      "Read on in [local SEO for medical practices](page:article-medical-practices), or see [Vitrine for healthcare](page:healthcare).",
    ),
  ],
};
