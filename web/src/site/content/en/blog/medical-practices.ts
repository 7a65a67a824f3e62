// An article of the blog, in English.
import { example, h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Local SEO for medical practices: a careful guide",
    description:
      "How a practice is found without breaking confidentiality: practitioner and practice profiles, booking, reviews under HIPAA, and what to avoid.",
    name: "Medical practices",
  },
  title: "Local SEO for medical practices: be found, keep the secret",
  excerpt:
    "Patients search for a symptom, a specialty and a time that suits them. How a practice answers all three without ever revealing who its patients are.",
  tags: ["healthcare", "hipaa", "reviews", "practitioners"],
  body: [
    p(
      "A restaurant can thank a guest by name for coming on Friday. A medical practice that does the same has broken the law. Everything else in local search applies to practices too, but each step has to be thought through once more with confidentiality in mind. This article is for the practice manager who has two hours a week for it and would like to do it properly. It isn’t legal advice; where rules differ between countries and professions, ask your board.",
    ),
    h2("What patients search for"),
    p(
      "Four kinds of search lead to a practice, and each wants another answer. A **specialty and a place** (“dermatologist Cambridge”) wants the profile. A **name** (“Dr. Okafor”) wants phone and hours. A **complaint or a treatment** (“mole check near me”) wants a page which says that you do this. A **constraint** (“pediatrician open Saturday”, “dentist wheelchair access”, “speaks Portuguese”) wants the one fact, in the profile. Write down the twenty you hear most on the phone: the phone is the best keyword tool a practice has.",
    ),
    h2("Practice or practitioner: which profile?"),
    p(
      "Google treats both as businesses. A practice has one profile. A practitioner who sees the public under their own name can have one as well, at the same address. Settle it once, in writing:",
    ),
    table(
      "Which profiles to keep",
      ["Situation", "Profiles", "Naming"],
      ["One doctor, no practice brand", "One", "The doctor’s name"],
      ["One doctor with a practice brand", "One shared", "Practice name: doctor’s name"],
      [
        "Several doctors",
        "The practice, and one each if wished",
        "Practice name; each doctor’s own name, without the practice’s",
      ],
      ["Assistants, nurses, trainees", "None of their own", ""],
      ["A doctor who has left", "Mark as moved or closed", "Never just rename it for the successor"],
    ),
    p(
      "Give the practice the specialty as its primary category (“Dental clinic”, “Medical clinic”), and each practitioner the personal one (“Dentist”, “Dermatologist”). If they all share a category, address and number, they compete with each other for a single place on the map.",
    ),
    h2("Fill in what worried people need"),
    list(
      "**Hours by truth.** If the phone is answered from 8 to 12 but consultations run to 6, use the additional hours for the phone.",
      "**New patients.** Say in the first line of the description whether you take any. If not, say that too; it saves forty calls.",
      "**Booking link** straight to the calendar, not to the home page.",
      "**Access**: step-free entrance, elevator, parking, the tram stop. People who need it can’t guess.",
      "**Languages and insurance**, as attributes where offered and in the services list otherwise.",
      "**Photos** of the entrance, the waiting room, the team. Never of a patient, a screen, a file, or an appointment book in the background.",
    ),
    h2("Reviews without revelation"),
    p(
      "Under HIPAA in the United States, as under professional secrecy nearly everywhere, that a person **is** a patient is itself protected. A review doesn’t lift this: the patient can tell the world, you can’t. So a reply must be true for a stranger who has never been to the practice.",
    ),
    example(
      "A complaint about waiting",
      "Thank you for writing. We plan our days so that nobody waits longer than twenty minutes, and when this fails we want to know why. Because of confidentiality we can’t discuss anything here; our practice manager, on the number in this profile, will gladly listen.",
    ),
    example(
      "Praise",
      "Thank you for these kind words. They will be read out to the whole team this morning.",
    ),
    p(
      "Never: “we are glad the operation went well”, “as I told you on Tuesday”, “we have no file under your name”. The last one reveals something as well. Have two people read each reply, keep a few approved texts, and note who published what and when. [Vitrine’s healthcare setup](page:healthcare) does that with approval before publishing and an audit trail.",
    ),
    h3("May we ask for reviews?"),
    p(
      "In most American states, yes: everyone, neutrally, without reward, and without naming the treatment in the message. “How was your visit to our practice?” is fine; “How was your root canal?” in a text message is a disclosure to anyone holding the phone. Some professional boards restrict the use of testimonials in advertising: a review on Google is one thing, the same review printed on your site is advertising. Elsewhere the rules can be much stricter, so check before you start.",
    ),
    h2("The website: one page per reason to come"),
    steps(
      "One page for each main service, in the words of patients. “Mole check” rather than “dermatoscopy”; give the medical word once.",
      "The same order on each: who it’s for, what happens, how long it takes, what it costs or who pays, how to prepare, how to book.",
      "A page per practitioner: training, focus, languages, days of presence, photo. Search engines and patients both ask who is speaking.",
      "Author and date of medical review on each text. Health is a field in which search engines are strict about who wrote it.",
      "Structured data: **MedicalClinic** or **Dentist** for the practice, **Physician** for a doctor, with address, hours and telephone exactly as on the profile.",
      "No tracking that tells third parties which page on which illness someone read. Advertising pixels on booking pages have brought practices into real trouble.",
    ),
    h2("Directories of your trade"),
    p(
      "Healthgrades, Zocdoc, Vitals and WebMD appear on the first page for most doctors’ names, whether you like it or not. Claim them, correct specialty, address and phone, and remove former colleagues. Insurance directories are often the worst and the most read. The register of the medical board and the NPI record come first: others copy from there. [The one-week plan](page:article-nap-consistency) applies unchanged.",
    ),
    h2("What to measure"),
    list(
      "Bookings by new patients, by source: one question on the form.",
      "Calls in office hours that nobody answered. A better ranking is useless beside a busy line.",
      "Searches that name a service, compared with your list of service pages.",
      "Reviews: number per month, share answered, and hours to answer.",
    ),
    p(
      "Our published results for healthcare (+120% new patients, bookings 85% faster, 4.6 stars on average) come when all of these work together; the phone that is answered is part of it.",
    ),
    tip(
      "The two-hour week",
      "Twenty minutes for reviews, twenty for hours and absences in the profile, twenty for one directory, and an hour for one service page. After a quarter you will have twelve pages and a clean profile.",
    ),
    h2("A last check before anything is published"),
    p(
      "Ask three things of each text, photo and reply. Could someone learn from it that a certain person is a patient? Does it promise a result? Would you read it out in the waiting room? No, no, yes: publish.",
    ),
  ],
};
