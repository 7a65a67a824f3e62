// Webinars, workshops and events, in English.
import type { EventText, WebinarsText } from "@/site/content/types/events";

export const webinars: WebinarsText = {
  meta: {
    title: "Free local SEO webinars and workshops, every month",
    description:
      "Live online sessions on Google Business Profile, reviews, citations and heatmaps. Free, small enough for questions, every month.",
    name: "Webinars",
  },
  title: "Webinars, with time for your own case",
  lead: "Live, online and free. Half of each session is for questions about real profiles, so bring yours. No slides about the importance of being found.",
  listTitle: "On the calendar",
  more: "See the agenda",
  topicsTitle: "What the sessions turn around",
  topicsLead:
    "The masterclass goes through these topics one after the other, then starts again. Each stands by itself.",
  topics: [
    {
      title: "Categories and services",
      text: "Choosing the primary category by looking at who ranks, and writing services in the customers’ words.",
    },
    {
      title: "Reviews that keep coming",
      text: "When to ask, what to say, how to answer, and where the rules draw the line.",
    },
    {
      title: "Citations without waste",
      text: "Which thirty places matter for your trade and how to correct them in a week.",
    },
    {
      title: "Reading a heatmap",
      text: "Island, wall, hole: six patterns on real maps, and what to do about each.",
    },
    { title: "Location pages", text: "What makes a page worth having, with two pages rewritten live." },
    { title: "The one-page report", text: "Three figures, one decision. We build the table together." },
  ],
  howTitle: "How to take part",
  how: [
    {
      title: "Write to us",
      text: "Through the contact form, with the name of the session. Add a link to your profile if you would like us to look at it.",
    },
    {
      title: "Get the link",
      text: "You receive date, time in your time zone and the link by email. It works in the browser; camera and microphone are optional.",
    },
    {
      title: "Keep the notes",
      text: "Afterwards everyone who registered gets the notes and the links that were shown.",
    },
  ],
};

export const masterclass: EventText = {
  meta: {
    title: "Local SEO masterclass: free, every first Tuesday",
    description:
      "Sixty minutes on one topic of local search, every first Tuesday of the month: twenty-five of method, thirty-five on your own profiles. Free.",
    name: "Masterclass",
  },
  kind: "Webinar",
  title: "The local SEO masterclass",
  lead: "One topic an hour, every first Tuesday of the month. Twenty-five minutes of method, then we open the profiles that participants have sent and work on them live.",
  facts: [
    { label: "When", value: "Every first Tuesday of the month, 12 noon Eastern Time" },
    { label: "Length", value: "60 minutes" },
    { label: "Where", value: "Online, in the browser" },
    { label: "Price", value: "Free" },
  ],
  agendaTitle: "The hour",
  agenda: [
    {
      time: "0–5 min",
      title: "What changed this month",
      text: "News in Google, Apple and Bing that touches a local business, and whether you need to do anything.",
    },
    {
      time: "5–25 min",
      title: "The topic",
      text: "One method from start to end, on a real profile, with the mistakes left in.",
    },
    {
      time: "25–50 min",
      title: "Your profiles",
      text: "Three profiles sent in by participants. What we would do first, and why.",
    },
    { time: "50–60 min", title: "Questions", text: "Whatever is left, in the order asked." },
  ],
  takeawayTitle: "What you take home",
  takeaways: [
    "One thing to change the same day",
    "The template or checklist that belongs to the topic",
    "The notes, including the answers to all questions",
  ],
  faqTitle: "Before you ask",
  faq: [
    {
      question: "Do I need to use Vitrine?",
      answer:
        "No. The methods work with a browser and a spreadsheet. Where the software saves time we show it, for a minute.",
    },
    {
      question: "How do I send in my profile?",
      answer:
        "With your registration, as a link. Three are chosen for each session, different trades if possible; you can ask for your name to be hidden.",
    },
    {
      question: "Is there a recording?",
      answer:
        "The method part is recorded and sent to everyone registered. The part on participants’ profiles isn’t.",
    },
    {
      question: "Which languages?",
      answer: "English at noon Eastern Time, and a French session with the same topic on the same day.",
    },
  ],
  register: {
    title: "Come to the next one",
    text: "Tell us your trade and, if you like, a link to your profile. You will get date, time and link by email.",
    action: "Register",
    subject: "Masterclass",
  },
};

