// An article of the blog, in English.
import { example, h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "How to reply to negative reviews, with examples",
    description:
      "A calm method for bad reviews: who reads your reply, five sentences that work, examples for hard cases, and when a review can be removed.",
    name: "Negative reviews",
  },
  title: "How to reply to negative reviews without making it worse",
  excerpt:
    "Your reply isn’t for the person who wrote the review. It’s for the next hundred who read it. A five-sentence method, with examples for the hard cases.",
  tags: ["reviews", "reputation", "templates", "crisis"],
  body: [
    p(
      "A one-star review arrives at ten in the evening. It’s unfair, it names your best employee, and it gets the date wrong. Everything in you wants to reply right away. Don’t. What you write will stay there for years, and the person it matters to isn’t the one who wrote the review. It’s someone who will read it next month while choosing between you and the place across the road.",
    ),
    h2("Who you’re really writing to"),
    p(
      "People who read reviews sort by the worst ones on purpose. They want to know what can go wrong and what happens then. A page of five stars without a single complaint looks bought; one complaint with a decent answer looks like a real business run by adults. So the aim of a reply is modest: show that a person read it, that you take it seriously, and that it was put right. Winning the argument isn’t on the list.",
    ),
    h2("Before you write"),
    steps(
      "**Wait an hour**, but not three days. Within a day is good for a complaint.",
      "**Find out what happened.** Check the calendar and ask anyone who was there. Even an angry review is often right about one thing.",
      "**Decide what you will do.** A refund, a call, a changed habit. A reply without an act behind it reads like one.",
      "**Check that it’s a customer.** Wrong business, wrong branch and competitor’s cousin all happen; each needs another answer.",
    ),
    h2("Five sentences"),
    p("A good reply has five parts, one sentence each. More is rarely better."),
    steps(
      "**Greeting** with the name they gave, and thanks that doesn’t grovel.",
      "**The point**, in your own words, so that they see it was understood.",
      "**Regret** for what was wrong, without “if” and without “but”.",
      "**What you did or will do**, concretely.",
      "**A way to continue in private**: a name, a direct number or address.",
    ),
    example(
      "A cold meal, a long wait",
      "Hello Karen, thank you for telling us. Waiting fifty minutes for a main course that then arrived cold isn’t what you came for. I am sorry. We were one cook short on Friday and should have told every table at the door; since this week we do. I would like to invite you back and make it right: please ask for me, Luis, on the restaurant’s number.",
    ),
    p(
      "Notice what is absent: no “we strive”, no “valued customer”, no explanation longer than the apology, and no keyword for Google. Search engines don’t need “best pizza restaurant Boston” in an apology, and readers notice.",
    ),
    h2("The hard cases"),
    h3("It isn’t true"),
    p(
      "State your side once, in a neutral tone, with a fact that a reader can check, and offer to look into it together. Never call anyone a liar; a reader can’t know who is right and will remember who shouted.",
    ),
    example(
      "The facts are wrong",
      "Hello Peter, I have looked for this visit and we were closed for the holiday on the 14th, so I believe this may be about another shop. If I am mistaken, please send me the receipt at the address on our website and I will answer the same day.",
    ),
    h3("Stars and no words"),
    p(
      "A short, open question: “Thank you for the rating, Ana. Two stars tell me that something wasn’t right; would you tell me what? My direct line is on our website. Tom, manager.” It costs a minute and shows that you’re there.",
    ),
    h3("It names an employee"),
    p(
      "Take it off the person: “This is my responsibility as the manager.” Never confirm a name, a disciplinary measure or anybody’s health. Speak with the employee before you publish.",
    ),
    h3("You’re a doctor, a lawyer, a therapist"),
    p(
      "You can’t even confirm that the writer is a client or a patient. Not “at your last appointment”, not “your file”. Write in general terms: “Our rule is to see every patient within twenty minutes; when that fails we want to know. Please call the practice manager.” The article on [medical practices](page:article-medical-practices) goes further.",
    ),
    h3("A wave of them"),
    p(
      "Ten bad reviews in a day, after a news story or a video: write **one** good statement and use it, lightly adapted, for all. Flag those from people who were never customers, in one batch, with dates and evidence. Don’t ask friends to drown them in five stars; it’s against the rules, it shows, and it turns an afternoon’s anger into a story about fake reviews.",
    ),
    h2("When a review can be removed"),
    p(
      "Sites don’t judge who is right. They remove what breaks their rules, and only that. Report the review under the rule that it breaks, once, with a plain explanation; then answer it anyway while you wait.",
    ),
    table(
      "Removable, or not",
      ["What it is", "Removable?", "What to do"],
      ["A former employee or a competitor", "Yes, conflict of interest", "Report, with what you can show"],
      ["Insults, threats, slurs", "Yes", "Report; keep a screenshot"],
      ["Personal data, photos of a person", "Yes", "Report as a privacy matter"],
      ["About politics or news, not a visit", "Yes, off topic", "Report"],
      ["Meant for another business", "Sometimes", "Say so kindly, then report"],
      ["Exaggerated, one-sided, unfair", "No", "Answer well"],
      ["True, but hurtful", "No", "Fix it, then answer"],
    ),
    h2("What makes it worse"),
    list(
      "The same pasted reply under every review. Readers scroll; they see it.",
      "Offering money in public for a change of stars. It’s against every site’s rules, and an invitation to others.",
      "Filtering: sending only pleased customers to Google. Google forbids it. Ask everyone, and give everyone a private way to complain as well.",
      "Threats of lawyers. Sometimes right in private, always wrong in public.",
      "Answering only the bad ones. A line under the good ones keeps the balance, and their authors come back.",
    ),
    h2("Make it a routine"),
    p(
      "One person answers, with one stand-in. Simple ones the same day, hard ones after a talk, none unanswered after two days. Keep a note of the cause of each complaint (wait, price, cold, rude, parking). When the same word has come five times it’s no longer a review problem. [Review management in Vitrine](page:reviews) sends the alert, suggests a draft to rewrite in your own voice, and counts the causes; our [free reply templates](page:template-reviews) are a good start without it.",
    ),
    tip(
      "Ask again",
      "When you have put something right, say so and leave it there. Many people change their review by themselves. Asking once, in private, after they have thanked you, is fine. Asking twice isn’t.",
    ),
  ],
};
