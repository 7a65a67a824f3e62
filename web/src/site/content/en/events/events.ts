// Webinars, workshops and events, in English.
import type { EventText, WebinarsText } from "@/site/content/types/events";

export const webinars: WebinarsText = {
  meta: {
    title: "Free local SEO webinars and workshops, every month",
    description:
      "Live online sessions on Google Business Profile, reviews, citations, and heatmaps. Free, every month, with plenty of time for your questions.",
    name: "Webinars",
  },
  title: "Webinars with time to work on your own profile",
  lead: "Live, online, and free. Half of each session is for questions about real profiles, so bring yours. No slides about the importance of being found.",
  listTitle: "On the calendar",
  more: "See the agenda",
  topicsTitle: "What the sessions cover",
  topicsLead:
    "The masterclass covers these topics one by one, then starts over. Each session stands on its own.",
  topics: [
    {
      title: "Categories and services",
      text: "Choosing your primary category by seeing who ranks, and describing services in your customers’ words.",
    },
    {
      title: "Reviews that keep coming",
      text: "When to ask, what to say, how to reply, and where the rules draw the line.",
    },
    {
      title: "Citations without the busywork",
      text: "The thirty directories that matter in your industry, and how to correct your listings in a week.",
    },
    {
      title: "Reading a heatmap",
      text: "Island, wall, hole: six patterns on real maps, and what to do about each.",
    },
    { title: "Location pages", text: "What makes a page worth having, with two pages rewritten live." },
    { title: "The one-page report", text: "Three numbers, one decision. We’ll build it together." },
  ],
  howTitle: "How to join",
  how: [
    {
      title: "Send us a message",
      text: "Use the contact form and include the name of the session. Add a link to your profile if you’d like us to look at it.",
    },
    {
      title: "Get the link",
      text: "We email you the date, the time in your time zone, and the link. You join in your browser; camera and microphone are optional.",
    },
    {
      title: "Keep the notes",
      text: "After the session, everyone who registered gets the notes and all the links.",
    },
  ],
};

export const masterclass: EventText = {
  meta: {
    title: "Free local SEO masterclass on the first Tuesday of the month",
    description:
      "Sixty minutes on one local search topic on the first Tuesday of every month: twenty-five on technique, thirty-five on your own profiles. Free.",
    name: "Masterclass",
  },
  kind: "Webinar",
  title: "The local SEO masterclass",
  lead: "One topic, one hour, on the first Tuesday of every month. We spend twenty-five minutes on technique, then open profiles that participants have submitted and work on them live.",
  facts: [
    { label: "When", value: "First Tuesday of every month, noon Eastern Time" },
    { label: "Length", value: "60 minutes" },
    { label: "Where", value: "Online, in your browser" },
    { label: "Price", value: "Free" },
  ],
  agendaTitle: "The hour at a glance",
  agenda: [
    {
      time: "0–5 min",
      title: "What changed this month",
      text: "Google, Apple, and Bing news that affects local businesses, and whether you need to act on it.",
    },
    {
      time: "5–25 min",
      title: "The topic",
      text: "One technique from start to finish, on a real profile, with the mistakes left in.",
    },
    {
      time: "25–50 min",
      title: "Your profiles",
      text: "Three profiles sent in by participants. What we’d do first, and why.",
    },
    {
      time: "50–60 min",
      title: "Questions",
      text: "We take the remaining questions in the order they were asked.",
    },
  ],
  takeawayTitle: "What you’ll take away",
  takeaways: [
    "One thing you can change the same day",
    "The template or checklist for the topic",
    "The notes, with answers to every question",
  ],
  faqTitle: "Before you ask",
  faq: [
    {
      question: "Do I need to use Vitrine?",
      answer:
        "No. All you need is a browser and a spreadsheet. Where our software saves time, we’ll take a minute to show you.",
    },
    {
      question: "How do I submit my profile?",
      answer:
        "Include a link when you register. We choose three profiles for each session, from different industries if possible. You can ask us to hide your name.",
    },
    {
      question: "Is there a recording?",
      answer:
        "We record the lesson and send it to everyone who registered. We don’t record the part where we work on participants’ profiles.",
    },
    {
      question: "Which languages are the sessions in?",
      answer:
        "The English session is at noon Eastern Time. A session in French covers the same topic on the same day.",
    },
  ],
  register: {
    title: "Join the next session",
    text: "Tell us your industry and, if you like, add a link to your profile. We’ll email you the date, time, and link.",
    action: "Register",
    subject: "Masterclass",
  },
};