export const workshop: EventText = {
  meta: {
    title: "Google Business Profile workshop, in a small group",
    description:
      "A two-hour online workshop for at most twelve people: your Google Business Profile complete by the end. Every third Thursday, free.",
    name: "Profile workshop",
  },
  kind: "Workshop",
  title: "Finish your Google Business Profile in two hours",
  lead: "A workshop in the literal sense: twelve people at most, everyone at their own profile, and someone who looks over your shoulder. You leave with the work done.",
  facts: [
    { label: "When", value: "Every third Thursday of the month, 1 p.m. Eastern Time" },
    { label: "Length", value: "2 hours, with a break" },
    { label: "Where", value: "Online; you need a computer and access to your profile" },
    { label: "Price", value: "Free, twelve places" },
  ],
  agendaTitle: "Two hours, five parts",
  agenda: [
    {
      time: "0–20 min",
      title: "The look from outside",
      text: "Everyone opens their profile signed out and writes down what’s wrong. We sort by damage.",
    },
    {
      time: "20–50 min",
      title: "Name, category, address, hours",
      text: "The four fields that decide whether you appear, with the rules for difficult cases.",
    },
    {
      time: "50–80 min",
      title: "Description and services",
      text: "You write, the neighbor reads. 750 characters without a superlative.",
    },
    {
      time: "80–105 min",
      title: "Photos and attributes",
      text: "Which ten pictures, taken how. With a list to photograph tomorrow.",
    },
    {
      time: "105–120 min",
      title: "Reviews and routine",
      text: "Review link, QR card, the twenty minutes a month.",
    },
  ],
  takeawayTitle: "At the end you have",
  takeaways: [
    "A profile without a wrong or empty field that matters",
    "Your review link and a card ready to print",
    "A list of the photos still to be taken",
    "A monthly routine in your calendar",
  ],
  faqTitle: "Before you register",
  faq: [
    {
      question: "My profile isn’t verified yet. May I come?",
      answer:
        "Yes. Start the verification beforehand if you can; we go through the video method at the beginning.",
    },
    {
      question: "I have several locations.",
      answer:
        "Bring the most difficult one. For more than ten, the masterclass on brands with many locations fits better, or ask us for a consultation.",
    },
    {
      question: "What if all twelve places are taken?",
      answer: "You get a place the month after, before new registrations.",
    },
  ],
  register: {
    title: "Take one of the twelve places",
    text: "Write to us with your trade and your town. We confirm within one working day.",
    action: "Ask for a place",
    subject: "Google Business Profile workshop",
  },
};

export const summit: EventText = {
  meta: {
    title: "The local search summit: one afternoon, online",
    description:
      "A free online afternoon for owners, marketers and agencies: six short talks on local search and an open clinic. Twice a year, in March and October.",
    name: "Local search summit",
  },
  kind: "Event",
  title: "The local search summit",
  lead: "One afternoon, twice a year: six short talks by people who do the work, and a clinic where you can bring any profile. No sponsors on stage, no pitch from us.",
  facts: [
    {
      label: "When",
      value: "Twice a year, on the second Wednesday of March and of October, from 12 noon Eastern Time",
    },
    { label: "Length", value: "4 hours; come and go as you like" },
    { label: "Where", value: "Online, in English, with French subtitles" },
    { label: "Price", value: "Free" },
  ],
  agendaTitle: "The afternoon",
  agenda: [
    {
      time: "0–40 min",
      title: "What changed in half a year",
      text: "Local results, profiles and reviews: what is new, what went away, what was only noise.",
    },
    {
      time: "40–80 min",
      title: "Two stories from practice",
      text: "An owner and an agency tell one project each from start to finish, with the part that went wrong.",
    },
    {
      time: "80–120 min",
      title: "Reviews and the law",
      text: "What one may ask, answer and publish, and what changes between countries and professions.",
    },
    {
      time: "120–150 min",
      title: "Break and tables",
      text: "Small rooms by trade: restaurants, health, home services, real estate, retail, legal.",
    },
    {
      time: "150–190 min",
      title: "Measuring honestly",
      text: "Grids, calls and the traps between. With figures to calculate along.",
    },
    {
      time: "190–240 min",
      title: "Open clinic",
      text: "Bring a profile or a map. Four people look at it together.",
    },
  ],
  takeawayTitle: "For whom",
  takeaways: [
    "Owners who look after their own profile",
    "Marketing people with ten to a thousand locations",
    "Agencies and freelancers who want to compare methods",
  ],
  faqTitle: "Good to know",
  faq: [
    {
      question: "May I speak?",
      answer:
        "Yes. Propose one case with its figures and its mistakes, in five lines, through the contact form. We decide six weeks before.",
    },
    {
      question: "Will there be recordings?",
      answer: "Of the talks, for everyone registered. Tables and clinic aren’t recorded.",
    },
    {
      question: "Is it accessible?",
      answer:
        "Live captions in English and French, slides beforehand on request, no flashing pictures. Tell us what you need.",
    },
  ],
  register: {
    title: "Put your name down",
    text: "We write once when the program stands and once the day before. Nothing else.",
    action: "Register",
    subject: "Local search summit",
  },
};
