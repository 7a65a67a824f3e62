// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a clinic group speeds up booking",
    description:
      "How six clinics untangled practitioner profiles and booking links and filled appointments 85% faster. An illustrative healthcare story.",
    name: "Healthcare group",
  },
  business: "Medical clinic group, 6 locations",
  title: "Six clinics, nineteen doctors, one way to book",
  lead: "Some profiles belonged to doctors who had left, and booking links led to a home page. A clinic group cleaned it all up without a word about any patient.",
  stats: [
    { value: "85%", label: "faster booking", text: "from the first search to an appointment" },
    { value: "+120%", label: "new patients", text: "within a year" },
    { value: "4.6", label: "stars on average", text: "across the six clinics" },
  ],
  body: [
    h2("The situation"),
    p(
      "The six clinics and nineteen doctors had forty-three profiles between them. Eleven belonged to people who had retired or moved on. Calls to those numbers rang at the front desk, where someone had to explain. Every “book” button led to the group’s home page, and from there it took five more steps to get an appointment. Reviews went unanswered because no one was sure what they could say.",
    ),
    h2("What they did"),
    steps(
      "They decided who gets a profile: the six clinics, plus any doctor who wanted one. Profiles of doctors who had left were marked as moved, never renamed.",
      "They gave each clinic a clinic category and each doctor the category for their specialty. Every profile got a direct number, so the profiles stopped hiding one another.",
      "They changed the booking link on every profile, so it now opens that clinic’s or doctor’s calendar.",
      "They wrote twelve pages with the doctors, one for each common reason to visit. Each page shows the date it was reviewed.",
      "They approved five replies that give no hint that the reviewer is a patient. A second person reads each reply, and the log records who published it.",
    ),
    h2("The results"),
    p(
      "Getting from a search to an appointment used to take seven steps. Now it takes two, and booking is 85% faster. Over the year, the number of new patients rose by 120%. Most of them came through the pages about reasons to visit rather than by searching for a doctor’s name. The average rating is 4.6 stars. The privacy officer reviewed 214 published replies and had no objections.",
    ),
    quote(
      "I expected marketing. What we got was a front desk with half as many misdirected calls.",
      "Practice manager (illustrative)",
    ),
    h2("What you can copy"),
    list(
      "Start with people who’ve left. Their profiles cost you the most and help no one.",
      "Tap the booking button yourself, on a phone, and count the steps.",
      "Get replies approved in advance. It’s hard to write well when you’re upset and bound by confidentiality.",
    ),
    p(
      "Read more in [local SEO for medical practices](page:article-medical-practices), or see how Vitrine supports [healthcare teams](page:healthcare).",
    ),
  ],
};