export const workshop: EventText = {
  meta: {
    title: "Small-group Google Business Profile workshop",
    description:
      "A two-hour online workshop for up to twelve people. Leave with your Google Business Profile finished. Free, on the third Thursday of every month.",
    name: "Profile workshop",
  },
  kind: "Workshop",
  title: "Finish your Google Business Profile in two hours",
  lead: "A hands-on workshop for up to twelve people. Everyone works on their own profile, with someone there to help. You leave with the work done.",
  facts: [
    { label: "When", value: "Third Thursday of every month, 1 p.m. Eastern Time" },
    { label: "Length", value: "2 hours, with a break" },
    { label: "Where", value: "Online; you need a computer and access to your profile" },
    { label: "Price", value: "Free, limited to twelve people" },
  ],
  agendaTitle: "Two hours, five parts",
  agenda: [
    {
      time: "0–20 min",
      title: "What customers see",
      text: "Everyone opens their own profile while signed out and writes down what’s wrong. We start with the worst problem.",
    },
    {
      time: "20–50 min",
      title: "Name, category, address, hours",
      text: "The four fields that decide whether you show up, plus the rules for tricky cases.",
    },
    {
      time: "50–80 min",
      title: "Description and services",
      text: "You write it, and a partner reads it. Up to 750 characters, without a single superlative.",
    },
    {
      time: "80–105 min",
      title: "Photos and attributes",
      text: "Which ten photos you need and how to take them, plus a shot list for tomorrow.",
    },
    {
      time: "105–120 min",
      title: "Reviews and routine",
      text: "Your review link, a QR code card, and a twenty-minute monthly routine.",
    },
  ],
  takeawayTitle: "What you’ll leave with",
  takeaways: [
    "A profile with no important fields missing or wrong",
    "Your review link and a card ready to print",
    "A list of photos you still need to take",
    "A monthly routine on your calendar",
  ],
  faqTitle: "Before you register",
  faq: [
    {
      question: "My profile isn’t verified yet. Can I still come?",
      answer:
        "Yes. If you can, start verification before the workshop. We’ll go over video verification at the start.",
    },
    {
      question: "What if I have several locations?",
      answer:
        "Bring your trickiest one. If you have more than ten, the masterclass on multi-location brands is a better fit, or ask us for a consultation.",
    },
    {
      question: "What if all twelve spots are taken?",
      answer: "You get a spot the following month, ahead of new registrations.",
    },
  ],
  register: {
    title: "Reserve one of the twelve spots",
    text: "Tell us your industry and your town. We’ll confirm within one business day.",
    action: "Request a spot",
    subject: "Google Business Profile workshop",
  },
};

export const summit: EventText = {
  meta: {
    title: "The local search summit: one afternoon, online",
    description:
      "A free afternoon online for owners, marketers, and agencies: six short talks on local search and an open clinic. Twice a year, in March and October.",
    name: "Local search summit",
  },
  kind: "Event",
  title: "The local search summit",
  lead: "One afternoon, twice a year: six short talks by people who do the work, and a clinic where you can bring any profile. No sponsors on stage, no pitch from us.",
  facts: [
    {
      label: "When",
      value: "Twice a year, on the second Wednesday of March and October, starting at noon Eastern Time",
    },
    { label: "Length", value: "4 hours; come and go as you like" },
    { label: "Where", value: "Online, in English, with French subtitles" },
    { label: "Price", value: "Free" },
  ],
  agendaTitle: "The afternoon at a glance",
  agenda: [
    {
      time: "0–40 min",
      title: "What changed in the last six months",
      text: "Local results, profiles, and reviews: what’s new, what’s gone, and what was just noise.",
    },
    {
      time: "40–80 min",
      title: "Two stories from the field",
      text: "An owner and an agency each walk through a project from start to finish, including what went wrong.",
    },
    {
      time: "80–120 min",
      title: "Reviews and the law",
      text: "What you can ask for, say in replies, and publish, and how the rules vary by country and profession.",
    },
    {
      time: "120–150 min",
      title: "Break and small-group sessions",
      text: "Breakout rooms by industry: restaurants, health, home services, real estate, retail, legal.",
    },
    {
      time: "150–190 min",
      title: "Honest measurement",
      text: "Grids, calls, and the traps in between, with numbers you can work through yourself.",
    },
    {
      time: "190–240 min",
      title: "Open clinic",
      text: "Bring a profile or a map, and a panel of four will go over it.",
    },
  ],
  takeawayTitle: "Who it’s for",
  takeaways: [
    "Owners who manage their own profiles",
    "Marketers with ten to a thousand locations",
    "Agencies and freelancers who want to compare notes",
  ],
  faqTitle: "Good to know",
  faq: [
    {
      question: "Can I give a talk?",
      answer:
        "Yes. Use the contact form to send us five lines about one project, with the numbers and what went wrong. We decide six weeks before the event.",
    },
    {
      question: "Will there be recordings?",
      answer:
        "We record the talks for everyone who registers. We don’t record the small groups or the clinic.",
    },
    {
      question: "Is it accessible?",
      answer:
        "There are live captions in English and French, slides in advance on request, and no flashing images. Tell us what you need.",
    },
  ],
  register: {
    title: "Save your spot",
    text: "We’ll email you when the agenda is final and again the day before. Nothing else.",
    action: "Register",
    subject: "Local search summit",
  },
};
