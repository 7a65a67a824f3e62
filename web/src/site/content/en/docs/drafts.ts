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
  lead: "Start with a draft instead of a blank field. You review it, edit it, and send it.",
  blocks: [
    h2("Write with a draft"),
    steps(
      "Open a review and choose **Draft reply**, or choose **Write text** in the post editor and type the facts.",
      "Edit the draft as you like. Nothing goes out until you send it.",
      "Without an AI model, draft replies come from your [reply templates](app:/dashboard/settings/reply-templates).",
    ),
    p("Drafts are in English or French. For reviews in other languages, you get a template."),
    h2("Connect an AI model"),
    p(
      "The company that runs your instance may provide a model. You can also add your own key for OpenAI, a compatible service, or Anthropic in [Settings, Integrations](app:/dashboard/settings/integrations). The default limits are 500 drafts and $10 a month for each organization. An admin can change them there. AI drafts come with Professional and Enterprise.",
    ),
    h2("Tone and words to avoid"),
    p(
      "Below the [reply templates](app:/dashboard/settings/reply-templates), managers can set the tone and list up to 50 words or topics to avoid. A draft that contains one of them is discarded.",
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
      "Reviews of healthcare and legal locations aren’t sent until an owner allows it.",
      "Prompts and drafts are stored encrypted for 30 days. You can delete them sooner.",
    ),
    h2("Automatic replies"),
    steps(
      "Open a location and find **Automatic replies** on its page. They’re off until you turn them on.",
      "Choose whether to reply to 4- and 5-star reviews or only 5-star reviews, and how long to wait: 1 to 12 hours after the review.",
    ),
    p("A review waits for you if any of these is true:"),
    list(
      "The location is in a healthcare or legal profession, its replies need approval, or it has fewer than 20 replies so far.",
      "The review mentions an injury, discrimination, the police, a child, or the media, or it contains a link or phone number.",
      "The draft fails the check that every reply goes through.",
    ),
    p(
      "A location sends at most 10 automatic replies in 24 hours. If you edit or delete one, automatic replies turn off for that location.",
    ),
  ],
} as const;
