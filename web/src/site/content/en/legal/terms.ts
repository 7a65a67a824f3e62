// The terms of service.
import { h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const terms: TextPageText = {
  meta: {
    title: "Terms of service in plain words | Vitrine",
    description:
      "The terms for using Vitrine: trial, plans and prices, what you may do, what we promise, guarantee, liability and how either side ends it.",
    name: "Terms",
  },
  eyebrow: "Legal",
  title: "Terms of service",
  lead: "What you may expect from us, and we from you. In force since November 1, 2026.",
  contents: "On this page",
  blocks: [
    h2("The contract"),
    p(
      "These terms apply between you and the company that runs this site, from the moment you create an account. You use Vitrine for a business, and you may act for it. The program itself is also published under the Apache License 2.0; who runs it on their own machines needs no contract with us.",
    ),
    h2("Trial, plans and payment"),
    list(
      "The trial lasts 14 days and needs no card. It ends by itself; nothing is charged without your order.",
      "Plans and prices are those of the page [Pricing](page:pricing), without tax. You pay in advance, by the month or the year.",
      "You can change the plan at any time; the change is immediate and what you have paid counts in proportion.",
      "You can cancel at any time. The plan then runs to the end of the time you have paid for.",
      "In the first 30 days after your first payment we give your money back if you ask, whatever the reason.",
    ),
    h2("What you may do"),
    p(
      "You may use the service for your own locations and for those of customers who asked you to. You give us the right to store and process what you enter, as far as the service needs it. It stays yours: export it whenever you like.",
    ),
    h2("What you may not do"),
    list(
      "Enter data you have no right to, or keep up profiles of businesses that do not exist.",
      "Buy, invent or reward reviews, or ask only happy customers for one. Google forbids it, and so do we.",
      "Send messages to people who have not agreed to them.",
      "Break into the service, overload it on purpose, or pass it off as yours outside the white-label options.",
    ),
    h2("What we promise"),
    p(
      "We run the service with care and keep backups. We aim at 99.9% availability over a month; the page [Status](page:status) shows how things are now. We do not promise a position in search results: nobody can.",
    ),
    h2("Liability"),
    p(
      "We are liable without limit for intent, gross negligence, injury and wherever the law says so. Otherwise we are liable for the breach of essential duties only, and for no more than what you paid in the twelve months before. Mandatory rights of consumers stay as they are.",
    ),
    h2("Ending it"),
    p(
      "You can delete your account at any time. We may end the contract with 30 days’ notice, or at once if you break these terms and do not stop after a warning. For 30 days after the end you can still export your data; then they are erased.",
    ),
    h2("Law and changes"),
    p(
      "The law of the place where the company that runs this site has its seat applies. If we change these terms we tell you by email 30 days before; if you do not agree, you can cancel to that date and get back what you paid for the time after.",
    ),
  ],
  next: {
    title: "Something unclear?",
    text: "Ask before you sign up. We answer in plain words, too.",
    to: "contact",
    action: "Ask us",
  },
};
