// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: Downtown Dental welcomes new patients",
    description:
      "A dental practice says that it’s accepting new patients, answers its phone, and writes four pages: +120% new patients. An illustrative story.",
    name: "Downtown Dental",
  },
  business: "Downtown Dental, 3 dentists",
  title: "Downtown Dental: the missing sentence",
  lead: "The practice had open appointments, but its profile didn’t say so. One new sentence, four pages, and someone to pick up the phone changed that.",
  stats: [
    { value: "+120%", label: "new patients", text: "in twelve months" },
    { value: "4.6", label: "stars on average", text: "with replies that never mention treatment" },
    { value: "4", label: "new pages", text: "on first visits, emergencies, implants, and children" },
  ],
  body: [
    h2("The situation"),
    p(
      "The practice had room for new patients three days a week. Its profile didn’t say so, and the description praised modern technology instead. On the map, the practice ranked second around its own door and nowhere in the office district five blocks away, where twenty thousand people spend their lunch hour. If you called at noon, you got voicemail.",
    ),
    h2("What they did"),
    steps(
      "They opened the description with “We’re accepting new patients, with appointments usually available within a week.”",
      "They started answering the phone through lunch and added those hours to the profile as additional hours.",
      "They gave each of the three dentists’ profiles its own category and extension, and marked the profile of a dentist who had left as moved.",
      "After each visit, they sent a neutral message asking for a review, with no mention of treatment. It went to everyone who had agreed to receive messages.",
      "They wrote four pages, on first visits, emergencies, implants, and children. Each one says how long it takes, what it costs, and what insurance covers.",
      "They got a link from the office district’s business association, whose members can book early appointments.",
    ),
    h2("The results"),
    p(
      "The number of new patients rose by 120% in twelve months, two-thirds of them from the office district. The average rating is 4.6 stars. The replies thank people without confirming that anyone was ever there. The three dentists approved the wording once and haven’t had to think about it since.",
    ),
    quote(
      "We thought we needed a better ranking. What we needed was one sentence.",
      "Practice manager (illustrative)",
    ),
    h2("What you can copy"),
    list(
      "Put what worried patients want to know in the first line.",
      "Call your own practice at noon.",
      "Check the map where your patients spend their days, not just where they live.",
    ),
    p(
      "Read more in [local SEO for medical practices](page:article-medical-practices), or see [Vitrine for healthcare](page:healthcare).",
    ),
  ],
};
