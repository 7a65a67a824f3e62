// Words of drafted replies.

export const drafting = {
  draft: "Draft reply",
  stop: "Stop",
  writing: "Writing…",
  again: "Starting over…",
  nothing: "There’s no draft for this review. Write the reply yourself.",
  cap_reached:
    "Your organization has used all its drafts for this month. An admin can raise the limit in Settings > Integrations.",
  by_model: (model: string) => `Drafted by AI (${model}). Read it before you send it.`,
  by_simulated: "Drafted by a simulated AI model. Read it before you send it.",
  by_template: "This draft comes from a template",
  discarded: "An earlier draft was discarded:",
  automatic: "Sent automatically",
  avoided: "It contains a word or topic that your organization never uses.",
  fallbacks: {
    no_maker: "No AI model is connected.",
    confidential:
      "Reviews of healthcare and legal professionals aren’t sent to an AI model unless an owner allows it in Settings > Integrations.",
    language: "AI drafts are available for reviews in English and French.",
    guard: "The AI model’s drafts didn’t pass the check:",
    declined: "The AI model declined to write a reply.",
    no_funds: "The AI account is out of funds.",
    key_refused: "The AI service rejected the key. An admin can replace it in Settings > Integrations.",
    model_unknown:
      "The AI service doesn’t know this model. An admin can change it in Settings > Integrations.",
    too_slow: "The AI model took too long to respond.",
    busy: "The AI service is busy. Try again in a minute.",
    resting: "The AI service isn’t responding. Try again in a minute.",
    other: "The AI model couldn’t write a reply. Try again later.",
  },
};
