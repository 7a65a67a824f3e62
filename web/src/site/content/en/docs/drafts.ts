// Documentation of drafts by AI and of automatic replies.
import { h2, list, p, steps, table } from "../../types/blocks";

export const drafts = {
  meta: {
    name: "AI drafts",
    title: "AI drafts and automatic replies | Vitrine docs",
    description:
      "Draft replies and posts with an AI model: connect one, set tone and limits, see what leaves the server, and turn on automatic replies.",
  },
  title: "AI drafts and automatic replies",
  lead: "Start from a draft instead of an empty field. You read it, change it, and send it.",
  blocks: [
    h2("Write with a draft"),
    steps(
      "Open a review and choose **Draft reply**, or choose **Write text** in the post editor and type the facts.",
      "Change what you like. The draft isn’t sent until you send it.",
      "Without an AI model, replies come from your [reply templates](app:/dashboard/settings/reply-templates).",
    ),
    p("Drafts are in English or French. Reviews in other languages get a template."),
    h2("Connect an AI model"),
    p(
      "The company that runs your instance may provide a model. You can also add your own key for OpenAI, a compatible service, or Anthropic in [Settings, Integrations](app:/dashboard/settings/integrations). An organization has up to 500 drafts and $10 a month, until an admin changes the limits there. AI drafts come with Professional and Enterprise.",
    ),
    h2("Tone and words to avoid"),
    p(
      "Managers set the tone and up to 50 words or topics to avoid below the [reply templates](app:/dashboard/settings/reply-templates). A draft that contains one of them is discarded.",
    ),
    h2("What leaves the server"),
    table(
      "What the AI model gets",
      ["For", "Data"],
      [
        "A reply",
        "The text and stars of one review, the reviewer’s first name, and the name, category, and city of the location",
      ],
      ["A post", "The facts you type, and the same facts about the location"],
    ),
    list(
      "Nothing else is sent: no other reviews, no contacts, no keys.",
      "Reviews of health and legal professions aren’t sent until an owner allows it.",
      "Prompts and drafts are stored encrypted for 30 days. You can delete them at once.",
    ),
    h2("Automatic replies"),
    steps(
      "Open a location and find **Automatic replies** on its page. They’re off until you turn them on.",
      "Choose 4 and 5 stars, or only 5, and when the reply goes out: 1 to 12 hours after the review.",
    ),
    p("A review waits for you if any of these is true:"),
    list(
      "The location is in a health or legal profession, its replies need approval, or it has fewer than 20 replies so far.",
      "The review mentions an injury, discrimination, the police, a child, or the media, or it has a link or phone number in it.",
      "The draft doesn’t pass the check that every reply gets.",
    ),
    p(
      "A location sends at most 10 automatic replies in 24 hours. Edit or delete one, and they turn off at that location.",
    ),
  ],
} as const;
