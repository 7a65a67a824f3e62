// Healthcare.
import type { SolutionText } from "../../types/solutions";

/** HIPAA and specialties, besides what all industries have. */
export const care = {
  hipaa: {
    eyebrow: "Privacy",
    title: "HIPAA compliant, and what that means here",
    text: "Vitrine is HIPAA compliant. It works mostly with public information about your practice. Besides public reviews, the only patient details it holds are the contacts you choose to ask for a review and the private messages they send you. Both are encrypted.",
    promise: [
      { title: "Audit trail", text: "Who changed what and when, with the previous value." },
      {
        title: "Encrypted communications",
        text: "Between your browser and Vitrine, and from Vitrine to Google.",
      },
      { title: "Staff training", text: "Everyone who replies on your behalf learns what not to say." },
    ],
    really: "What’s built in",
    list: [
      "Every change to a location is recorded, with who made it, when, and the previous value",
      "Each organization’s data is isolated; only members can read it",
      "Passwords are stored as Argon2id hashes, with two-step sign-in available",
      "Google tokens and other secrets are encrypted before they reach the database",
      "Roles from owner to viewer, which you can limit to selected locations",
      "Sessions end immediately when you sign out or change your password",
      "You can export your data at any time and restore deleted data for 30 days",
      "No third party sees your visitors: no trackers, external fonts, or external forms",
      "If your policies require it, run Vitrine on your own server",
    ],
    note: "Draft replies never confirm that a reviewer is a patient.",
  },
  specialties: {
    title: "Eight specialties, each with its own vocabulary",
    lead: "Categories, services, and directories differ from one specialty to the next. Our templates account for that.",
    items: [
      { title: "Family medicine", text: "Same-day appointments, vaccinations, and new patients." },
      { title: "Dentistry", text: "Emergencies, implants, and care for kids." },
      { title: "Pediatrics", text: "Checkups, evening hours, and sibling appointments." },
      { title: "Dermatology", text: "Screenings, acne, and laser treatments." },
      { title: "Orthopedics", text: "Sports injuries, knees, and second opinions." },
      { title: "Eye care", text: "Exams, glasses, and cataracts." },
      { title: "Physical therapy", text: "Back pain, rehabilitation, and home visits." },
      { title: "Mental health", text: "First sessions, video visits, and privacy." },
    ],
  },
};

export const healthcare: SolutionText = {
  meta: {
    title: "Local SEO for healthcare practices | Vitrine",
    description:
      "Profiles for your practice and practitioners, careful review replies, and HIPAA compliance for 1,000+ medical practices. 14 days free.",
    name: "Healthcare",
  },
  hero: {
    eyebrow: "For healthcare",
    title: "Get found by patients. Say nothing you shouldn’t.",
    lead: "People look for a doctor at night, in pain, and in a hurry. Vitrine makes sure they find the right practitioner, the right phone number, and the right door.",
    picture:
      "A patient’s review with a draft reply that thanks the reviewer and reveals nothing about treatment.",
  },
  searches: {
    title: "What your patients search for",
    items: [
      "dentist open now",
      "pediatrician near me",
      "same-day appointment",
      "dermatologist accepting new patients",
      "knee pain doctor",
      "eye exam",
    ],
  },
  features: {
    title: "Eight things we do for medical practices",
    lead: "Made for front desks that are busy taking care of patients.",
    items: [
      {
        title: "A profile for each practitioner",
        text: "The practice and each doctor have their own profiles, side by side in one list, and duplicates stand out.",
      },
      {
        title: "Booking first",
        text: "The appointment link comes first and goes to your own booking system.",
      },
      {
        title: "Replies that give nothing away",
        text: "Drafts thank the reviewer, explain, and offer to talk by phone. They never confirm that someone is a patient.",
      },
      {
        title: "Medical directories",
        text: "The same address and phone number on Healthgrades, Zocdoc, WebMD, Vitals, and others.",
      },
      {
        title: "Hours and coverage",
        text: "Holidays, vaccination clinics, and on-call weekends are correct on every profile.",
      },
      {
        title: "Insurance and access",
        text: "Enter the insurance you accept, your languages, parking, and wheelchair access just once.",
      },
      {
        title: "A page for each location",
        text: "Each office gets its own page, with doctors, directions, and common questions.",
      },
      {
        title: "Audit trail",
        text: "Every change with who made it, when, and the previous value, ready for an audit.",
      },
    ],
  },
  steps: {
    title: "Step by step, at your own pace",
    items: [
      {
        title: "Sort out the profiles",
        text: "Find duplicates and old addresses, and decide who owns each profile.",
      },
      {
        title: "Agree on the wording",
        text: "Set the tone and limits for replies once. Every draft follows them.",
      },
      {
        title: "Track what counts",
        text: "See calls, direction requests, and website visits for each office, month by month.",
      },
    ],
  },
  metrics: {
    title: "What 1,000+ medical practices report",
    items: [
      { value: "+120%", label: "new patients" },
      { value: "85%", label: "faster booking" },
      { value: "4.6", label: "stars on average" },
      { value: "100%", label: "HIPAA compliant" },
    ],
  },
  story: {
    eyebrow: "Case study",
    title: "Downtown Dental: the missing sentence",
    text: "The practice had room for new patients three days a week, but its profile didn’t say so. One new sentence, four pages, and someone to pick up the phone fixed that. An illustrative story.",
    figure: { value: "+120%", label: "new patients" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "Does Vitrine store patient data?",
      answer:
        "Not unless you add it. Vitrine stores public facts about your practice and public reviews. If you ask patients for reviews, it also stores their contact details and private messages, encrypted. Don’t enter diagnoses or records.",
    },
    {
      question: "Can we reply to reviews at all?",
      answer:
        "Yes, as long as your reply reveals nothing. Say thank you, explain how your practice works, and offer to talk by phone. Our drafts stick to that, and you decide what to send.",
    },
    {
      question: "Can we run it ourselves?",
      answer: "Yes. Vitrine is a single program with its own database, and it runs on your server.",
    },
  ],
  closing: {
    title: "The right door, the first time",
    text: "Start with your main office. The audit shows which profiles send patients to the wrong door.",
  },
};
