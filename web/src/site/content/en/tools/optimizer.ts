// The check of a profile's text.
import type { Advice, ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Free Google Business Profile text check | Vitrine",
    description:
      "Paste your Google Business Profile description to see a score, what Google doesn’t allow, and a structure that works. Free, no account needed.",
    name: "Profile text check",
  },
  eyebrow: "Free tool",
  title: "Does your profile give people a reason to come in?",
  lead: "Paste your Google Business Profile description. See right away what’s good, what Google doesn’t allow, and what’s missing, with a structure for rewriting it.",
  script: "This check runs in your browser and requires JavaScript. The rules below help even without it.",
  how: {
    title: "What makes a good description",
    items: [
      {
        title: "The first 250 characters count",
        text: "This is all people see before they tap “More.” Use it to say what you do and where.",
      },
      {
        title: "No phone numbers, links, or offers",
        text: "Google doesn’t allow them in descriptions and may reject profiles that include them.",
      },
      {
        title: "Your customers’ words",
        text: "Mention what you do and your city once or twice, in full sentences. A list of keywords doesn’t help anyone.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "How long can the description be?",
        answer:
          "750 characters. Between 250 and 700 is a good length: long enough to say something, short enough that people read it.",
      },
      {
        question: "Does the description change my ranking?",
        answer:
          "Not much by itself. Your category, reviews, and distance determine where you rank. The description helps convince the people who find you to come in.",
      },
      {
        question: "Which languages does it understand?",
        answer:
          "English and French. The checks for length, links, prices, and symbols work in any language. The checks for repeated words and a call to action don’t.",
      },
      {
        question: "Is my text sent anywhere?",
        answer: "No. The check runs in your browser, and your text stays there unless you copy it.",
      },
    ],
  },
  cta: {
    title: "Every description in one list",
    text: "Vitrine shows which of your locations don’t have one, and you can write it right there.",
    action: "Start Free Trial",
  },
};

const rule = (title: string, text: string): Advice => [title, text];

export const optimizer = {
  ...page,
  form: {
    title: "Your text",
    text: "Description",
    category: "Industry or category, e.g. bakery",
    city: "City or neighborhood",
    submit: "Check my text",
  },
  words: {
    score: "{n} out of 100",
    good: "Good",
    fair: "Fair",
    poor: "Poor",
    counter: "{n} of 750 characters",
    critical: "Not allowed",
    warning: "Could be better",
    passed: "Passed",
    result: "{n} out of 100: {m} things to improve",
    result_one: "{n} out of 100: one thing to improve",
    perfect: "{n} out of 100: nothing to improve",
    empty: "Paste your description first.",
    structure: "A structure that works",
    copy: "Copy structure",
    copied: "Copied",
    example: [
      "[Name] is your {category} in {city}.",
      "We’ve been [doing what you do best] for [whom] since [year].",
      "Customers come for [three things only you offer].",
      "You’ll find us [landmark, parking, bus stop]; [accessibility, languages, payment].",
      "Come in, or book a table or an appointment on our profile.",
    ],
    category: "[type of business]",
    city: "[your city]",
    rules: {
      too_long: rule("750 characters or fewer", "Google cuts off or rejects longer descriptions."),
      too_short: rule("At least 250 characters", "There’s room to give people more reasons to visit."),
      no_phone: rule("No phone number", "It belongs in its own field. Google doesn’t allow it in the text."),
      no_link: rule("No web address or email", "Links in the description are against Google’s guidelines."),
      no_offers: rule(
        "No prices or special offers",
        "Use a post instead. Google doesn’t allow them in the description.",
      ),
      category: rule("Says what you do", "Say what kind of business you are in the first sentence."),
      city: rule("Names your city or neighborhood", "People searching nearby want to know you’re close."),
      early: rule(
        "Business or city in the first 250 characters",
        "This is all people see before they tap “More.”",
      ),
      stuffing: rule(
        "No overused words",
        "“{word}” appears {n} times. Google sees that as keyword stuffing.",
      ),
      capitals: rule("No shouting", "Use all caps only for abbreviations."),
      signs: rule(
        "No excess punctuation or emoji",
        "Use at most one exclamation point, and leave out symbols and emoji.",
      ),
      action: rule("Tells people what to do", "End with an invitation: visit, book, call, order."),
      sentences: rule("Easy-to-read sentences", "Shorten long sentences to about 25 words each."),
      lists: rule(
        "Sentences, not a list of keywords",
        "Words strung together with commas and no verbs read as if they were written for machines.",
      ),
    } satisfies Record<string, Advice>,
  },
};
