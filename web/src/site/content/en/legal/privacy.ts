// The privacy policy: what this program really keeps.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const privacy: TextPageText = {
  meta: {
    title: "Privacy policy: what we store and why | Vitrine",
    description:
      "What Vitrine stores about visitors and users, for how long, who sees it, and how to have it corrected, exported or erased.",
    name: "Privacy",
  },
  eyebrow: "Legal",
  title: "Privacy policy",
  lead: "What we store, why, for how long, and how to get a copy or have it erased. In force since November 1, 2026.",
  contents: "On this page",
  blocks: [
    h2("In short"),
    list(
      "Our public pages don’t set cookies, count visitors, or load anything from other companies.",
      "We store what you type into a form or into your account, and what is needed to keep the account safe.",
      "We don’t sell data, and no data leaves the service except where you connect it yourself.",
      "You can ask for a copy or for erasure at any time, and get an answer within 30 days.",
    ),
    h2("Who is responsible"),
    p(
      "Vitrine is a program that companies can also run themselves. The company named in your account’s contract, or the one that runs the site you’re reading, is responsible for the data in it. Its name and address are in the [legal notice](page:legal-notice); write to it with the [contact form](page:contact).",
    ),
    h2("What is stored"),
    table(
      "What is stored, why and for how long",
      ["What", "Why", "How long"],
      [
        "Account: first and last name, email, company, password as an Argon2id hash",
        "To let you in (contract)",
        "Until the account is deleted",
      ],
      [
        "Second factors: public keys of passkeys, sealed secrets of authenticator apps, recovery codes as hashes",
        "To protect your sign-in (security)",
        "Until you remove them or the account",
      ],
      [
        "Sign-ups that were never confirmed, with IP address; invitations, with the email of the person invited",
        "To let you confirm or join (your request)",
        "7 days",
      ],
      [
        "Sessions: time, browser name, IP address of the last use",
        "To show you where you are signed in and to end sessions (security)",
        "30 days without use, 180 days at most",
      ],
      [
        "Audit log: who did what and when, sign-ins included, with IP address and browser",
        "To find abuse and to prove what happened (security)",
        "6 years, unless the operator sets another period; your email, IP address, and browser are removed from it when you delete your account",
      ],
      [
        "Locations, opening hours, photos, labels, and who changed what",
        "The service itself (contract)",
        "Until you delete them; deleted locations 30 days more, so that you can undo",
      ],
      [
        "Your profile photo",
        "To show colleagues who you are (contract)",
        "Until you remove it or the account",
      ],
      [
        "Google connection: address of the Google user, sealed access tokens, locations and their daily figures",
        "To sync your locations, as you ask (contract)",
        "Tokens until you disconnect; locations and figures as above",
      ],
      [
        "Imports, bulk edits, merges, and runs of the Google sync",
        "To show what they did and to undo them (contract)",
        "30 days",
      ],
      ["Activity in the overview", "To show what changed (contract)", "90 days"],
      [
        "Webhook events, deliveries, and attempts",
        "To send them and to show what failed (contract)",
        "30 days",
      ],
      ["Data exports that you prepare", "To let you download them (your request)", "7 days"],
      ["Notifications", "To tell you what happened (contract)", "90 days"],
      [
        "Notifications by email: which ones you chose, and events that wait for their email",
        "To email you what you chose, at once or in a digest (contract); every email has a link that turns it off",
        "Choices until you change them or leave; waiting events until the email is written",
      ],
      ["Contact form: name, email, message, and what you add", "To answer you (your request)", "2 years"],
      [
        "Newsletter: email, language, when you agreed to which text",
        "To send it and to prove your consent",
        "Until you unsubscribe; the proof 3 years more; never confirmed: 30 days",
      ],
      ["Demo organizations", "To let you try the product", "24 hours"],
    ),
    h2("What is not stored"),
    list(
      "No IP addresses with contact form messages or newsletter sign-ups. Rate limiting counts addresses in memory only.",
      "No names, addresses or tokens in the program’s log.",
      "Nothing you type into the free tools. The website audit fetches the page you enter once and doesn’t keep any of it.",
    ),
    h2("Who receives it"),
    p(
      "People in your organization see what their role allows. The server and email providers process data on behalf of the company that runs this site. If you connect a Google account, locations are exchanged with Google as you ask; the access tokens are stored sealed.",
    ),
    h2("How it is protected"),
    p(
      "Secrets that must be read again, such as queued emails and Google tokens, are sealed with AES-256-GCM; passwords and API tokens are stored as hashes only. Every request checks the session and the organization. Connections are encrypted, and browsers are told never to connect otherwise.",
    ),
    h2("Your rights"),
    p(
      "You can have your data shown, corrected, exported, restricted or erased, and object to their use; you can withdraw consent at any time. How to do it is on the page [GDPR](page:gdpr). If you are not satisfied, complain to the supervisory authority of your country.",
    ),
    h2("Changes"),
    p(
      "If this policy changes in a way that concerns you, account holders are told by email at least 30 days before.",
    ),
  ],
  next: {
    title: "A question about your data?",
    text: "Write to us. A person answers within 24 hours on working days.",
    to: "contact",
    action: "Ask us",
  },
};
