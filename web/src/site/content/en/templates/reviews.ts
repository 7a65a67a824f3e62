// A template to download, in English.
import { h2, list, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const reviews: TemplateText = {
  meta: {
    title: "Review reply templates: 20 messages to make your own",
    description:
      "Free templates: 16 replies for good, mixed, bad, and sensitive reviews, and 4 messages that ask for reviews within the rules. CSV or print.",
    name: "Review templates",
  },
  title: "Review replies and requests",
  lead: "Sixteen replies and four review requests to make your own. Fill in the words in [brackets], and don’t send a reply that still sounds like a template.",
  file: "review-reply-templates",
  sheet: {
    part: "Type",
    head: ["Situation", "Text"],
    blank: [],
    parts: [
      {
        title: "Praise",
        rows: [
          ["Short praise", "Thank you, [name]. I’ll pass that on to the team this morning. See you soon!"],
          [
            "Specific praise",
            "Thank you, [name]. [Person or team] works hard on [the detail], so it means a lot that you noticed. Next time, ask for [suggestion].",
          ],
          [
            "Praise for an employee",
            "Thank you, [name]. I read this aloud at our team meeting, and someone blushed. We’re glad to have them, too.",
          ],
          [
            "A regular customer",
            "Thank you, [name], for this review and for coming back so often. You’re the reason we open our doors every day.",
          ],
          [
            "Five stars, no comment",
            "Thank you for the five stars, [name]. If you ever have a minute, tell us what you liked so that we can keep doing it.",
          ],
        ],
      },
      {
        title: "Mixed",
        rows: [
          [
            "Good, but…",
            "Thank you, [name]. I’m glad you liked [good point]. [Weak point] wasn’t up to our standards; since [date], we’ve [change]. I hope you’ll notice the difference.",
          ],
          [
            "Too expensive",
            "Thank you for being honest, [name]. Our [service] includes [what], which others charge extra for. If you like, call me and I’ll go over the bill with you.",
          ],
          [
            "Three stars, no comment",
            "Thank you for the rating, [name]. Three stars tell me that something could have been better. Would you call me at the number on this profile and tell me what it was? [Name, role]",
          ],
        ],
      },
      {
        title: "Complaints",
        rows: [
          [
            "A long wait",
            "Hello [name], [time] is too long to wait, and I’m sorry. That day, [cause]. Starting [date], we’ll [change]. Please ask for me on your next visit. [Name]",
          ],
          [
            "Poor quality",
            "Hello [name], thank you for telling us. [What] should never have reached you like that. I’m sorry, and I’d like to make it right. Please call [name] at [number].",
          ],
          [
            "A rude remark",
            "Hello [name], that isn’t how we want anyone to be treated, and I take responsibility. We’ve talked about it as a team. I’d be glad to hear from you directly: [name, number].",
          ],
          [
            "A mistake on the bill",
            "Hello [name], you’re right, and I’m sorry: [what happened]. We’re refunding you the difference of [amount]. Thank you for pointing it out.",
          ],
        ],
      },
      {
        title: "Sensitive",
        rows: [
          [
            "You can’t find the visit",
            "Hello [name], we can’t find a record of this visit; on [date], we were [fact]. Could this review be meant for another business? If not, please email [address] and I’ll reply the same day.",
          ],
          [
            "You disagree about the facts",
            "Hello [name], we remember that day differently: [one neutral fact]. We’d like to clear it up with you. Please call us at [number].",
          ],
          [
            "Health, legal, anything confidential",
            "Thank you for your feedback. For confidentiality reasons, we can’t respond in detail here or say who our clients are. In general, [your policy]. Please call [role] at [number]; we’d like to hear from you.",
          ],
          [
            "An ongoing dispute",
            "Thank you for your feedback. We take this seriously and are handling it directly. Out of respect for everyone involved, we won’t discuss it in public.",
          ],
        ],
      },
      {
        title: "Asking for a review",
        rows: [
          [
            "Email, the day after the visit",
            "Hello [name], thank you for coming in yesterday. Would you tell others how it went? It takes a minute: [link]. If anything wasn’t right, just reply to this message, and I’ll read it myself. [Name]",
          ],
          [
            "Text message",
            "[Business]: thank you for your visit, [name]. How was it? [link] Reply STOP to opt out.",
          ],
          [
            "Card with a QR code",
            "Tell the neighborhood how we did. [QR code] If something went wrong, call [number] and ask for [name].",
          ],
          [
            "In person",
            "If you have a minute this evening, a review would help us a lot, whatever you have to say. The code is on the receipt.",
          ],
        ],
      },
    ],
  },
  use: [
    h2("How to use them"),
    steps(
      "Go by the situation, not the number of stars.",
      "Change at least one sentence: add a detail from the review, a real fix, or your own name.",
      "Wait an hour before you publish a reply to a complaint. Have someone else read the sensitive ones.",
      "Never send the same text twice in a row. People who read one reply scroll to the next.",
    ),
    h2("Rules that apply everywhere"),
    list(
      "Ask everyone, or no one. Google doesn’t allow you to ask only happy customers.",
      "Don’t offer a reward for a review: no discount, no raffle, no free coffee.",
      "For texts and emails, get the consent your country requires, and give people a way to opt out.",
      "Yelp doesn’t want you to ask for reviews at all.",
      "If you’re in a regulated profession, check what your board allows first.",
    ),
    p(
      "For the method behind these templates, see [how to reply to negative reviews](page:article-negative-reviews). In [Vitrine](page:reviews), the templates fill in the name and location for you, and a person always has the final say.",
    ),
    tip(
      "The test",
      "Read the reply aloud as if your next customer were standing in front of you. If you wouldn’t say it, don’t send it.",
    ),
  ],
};
