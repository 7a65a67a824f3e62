// Rights under the GDPR, and how to use them.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const gdpr: TextPageText = {
  meta: {
    title: "GDPR: your rights and how to exercise them | Vitrine",
    description:
      "Access, export, correction, erasure, and objection under the GDPR: what you can do yourself in Vitrine, and what to ask us to do.",
    name: "GDPR",
  },
  eyebrow: "Legal",
  title: "Your rights under the GDPR",
  lead: "You can exercise most of them yourself, right away. For the rest, just send us a message.",
  contents: "On this page",
  blocks: [
    h2("What you can do yourself"),
    list(
      "**See and correct** (Articles 15 and 16): your name, email, and preferences in your account settings, and every field of a location in its drawer, with its history.",
      "**Export** (Article 20): in **Settings > Data**, export the whole organization as a ZIP and your own data as JSON. You can also export locations as CSV from the list or through the [API](page:api).",
      "**Erase** (Article 17): delete locations in the list. After 30 days, they’re gone for good. In **Settings > Data**, delete the organization, with 30 days to change your mind, or your account and personal data immediately.",
      "**End sessions**: your settings show every device that’s signed in, each with a button to sign it out right away.",
      "**Withdraw consent** (Article 7): unsubscribe from the newsletter with one click, using the link in every issue or the button in your email program.",
    ),
    h2("What to ask us to do"),
    steps(
      "Use the [contact form](page:contact), give us the email address on your account, and tell us what you want: restriction, an objection, or a copy, correction, or erasure that you can’t make yourself.",
      "If we can’t be sure it’s you, we’ll ask you to confirm that it is. We never ask for a copy of your passport.",
      "You’ll get an answer within 30 days, free of charge.",
    ),
    h2("Who does what"),
    p(
      "For account, message, and newsletter data, the company that runs this site is the controller. For data that you enter about others, such as staff names in descriptions or replies to reviews, you’re the controller and we’re the processor under Article 28. Ask us for the data processing agreement.",
    ),
    h2("Security measures (Article 32)"),
    list(
      "Every query keeps each organization’s data separate, and tests try every route with another organization’s IDs.",
      "Passwords are stored as Argon2id hashes and tokens as hashes. Secrets we need to read back are encrypted with AES-256-GCM, with keys kept outside the database.",
      "Two-step sign-in and passkeys, a list of active sessions, and rate limits to stop password guessing.",
      "Every change to a location is recorded, along with who made it and when.",
    ),
    h2("If something goes wrong"),
    p(
      "If data is lost or exposed, we’ll notify the supervisory authority within 72 hours and you without delay. We’ll explain what happened, who is affected, and what we’re doing about it (Articles 33 and 34).",
    ),
    h2("Complaints"),
    p(
      "You can file a complaint with the supervisory authority of the country where you live, where you work, or where the breach happened. In France, that’s the CNIL.",
    ),
  ],
  next: {
    title: "Exercise your rights",
    text: "Just send us a message. A person will read it.",
    to: "contact",
    action: "Send a message",
  },
};
