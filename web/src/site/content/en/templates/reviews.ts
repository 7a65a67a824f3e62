// A template to download, in English.
import { h2, list, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const reviews: TemplateText = {
  meta: {
    title: "Review reply templates: 20 texts to make your own",
    description:
      "Free templates: 16 replies for good, mixed, bad and delicate reviews, and 4 messages that ask for a review within the rules. CSV and print.",
    name: "Review templates",
  },
  title: "Review replies and requests",
  lead: "Sixteen replies and four requests, written to be changed. The words in [brackets] are yours; a reply that still sounds like a template shouldn’t be sent.",
  file: "review-reply-templates",
  sheet: {
    part: "Kind",
    head: ["Situation", "Text"],
    blank: [],
    parts: [
      {
        title: "Praise",
        rows: [
          ["Short praise", "Thank you, [name]. I will pass that on to the team this morning. See you soon!"],
          [
            "Praise with a detail",
            "Thank you, [name]. [The detail] is what [person or team] works on hardest, so it means a lot that you noticed. Next time, ask for [suggestion].",
          ],
          [
            "Praise of an employee",
            "Thank you, [name]. I read this out at our meeting and someone went rather red. We are glad to have them, too.",
          ],
          [
            "A regular customer",
            "[Name], thank you, for this and for all the times you have been here. That’s what we open the door for.",
          ],
          [
            "Five stars without words",
            "Thank you for the five stars, [name]. If you ever have a minute, tell us what you liked; it helps us keep it.",
          ],
        ],
      },
      {
        title: "Mixed",
        rows: [
          [
            "Good, but…",
            "Thank you, [name]. Glad that [good point] was right. [Weak point] wasn’t as it should be; since [date] we [change]. I hope you will see the difference.",
          ],
          [
            "Too expensive",
            "Thank you for being frank, [name]. Our [service] includes [what], which others charge extra. If you like, call me and I will go through the bill with you.",
          ],
          [
            "Three stars without words",
            "Thank you for the rating, [name]. Three stars tell me that something could have been better. Would you tell me what? [Name, role], on the number in this profile.",
          ],
        ],
      },
      {
        title: "Complaints",
        rows: [
          [
            "A long wait",
            "Hello [name], [time] is too long, and nobody should have to ask. I am sorry. We had [cause]; from [date] we [change]. Please ask for me on your next visit. [Name]",
          ],
          [
            "Poor quality",
            "Hello [name], thank you for telling us. [What] shouldn’t have left our house like that. I am sorry and would like to put it right: please call [name] on [number].",
          ],
          [
            "An unfriendly word",
            "Hello [name], that isn’t how we want to treat anyone, and it’s my responsibility. We have talked about it. I would be glad to hear from you directly: [name, number].",
          ],
          [
            "A mistake on the bill",
            "Hello [name], you’re right, and I am sorry: [what happened]. The difference of [amount] is on its way to you. Thank you for pointing it out.",
          ],
        ],
      },
      {
        title: "Delicate",
        rows: [
          [
            "No such visit can be found",
            "Hello [name], we can’t find this visit; on [date] we were [fact]. Could it be about another business? If not, please write to [address] and I will answer the same day.",
          ],
          [
            "The facts are different",
            "Hello [name], we remember that day differently: [one neutral fact]. We would like to clear it up together and are on [number].",
          ],
          [
            "Health, law, anything confidential",
            "Thank you for writing. Confidentiality doesn’t allow us to answer here, or to say who our clients are. In general, [rule of the house]. Please call [role] on [number]; we want to know.",
          ],
          [
            "A dispute is under way",
            "Thank you. We take this seriously and are dealing with it directly. Out of respect for all concerned we won’t discuss it in public.",
          ],
        ],
      },
      {
        title: "Asking for a review",
        rows: [
          [
            "Email, the day after",
            "Hello [name], thank you for coming yesterday. Would you tell others how it was? It takes a minute: [link]. Should anything not have been right, answer this message and it reaches me directly. [Name]",
          ],
          [
            "Text message",
            "[Business]: thank you for your visit, [name]. How was it? [link] Stop messages: answer STOP.",
          ],
          [
            "Card with a QR code",
            "Tell the neighborhood how it was. [QR code] And if something was wrong: [number], ask for [name].",
          ],
          [
            "In person",
            "If you have a minute this evening, a review helps us a lot, whatever you write. The code is on the receipt.",
          ],
        ],
      },
    ],
  },
  use: [
    h2("How to use them"),
    steps(
      "Choose the situation, not the number of stars.",
      "Change at least one sentence to fit: a detail from the review, a real measure, your own name.",
      "Wait an hour before you publish an answer to a complaint. Have someone else read the delicate ones.",
      "Never send the same text twice in a row. Readers scroll.",
    ),
    h2("Rules that apply everywhere"),
    list(
      "Ask everyone, or no one. Choosing the happy ones is forbidden on Google.",
      "No reward for a review: no discount, no raffle, no free coffee.",
      "For text messages and emails you need the consent that your country requires, and a way to stop them.",
      "Yelp wishes not to be asked for at all.",
      "In regulated professions, check first what your board permits.",
    ),
    p(
      "The method behind these texts is in [how to reply to negative reviews](page:article-negative-reviews). In [Vitrine](page:reviews), the templates fill in name and place by themselves, and a person always has the last word.",
    ),
    tip(
      "The test",
      "Read the reply aloud as if the next customer stood in front of you. If you wouldn’t say it, don’t send it.",
    ),
  ],
};
