// An article of the blog, in English.
import { example, h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "How to reply to negative reviews, with examples",
    description:
      "A calm approach to bad reviews: who reads your reply, five sentences that work, examples for hard cases, and when a review can be removed.",
    name: "Negative reviews",
  },
  title: "How to reply to negative reviews without making it worse",
  excerpt:
    "Your reply isn’t for the person who wrote the review. It’s for the next hundred people who read it. A five-sentence method, with examples for the hard cases.",
  tags: ["reviews", "reputation", "templates", "crisis"],
  body: [
    p(
      "A one-star review comes in at ten at night. It’s unfair, it names your best employee, and it gets the date wrong. Everything in you wants to reply right away. Don’t. Your reply will stay up for years, and the person who matters isn’t the one who wrote the review. It’s the one who reads it next month while choosing between you and the place across the street.",
    ),
    h2("Who you’re really writing to"),
    p(
      "People who read reviews look at the worst ones on purpose. They want to know what can go wrong and what you do about it. A page of five-star reviews without a single complaint looks fake. One complaint with a decent reply looks like a real business run by adults. So a reply has a modest goal: to show that someone read the review, took it seriously, and fixed the problem. You don’t have to win the argument.",
    ),
    h2("Before you write"),
    steps(
      "**Wait an hour**, but not three days. For a complaint, aim to reply within a day.",
      "**Find out what happened.** Check the calendar and ask everyone who was there. Even an angry review is often right about something.",
      "**Decide what you’ll do.** Offer a refund, make a call, or change how you work. If you don’t do anything, your reply will show it.",
      "**Make sure it’s from a customer.** Sometimes it’s meant for another business or another branch, or it’s from a competitor’s cousin. Each one needs a different reply.",
    ),
    h2("Five sentences"),
    p("A good reply has five parts, one sentence each. Longer is rarely better."),
    steps(
      "**A greeting** with the name they gave, and a thank-you that doesn’t grovel.",
      "**The problem**, in your own words, so they can see that you understand it.",
      "**An apology** for what went wrong, without “if” or “but.”",
      "**What you did or will do**, in concrete terms.",
      "**A way to continue in private**: a name, a direct number, or an email address.",
    ),
    example(
      "A cold meal, a long wait",
      "Hello Karen, thank you for telling us. Waiting fifty minutes for an entrée and then getting it cold isn’t what you came for. I’m sorry. We were one cook short on Friday and should have told every table at the door. As of this week, we do. I’d like to invite you back and make it right: please call the restaurant and ask for me, Luis.",
    ),
    p(
      "Notice what isn’t there: no “we strive,” no “valued customer,” no explanation that’s longer than the apology, and no keywords for Google. Search engines don’t need “best pizza restaurant Boston” in an apology, and readers notice.",
    ),
    h2("The hard cases"),
    h3("It isn’t true"),
    p(
      "State your side once, in a neutral tone, with a fact that readers can check, and offer to look into it together. Never call anyone a liar. Readers can’t know who’s right, but they’ll remember who shouted.",
    ),
    example(
      "The facts are wrong",
      "Hello Peter, I looked for your visit, but we were closed for the holiday on the 14th, so I think this review may be about another store. If I’m wrong, please send the receipt to the email address on our website, and I’ll reply the same day.",
    ),
    h3("Stars with no comment"),
    p(
      "Ask a short, open question: “Thank you for the rating, Ana. Two stars tell me that something wasn’t right. Would you tell me what it was? My direct line is on our website. Tom, manager.” It takes a minute and shows that you’re listening.",
    ),
    h3("It names an employee"),
    p(
      "Shift the focus from the employee to yourself: “This is my responsibility as the manager.” Never confirm a name, disciplinary action, or anything about someone’s health. Talk to the employee before you publish.",
    ),
    h3("You’re a doctor, a lawyer, or a therapist"),
    p(
      "You can’t even confirm that the reviewer is a client or a patient. Don’t write “at your last appointment” or “your file.” Keep it general: “Our rule is to see every patient within twenty minutes. When that doesn’t work out, we want to know. Please call the practice manager.” Our article on [medical practices](page:article-medical-practices) covers this in more detail.",
    ),
    h3("A wave of bad reviews"),
    p(
      "You get ten bad reviews in a day, after a news story or a video. Write **one** good statement and use it for all of them, with small changes. Flag the reviews from people who were never customers, all at once, with dates and evidence. Don’t ask friends to drown them out with five-star reviews. It’s against the rules, people can tell, and it turns one angry afternoon into a story about fake reviews.",
    ),
    h2("When a review can be removed"),
    p(
      "Review sites don’t judge who’s right. They only remove reviews that break their rules. Report the review once, under the rule it breaks, with a simple explanation. Then reply to it anyway while you wait.",
    ),
    table(
      "Which reviews can be removed",
      ["What it is", "Removable?", "What to do"],
      [
        "From a former employee or a competitor",
        "Yes, conflict of interest",
        "Report it with any evidence you have",
      ],
      ["Insults, threats, slurs", "Yes", "Report it and keep a screenshot"],
      ["Someone’s personal information or photo", "Yes", "Report it as a privacy issue"],
      ["About politics or news, not a visit", "Yes, off topic", "Report it"],
      ["Meant for another business", "Sometimes", "Point it out politely, then report it"],
      ["Exaggerated, one-sided, unfair", "No", "Reply well"],
      ["True, but hurtful", "No", "Fix the problem, then reply"],
    ),
    h2("What makes it worse"),
    list(
      "Pasting the same reply under every review. Readers scroll, and they notice.",
      "Offering money in public for a better rating. It’s against every site’s rules, and it invites others to ask for the same.",
      "Sending only happy customers to Google. Google doesn’t allow it. Ask everyone, and give everyone a private way to complain, too.",
      "Threatening to call your lawyer. In private, that’s sometimes right. In public, it’s always wrong.",
      "Replying only to the bad reviews. A line under the good ones keeps things balanced and brings those customers back.",
    ),
    h2("Make it a routine"),
    p(
      "Put one person in charge of replies, with one backup. Reply to the simple ones the same day and to the hard ones after you’ve talked to your team, and leave nothing unanswered for more than two days. Keep track of what caused each complaint (long wait, price, cold food, rudeness, parking). Once the same cause has come up five times, it’s not a review problem anymore. [Review management in Vitrine](page:reviews) sends you an alert, suggests a draft to rewrite in your own voice, and counts the causes. If you don’t use Vitrine, our [free reply templates](page:template-reviews) are a good start.",
    ),
    tip(
      "Ask again",
      "When you’ve made something right, say so and leave it at that. Many people update their review on their own. It’s fine to ask once, in private, after they’ve thanked you. Don’t ask twice.",
    ),
  ],
};
