// The privacy policy: what this program really keeps.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const privacy: TextPageText = {
  meta: {
    title: "Privacy policy: what we store and why | Vitrine",
    description:
      "What Vitrine stores about visitors and users, for how long, who sees it, and how to correct, export, or erase it.",
    name: "Privacy",
  },
  eyebrow: "Legal",
  title: "Privacy policy",
  lead: "What we store, why, for how long, and how to get a copy or erase it. In effect since November 1, 2026.",
  contents: "On this page",
  blocks: [
    h2("In short"),
    list(
      "Our public pages don’t set cookies, count visitors, or load anything from other companies.",
      "We store what you type into a form or into your account, and what’s needed to keep the account safe.",
      "We don’t sell data. It leaves the service only when that’s needed to do what you ask: it goes to services you connect, directories and registries we check for you, the payment provider, and an AI model if one is connected.",
      "You can ask us for a copy of your data or ask us to erase it at any time, and you’ll get an answer within 30 days.",
    ),
    h2("Who is responsible"),
    p(
      "Vitrine is a program that companies can also run themselves. The company named in your account’s contract, or the one that runs the site you’re reading, is responsible for the data in it. Its name and address are in the [legal notice](page:legal-notice); you can reach it through the [contact form](page:contact).",
    ),
    h2("What we store"),
    table(
      "What we store, why, and for how long",
      ["What", "Why", "How long"],
      [
        "Account: first and last name, email, company, and password as an Argon2id hash",
        "To let you sign in (contract)",
        "Until the account is deleted",
      ],
      [
        "Second factors: passkey public keys, encrypted authenticator app secrets, and hashed recovery codes",
        "To protect your sign-in (security)",
        "Until you remove them or delete the account",
      ],
      [
        "Sign-ups that were never confirmed, with IP address; invitations, with the invited person’s email",
        "To let you confirm your email or join a team (at your request)",
        "7 days",
      ],
      [
        "Sessions: time, browser name, and IP address of the last use",
        "To show you where you’re signed in and let you end sessions (security)",
        "30 days after last use, up to 180 days",
      ],
      [
        "Audit log: who did what and when, including sign-ins, with IP address and browser",
        "To detect abuse and to prove what happened (security)",
        "6 years, unless the operator sets a different period; your email, IP address, and browser are removed when you delete your account",
      ],
      [
        "Locations, business hours, photos, labels, and who changed what",
        "The service itself (contract)",
        "Until you delete them; deleted locations for 30 more days, so you can restore them",
      ],
      [
        "Your profile photo",
        "To show colleagues who you are (contract)",
        "Until you remove it or delete the account",
      ],
      [
        "Google connection: email address of the Google user, encrypted access tokens, and locations with their daily performance data",
        "To sync your locations at your request (contract)",
        "Tokens until you disconnect; locations and their data as described above",
      ],
      [
        "Reviews: reviewer’s name, text, stars, your reply, and earlier versions",
        "To show them and let you reply (contract)",
        "Until you delete the location, plus 30 days",
      ],
      [
        "Contacts for review requests: name, email, phone, and proof of consent (encrypted), and the last visit",
        "To ask for a review at your request (you’re the controller)",
        "Until you erase them; an opt-out stays as a keyed hash",
      ],
      [
        "Private feedback from customers, encrypted",
        "To let you reply (you’re the controller)",
        "2 years after the last message",
      ],
      [
        "People who receive your reports: name and email",
        "To send the reports you schedule (contract)",
        "Until you remove them",
      ],
      [
        "People with access to your client portal: name, email, and sessions",
        "To let them sign in (contract)",
        "Until you remove them; sessions for up to 30 days",
      ],
      [
        "Directory listings: what each directory shows about a location, and when we read it",
        "To compare it with your details (contract)",
        "The evidence for 13 months",
      ],
      [
        "Heatmaps: your rank at each grid point, and the businesses listed there",
        "To show where you rank (contract)",
        "Until you delete the heatmap",
      ],
      [
        "Local pages: daily counts of views and clicks, with nothing about the visitor",
        "To show what a page brings in (contract)",
        "Until you delete the page",
      ],
      [
        "Subscription: the plan, its status, and the Stripe customer ID; card numbers stay with Stripe",
        "To bill what you buy (contract)",
        "Until the organization is deleted",
      ],
      [
        "Single sign-on: the link between your account and your company’s identity provider",
        "To let you sign in (contract)",
        "Until it’s removed or the account is deleted",
      ],
      [
        "AI drafts: the prompt and the text, encrypted",
        "To show what was written and what it cost (contract)",
        "30 days, or until you delete them",
      ],
      [
        "Imports, bulk edits, merges, and Google syncs",
        "To show what they did and to undo them (contract)",
        "30 days",
      ],
      ["Activity in the overview", "To show what changed (contract)", "90 days"],
      [
        "Webhook events, deliveries, and attempts",
        "To send them and to show what failed (contract)",
        "30 days",
      ],
      ["Data exports you create", "To let you download them (at your request)", "7 days"],
      ["Notifications", "To tell you what happened (contract)", "90 days"],
      [
        "Email notifications: your choices, and events waiting to be emailed",
        "To email you what you chose, right away or in a digest (contract); every email has a link that turns it off",
        "Preferences until you change them or leave; pending events until the email is created",
      ],
      [
        "Contact form: name, email, message, and anything you add",
        "To reply to you (at your request)",
        "2 years",
      ],
      [
        "Newsletter: email, language, and what you agreed to and when",
        "To send it and to prove your consent",
        "Until you unsubscribe; the proof for 3 more years; if never confirmed, 30 days",
      ],
      ["Demo organizations", "To let you try the product", "24 hours"],
    ),
    h2("What we don’t store"),
    list(
      "No IP addresses stored with contact form messages or newsletter sign-ups. For rate limiting, IP addresses are kept in memory only.",
      "No names, addresses, or tokens in the program’s log.",
      "Nothing you type into the free tools. The website audit loads the page you enter once and doesn’t keep any of it.",
    ),
    h2("Who has access to your data"),
    p(
      "People in your organization see what their roles allow. The server and email providers process data on behalf of the company that runs this site. If you connect a Google account, we exchange location data with Google at your request. The access tokens are stored encrypted.",
    ),
    p(
      "Text for AI drafts leaves this server only if an AI model is connected, either with your own key or by the company that runs this site. To write a draft, the AI service gets the text and stars of one review, the reviewer’s first name, and the name, category, and city of the location; for a post, the facts you type. Without a connected model, drafts come from templates, and nothing leaves this server.",
    ),
    h2("How we protect it"),
    p(
      "Secrets we need to read back, such as queued emails and Google tokens, are encrypted with AES-256-GCM. Passwords and API tokens are stored only as hashes. Every request checks the session and the organization. All connections are encrypted, and we tell browsers never to connect any other way.",
    ),
    h2("Your rights"),
    p(
      "You can see your data, have it corrected, exported, restricted, or erased, and object to its use. You can withdraw consent at any time. The [GDPR page](page:gdpr) explains how. If you’re not satisfied, you can complain to your country’s supervisory authority.",
    ),
    h2("Changes"),
    p(
      "If we change this policy in a way that affects you, we’ll tell account holders by email at least 30 days in advance.",
    ),
  ],
  next: {
    title: "Questions about your data?",
    text: "Send us a message. A person will reply within 24 hours on business days.",
    to: "contact",
    action: "Ask us",
  },
};
