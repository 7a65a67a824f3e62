// An article of the blog, in English.
import { example, h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Local SEO for medical practices: a careful guide",
    description:
      "How a practice gets found without breaking confidentiality: practitioner and practice profiles, booking, reviews under HIPAA, and what to avoid.",
    name: "Medical practices",
  },
  title: "Local SEO for medical practices: get found, stay discreet",
  excerpt:
    "Patients search for a symptom, a specialty, and a time that works for them. How a practice can answer all three without revealing who its patients are.",
  tags: ["healthcare", "hipaa", "reviews", "practitioners"],
  body: [
    p(
      "A restaurant can thank a guest by name for coming in on Friday. A medical practice that does the same has broken the law. Everything else about local search applies to practices, too, but you have to rethink each step with confidentiality in mind. This article is for the practice manager who has two hours a week and wants to do it right. It isn’t legal advice. Rules vary by country and profession, so check with your board.",
    ),
    h2("What patients search for"),
    p(
      "Four kinds of searches lead to a practice, and each one needs a different answer. For a **specialty and a place** (“dermatologist Cambridge”), it’s your profile. For a **name** (“Dr. Okafor”), it’s the phone number and hours. For a **symptom or a treatment** (“mole check near me”), it’s a page that says you do this. For a **specific need** (“pediatrician open Saturday,” “wheelchair accessible dentist,” “speaks Portuguese”), it’s that one fact, on your profile. Write down the twenty questions you hear most often on the phone. The phone is the best keyword tool a practice has.",
    ),
    h2("Practice or practitioner: which profile?"),
    p(
      "Google treats both as businesses. A practice has one profile. A practitioner who sees patients under their own name can have one as well, at the same address. Decide once, and put it in writing:",
    ),
    table(
      "Which profiles to keep",
      ["Situation", "Profiles", "Name"],
      ["One doctor, no practice brand", "One", "The doctor’s name"],
      ["One doctor with a practice brand", "One, shared", "Practice name: doctor’s name"],
      [
        "Several doctors",
        "One for the practice, plus one for each doctor who wants one",
        "The practice’s name; each doctor’s own name, without the practice’s",
      ],
      ["Assistants, nurses, trainees", "No profile of their own", ""],
      [
        "A doctor who’s left the practice",
        "Mark as moved or closed",
        "Never just rename it for the new doctor",
      ],
    ),
    p(
      "Give the practice its own primary category (“Dental clinic,” “Medical clinic”) and each practitioner one of their own (“Dentist,” “Dermatologist”). If they all share a category, an address, and a phone number, they compete with each other for a single spot on the map.",
    ),
    h2("Tell worried patients what they need to know"),
    list(
      "**Real hours.** If you answer the phone from 8 to noon but see patients until 6, list your phone hours as additional hours.",
      "**New patients.** Say in the first line of the description whether you’re accepting new patients. If you aren’t, say that, too. It’ll save you forty calls.",
      "**A booking link** that goes straight to the calendar, not to your home page.",
      "**Access**: wheelchair-accessible entrance, elevator, parking, and the nearest bus or train stop. People who need these can’t guess.",
      "**Languages and insurance**, as attributes where Google offers them and in your list of services where it doesn’t.",
      "**Photos** of the entrance, the waiting room, and the team. Never show a patient, a screen, a chart, or an appointment book in the background.",
    ),
    h2("Replying without revealing anything"),
    p(
      "Under HIPAA in the United States, and under professional confidentiality rules nearly everywhere else, the very fact that someone **is** a patient is protected. A review doesn’t change that: the patient can tell the world, but you can’t. So write a reply that would still be true for someone who’s never been to your practice.",
    ),
    example(
      "A complaint about a long wait",
      "Thank you for your feedback. We plan our days so that no one waits longer than twenty minutes, and when that doesn’t work out, we want to know why. For privacy reasons, we can’t discuss anything here, but our practice manager would be happy to talk with you. You’ll find our number on this profile.",
    ),
    example("Praise", "Thank you for your kind words. We’ll read them to the whole team this morning."),
    p(
      "Never write “We’re glad the surgery went well,” “As I told you on Tuesday,” or “We have no record of you.” Even the last one reveals something. Have two people read each reply, keep a few approved replies on hand, and keep a record of who published what and when. [Vitrine’s healthcare setup](page:healthcare) does this with approval before publishing and an audit trail.",
    ),
    h3("Can we ask for reviews?"),
    p(
      "In most U.S. states, yes, as long as you ask everyone in neutral words, don’t offer a reward, and don’t mention the treatment in the message. “How was your visit to our practice?” is fine. “How was your root canal?” in a text message reveals the treatment to anyone holding the phone. Some professional boards restrict testimonials in advertising: a review on Google is one thing, but the same review on your own site is advertising. The rules in other countries can be much stricter, so check before you start.",
    ),
    h2("The website: one page for each reason to visit"),
    steps(
      "Create one page for each main service, in your patients’ words. Write “mole check” rather than “dermatoscopy,” and mention the medical term once.",
      "Keep the same order on each page: who it’s for, what happens, how long it takes, what it costs or who pays, how to prepare, how to book.",
      "Add a page for each practitioner: training, focus, languages, days in the office, photo. Search engines and patients both want to know who they’re dealing with.",
      "Show the author and the date of the medical review on each page. Search engines are strict about who writes health content.",
      "Use structured data: **MedicalClinic** or **Dentist** for the practice, **Physician** for a doctor, with the address, hours, and phone number exactly as they appear on the profile.",
      "Don’t use tracking that tells third parties who’s reading about which illness. Advertising pixels on booking pages have gotten practices into real trouble.",
    ),
    h2("Healthcare directories"),
    p(
      "Healthgrades, Zocdoc, Vitals, and WebMD are on the first page of results for most doctors’ names, whether you like it or not. Claim your listings, correct the specialty, address, and phone number, and remove doctors who’ve left. Insurance directories are often the least accurate and the most widely used. Start with the medical board’s registry and your NPI record, because other sites copy from them. After that, [the one-week plan](page:article-nap-consistency) works just as it does for any other business.",
    ),
    h2("What to measure"),
    list(
      "New-patient bookings by source. One question on your form is enough.",
      "Unanswered calls during office hours. A better ranking is useless if the line is busy.",
      "Searches that mention a service, compared with your list of service pages.",
      "Reviews: how many you get each month, the share you reply to, and how many hours it takes you.",
    ),
    p(
      "Our published results for healthcare (+120% new patients, bookings 85% faster, 4.6 stars on average) come from doing all of this together, including answering the phone.",
    ),
    tip(
      "The two-hour week",
      "Spend twenty minutes on reviews, twenty on hours and time off in your profile, twenty on one directory, and an hour on one service page. After three months, you’ll have twelve pages and a clean profile.",
    ),
    h2("One last check before you publish"),
    p(
      "Ask three questions about each page, photo, and reply. Could anyone learn from it that a particular person is a patient? Does it promise a result? Would you read it out loud in the waiting room? If the answers are no, no, and yes, publish it.",
    ),
  ],
};
