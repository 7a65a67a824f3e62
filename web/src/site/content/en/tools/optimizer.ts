// The check of a profile's text.
import type { Advice, ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Google Business Profile text: free check | Vitrine",
    description:
      "Paste the description of your Google Business Profile: score by rules, what Google forbids, and a structure that works. Free, without an account.",
    name: "Profile text check",
  },
  eyebrow: "Free tool",
  title: "Does your profile say why people should come?",
  lead: "Paste the description of your Google Business Profile. See right away what’s good, what Google forbids, and what’s missing, with a structure for rewriting it.",
  script: "This check works in your browser and needs JavaScript. The rules below help without it, too.",
  how: {
    title: "What makes a good description",
    items: [
      {
        title: "The first 250 characters count",
        text: "Only they’re seen before “more”. Say there what you do and where.",
      },
      {
        title: "No phone, no link, no offers",
        text: "Google’s guidelines forbid them in the description; profiles get rejected for it.",
      },
      {
        title: "Words of customers",
        text: "Your trade and your city once or twice, in sentences. A list of keywords doesn’t help anyone.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "How long can the description be?",
        answer:
          "750 characters. Between 250 and 700 is a good length: enough to say something, short enough to be read.",
      },
      {
        question: "Does the description change my ranking?",
        answer:
          "Hardly by itself. It changes whether those who see you come: the category, the reviews and being near decide the place.",
      },
      {
        question: "Which languages does it understand?",
        answer:
          "English and French. Length, links, prices and symbols are judged rightly in every language; repeated words and the invitation at the end aren’t.",
      },
      {
        question: "Is my text sent anywhere?",
        answer: "No. It’s checked in your browser and leaves it only if you copy it.",
      },
    ],
  },
  cta: {
    title: "Every description in one list",
    text: "Vitrine shows which of your locations don’t have one, and lets you write it right there.",
    action: "Start Free Trial",
  },
};

const rule = (title: string, text: string): Advice => [title, text];

export const optimizer = {
  ...page,
  form: {
    title: "Your text",
    text: "Description",
    category: "Trade or category, e.g. bakery",
    city: "City or district",
    submit: "Check the text",
  },
  words: {
    score: "{n} of 100",
    good: "Good",
    fair: "Fair",
    poor: "Poor",
    counter: "{n} of 750 characters",
    critical: "Forbidden",
    warning: "Could be better",
    passed: "Passed",
    result: "{n} of 100: {m} things to improve",
    result_one: "{n} of 100: one thing to improve",
    perfect: "{n} of 100: nothing to improve",
    empty: "Paste a text first.",
    structure: "A structure that works",
    copy: "Copy the structure",
    copied: "Copied",
    example: [
      "[Name] is your {category} in {city}.",
      "We [what you do best] for [whom], since [year].",
      "Customers come for [three things that only you have].",
      "You find us [landmark, parking, tram stop]; [accessibility, languages, payment].",
      "Come in, or book a table or an appointment on our profile.",
    ],
    category: "trade",
    city: "your city",
    rules: {
      too_long: rule("At most 750 characters", "Google cuts off or refuses longer texts."),
      too_short: rule("At least 250 characters", "There’s room for more reasons to come."),
      no_phone: rule("No phone number", "It belongs in its own field; in the text Google forbids it."),
      no_link: rule("No web address or email", "Links in the description are against Google’s guidelines."),
      no_offers: rule(
        "No prices or special offers",
        "Use a post for them; in the description Google forbids them.",
      ),
      category: rule("Names your trade", "Say in the first sentence what you are."),
      city: rule("Names your city or district", "People searching nearby want to know you’re close."),
      early: rule("Trade or city in the first 250 characters", "Only they’re seen before “more”."),
      stuffing: rule(
        "No word too often",
        "“{word}” appears {n} times. Google takes that for keyword stuffing.",
      ),
      capitals: rule("No shouting", "Write whole words in capitals only where they’re abbreviations."),
      signs: rule(
        "Quiet punctuation",
        "One exclamation mark is enough; symbols and emoji don’t belong here.",
      ),
      action: rule("Says what to do", "End with an invitation: visit, book, call, order."),
      sentences: rule(
        "Sentences people can read",
        "Make long sentences shorter: at most about 25 words each.",
      ),
      lists: rule(
        "Sentences, no list of keywords",
        "Many commas and no verbs read like a list for machines.",
      ),
    } satisfies Record<string, Advice>,
  },
};
