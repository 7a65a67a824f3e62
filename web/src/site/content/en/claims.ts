// Sentences that claim something about the company, and what the pages say where an operator does not claim it.
// Sections and pages that are claims as a whole are marked where they are built (sections/claim.tsx, claims.ts).
import type { Claims } from "../types/claims";

export const claims: Claims = [
  // Customer numbers and results.
  [
    "figures",
    "how 500+ restaurants fill tables from Google Maps",
    "how restaurants fill tables from Google Maps",
  ],
  ["figures", "500+ restaurants", "One place for every review"],
  ["figures", "+180% online orders", "Links that lead to your own ordering page"],
  ["figures", "4.7 stars on average", "Hours that are right on holidays"],
  ["figures", "1,000+ medical practices", "Hours that are right on holidays"],
  [
    "figures",
    "careful review replies, and HIPAA compliance for 1,000+ medical practices.",
    "and careful review replies, with a record of every change.",
  ],
  ["figures", "+120% new patients", "A profile for each practitioner"],
  ["figures", "We serve more than 10,000 businesses: restaurants", "Vitrine is made for restaurants"],
  [
    "figures",
    "Our published results for healthcare (+120% new patients, bookings 85% faster, 4.6 stars on average) come from doing all of this together, including",
    "What matters is doing all of it, including",
  ],
  [
    "figures",
    "Join 25,000+ readers. Every Thursday, one how-to or case study you",
    "Every Thursday, one how-to you",
  ],
  ["figures", "Join 15,000+ local business owners and marketing professionals. One email", "One email"],
  // Numbers on drawn screens.
  ["figures", "+127%", "+12%"],
  ["figures", "+89%", "+9%"],
  ["figures", "+156%", "+15%"],
  ["figures", "127 percent more calls", "12 percent more calls"],
  [
    "figures",
    "views up by 127%, calls up by 89%, direction requests up by 156%",
    "views up by 12%, calls up by 9%, direction requests up by 15%",
  ],
  // Stories.
  [
    "stories",
    "Choose your industry to see features, results, and stories.",
    "Choose your industry to see what matters most.",
  ],
  [
    "stories",
    "Free local SEO resources: a complete guide, a glossary, three tools, printable templates, case studies, webinars, and a monthly masterclass.",
    "Free local SEO resources: a complete guide, a glossary, three tools, printable templates, a blog, and answers in the help center.",
  ],
  ["stories", "8 articles", "7 articles"],
  [
    "stories",
    "How-tos, case studies, and opinions from people who do the work.",
    "How-tos for your profile, reviews, and rankings.",
  ],
  [
    "stories",
    'Our <a href="/resources/case-studies/restaurant-chain">restaurant chain story</a> shows a rollout like this, with results, and the ',
    "The ",
  ],
  // Events.
  [
    "events",
    "Guides, tools, templates, and sessions from people who do this every day.",
    "Guides, tools, and templates from people who do this every day.",
  ],
  // Promises that only people can keep.
  ["support", "Contact us: a real person replies within 24 hours", "Contact us: questions, demos, and help"],
  [
    "support",
    "Contact Vitrine, book a free 30-minute consultation, or get help. We reply within 24 hours, in English or French.",
    "Send a message to the people who run this site: ask a question, request a demo, or get help, in English or French.",
  ],
  [
    "support",
    "Ask a question, or book a demo or a free 30-minute consultation. A real person will reply within 24 hours, in English or French.",
    "Ask a question or request a demo, in English or French.",
  ],
  [
    "support",
    "A free 30-minute call to go over your locations together.",
    "Send us your number and a good time to call.",
  ],
  [
    "support",
    "We don’t have live chat yet. Send us a quick question, and a person will reply by email.",
    "We don’t have live chat. Send us a quick question instead.",
  ],
  [
    "support",
    "Thank you for your message! We’ll get back to you within 24 hours.",
    "Thank you for your message!",
  ],
  [
    "support",
    " Don’t see yours? Ask us, and a person will reply within 24 hours on business days.",
    " Don’t see yours? Ask us.",
  ],
  [
    "support",
    "Send us a message. A person will reply within 24 hours on business days.",
    "Send us a message.",
  ],
  [
    "support",
    "In a free 30-minute consultation, you’ll get a list of what to fix first.",
    "Ask a question, or tell us what you need.",
  ],
  [
    "support",
    "Talk to a restaurant specialist. Monday through Friday, 9 AM to 6 PM, and Saturday, 10 AM to 4 PM.",
    "14 days free. No credit card. Cancel anytime.",
  ],
  ["support", "Talk to a restaurant specialist", "Call us"],
  ["support", "24/7 phone support", "Email support"],
  ["support", "24/7 phone", "Email"],
  ["support", "Priority support", "Email support"],
  ["support", "<td>Priority</td>", "<td>Email</td>"],
  ["support", "Dedicated manager", "Six roles for your team"],
  [
    "support",
    "A dedicated contact who knows your account, by phone and email.",
    "More support than the plan includes. Ask us before you buy.",
  ],
  ["support", "We aim for 99.9% availability over a month, and the ", "The "],
  ["support", "Staff training", "Roles"],
  [
    "support",
    "Everyone who replies on your behalf learns what not to say.",
    "You decide who can reply on your behalf.",
  ],
  // Compliance.
  ["compliance", "HIPAA compliant, and what that means here", "Privacy, and what that means here"],
  ["compliance", "Vitrine is HIPAA compliant. It works", "Vitrine works"],
  ["compliance", "HIPAA compliant", "A record of every change"],
];
