// The terms of service.
import { h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const terms: TextPageText = {
  meta: {
    title: "Terms of service in plain language | Vitrine",
    description:
      "The terms for using Vitrine: trial, plans and prices, what you may do, what we promise, refunds, liability, and how either side can end them.",
    name: "Terms",
  },
  eyebrow: "Legal",
  title: "Terms of service",
  lead: "What you can expect from us and what we expect from you. In effect since November 1, 2026.",
  contents: "On this page",
  blocks: [
    h2("The contract"),
    p(
      "These terms apply between you and the company that runs this site, from the moment you create an account. You use Vitrine for a business, and you’re authorized to act on its behalf. The program itself is also published under the Apache License 2.0. If you run it on your own servers, you don’t need a contract with us.",
    ),
    h2("Trial, plans, and payment"),
    list(
      "The trial lasts 14 days and doesn’t require a card. It ends on its own, and we won’t charge you unless you place an order.",
      "The plans and prices on the [Pricing](page:pricing) page apply. They don’t include tax. You pay in advance, monthly or yearly.",
      "You can change your plan at any time. The change takes effect immediately. If you upgrade, you pay the difference for the rest of the period. If you downgrade, the difference is credited on your next invoice.",
      "If a payment fails, everything keeps working for 14 more days. After that, scans, campaigns, automatic replies, scheduled posts, and reports pause until you pay. Nothing is deleted.",
      "You can cancel at any time. Your plan stays active until the end of the period you’ve paid for.",
      "If you ask within 30 days of your first payment, we’ll refund it for any reason.",
    ),
    h2("What you may do"),
    p(
      "You may use the service for your own locations and for those of customers who’ve asked you to. You give us the right to store and process what you enter, to the extent the service requires it. It stays yours, and you can export it whenever you like.",
    ),
    h2("What you may not do"),
    list(
      "Add data you don’t have the right to use, or manage profiles for businesses that don’t exist.",
      "Buy, fake, or reward reviews, or ask only happy customers for them. Google doesn’t allow it, and neither do we.",
      "Send messages to people who haven’t agreed to receive them.",
      "Break into the service, overload it on purpose, or pass it off as your own outside the white-label options.",
    ),
    h2("What we promise"),
    p(
      "We look after the service and keep backups. We aim for 99.9% availability over a month, and the [Status](page:status) page shows how things are right now. We don’t promise a position in search results, because no one can.",
    ),
    h2("Liability"),
    p(
      "Our liability is unlimited for willful misconduct, gross negligence, and personal injury, and wherever the law requires it. Otherwise, we’re liable only for breach of essential obligations, and for no more than you paid in the previous twelve months. Consumers’ mandatory rights aren’t affected.",
    ),
    h2("Ending the contract"),
    p(
      "You can delete your account at any time. We may end the contract with 30 days’ notice, or immediately if you break these terms and don’t stop after a warning. You can still export your data for 30 days after the contract ends. Then it’s erased.",
    ),
    h2("Law and changes"),
    p(
      "These terms are governed by the law of the jurisdiction where the company that runs this site has its registered office. If we change these terms, we’ll tell you by email 30 days in advance. If you don’t agree, you can cancel as of that date and get a refund for the remaining time.",
    ),
  ],
  next: {
    title: "Questions about these terms?",
    text: "Ask before you sign up. We’ll answer in plain language.",
    to: "contact",
    action: "Ask us",
  },
};
