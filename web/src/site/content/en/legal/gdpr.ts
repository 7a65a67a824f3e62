// Rights under the GDPR, and how to use them.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const gdpr: TextPageText = {
  meta: {
    title: "GDPR: your rights and how to use them | Vitrine",
    description:
      "Access, export, correction, erasure and objection under the GDPR: what you can do yourself in Vitrine, and what to ask us for.",
    name: "GDPR",
  },
  eyebrow: "Legal",
  title: "Your rights under the GDPR",
  lead: "You can exercise most of them yourself, right away. For the rest, just send us a message.",
  contents: "On this page",
  blocks: [
    h2("What you can do yourself"),
    list(
      "**See and correct** (Articles 15 and 16): names, email and preferences in your account settings; every field of a location in its drawer, with its history.",
      "**Export** (Article 20): in **Settings, Data**, export the whole organization as a ZIP and your own data as JSON; locations also as CSV from the list or through the [API](page:api).",
      "**Erase** (Article 17): delete locations in the list; after 30 days they are gone for good. In **Settings, Data**, delete the organization, with 30 days to change your mind, or your account and personal data at once.",
      "**End sessions**: your settings show every device that is signed in, each with a button that signs it out immediately.",
      "**Withdraw consent** (Article 7): the newsletter ends with one click on the link in every newsletter, or on the button of your email program.",
    ),
    h2("What to ask us for"),
    steps(
      "Use the [contact form](page:contact), give the email address of your account, and tell us what you want: restriction, an objection, or a copy, correction, or erasure that you can’t make yourself.",
      "If we can’t be sure it’s you, we’ll ask you to confirm it. We never ask for a copy of your passport.",
      "You’ll get an answer within 30 days, free of charge.",
    ),
    h2("Who does what"),
    p(
      "For account, message, and newsletter data, the company that runs this site is the controller. For data that you enter about others, such as staff names in descriptions or replies to reviews, you are the controller and we are the processor under Article 28; ask us for the agreement.",
    ),
    h2("Measures (Article 32)"),
    list(
      "Every query keeps each organization’s data separate; tests try every route with the IDs of another organization.",
      "Passwords are stored as Argon2id hashes and tokens as hashes; secrets that must be readable again are encrypted with AES-256-GCM, with keys kept outside the database.",
      "Second factors and passkeys; a list of sessions; rate limits against guessing.",
      "Who changed what in a location is recorded with time and author.",
    ),
    h2("If something goes wrong"),
    p(
      "If data is lost or exposed, we’ll notify the supervisory authority within 72 hours and you without delay. We’ll explain what happened, who is affected, and what we’re doing about it (Articles 33 and 34).",
    ),
    h2("Complaints"),
    p(
      "You can complain to the supervisory authority of the country where you live, work, or where the breach happened; in France that is the CNIL.",
    ),
  ],
  next: {
    title: "Use your rights",
    text: "Just send us a message. A person will read it.",
    to: "contact",
    action: "Write to us",
  },
};
