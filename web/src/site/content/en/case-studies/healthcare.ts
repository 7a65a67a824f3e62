// A case study, in English.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Case study: a group of clinics books faster",
    description:
      "How six clinics untangled practitioner profiles and booking links and filled appointments 85% faster. An illustrative healthcare story.",
    name: "Healthcare group",
  },
  business: "Group of medical clinics, 6 locations",
  title: "Six clinics, nineteen doctors, one way to book",
  lead: "Profiles of doctors who had left, booking links that ended on a home page. A group of clinics tidied up, without a word about any patient.",
  stats: [
    { value: "85%", label: "faster booking", text: "from the first search to an appointment" },
    { value: "+120%", label: "new patients", text: "within a year" },
    { value: "4.6", label: "stars on average", text: "over the six clinics" },
  ],
  body: [
    h2("The situation"),
    p(
      "Forty-three profiles were found for six clinics and nineteen doctors. Eleven belonged to people who had retired or moved on; calls to them rang at reception, where someone explained. Every “book” button led to the group’s home page, from which it took five more steps to an appointment. Reviews stood unanswered, since nobody was sure what could be said.",
    ),
    h2("What was done"),
    steps(
      "A table of who may have a profile: six clinics, and those doctors who wished. Departed colleagues were marked as moved, never renamed.",
      "Clinics received the category of a clinic, doctors that of their specialty, each with a direct number, so that they stopped hiding one another.",
      "The booking link of every profile now opens the calendar of that clinic or doctor.",
      "Twelve pages, one per common reason to come, written with the doctors and dated by the one who reviewed them.",
      "Five approved reply texts without any hint that the writer is a patient. Each reply is read by a second person, and the log keeps who published it.",
    ),
    h2("What came of it"),
    p(
      "The way from search to appointment shrank from seven steps to two, and booking became 85% faster. Over the year the number of new patients rose by 120%, most of them through pages about a reason to come rather than through names. The average stands at 4.6 stars. The privacy officer found nothing to object to in 214 published replies.",
    ),
    quote(
      "I had expected marketing. What we got was a reception desk with half as many wrong calls.",
      "Practice manager (illustrative)",
    ),
    h2("What can be copied"),
    list(
      "Begin with people who have left: those profiles cost the most and help no one.",
      "Follow the booking button yourself, on a phone, and count the steps.",
      "Have replies approved in advance; nobody writes well in anger and under secrecy.",
    ),
    p(
      "More in [local SEO for medical practices](page:article-medical-practices), and on how Vitrine supports [healthcare teams](page:healthcare).",
    ),
  ],
};
