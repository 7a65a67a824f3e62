// Reasons to block a reply before sending, by API code, each with advice.

export const guard = {
  label: "Check before sending",
  blocking: "This reply can’t be sent yet",
  warning: "Before you send it",
  use_wording: "Use neutral wording",
  replaced: "Your text was replaced with the neutral wording",
  reasons: {
    too_long: "It’s longer than Google allows. Shorten it.",
    too_short: "It’s very short. A full sentence shows that you read the review.",
    wrong_language: "Part of it isn’t in the review’s language. Reply in that language.",
    compensation:
      "It offers money, a discount, or a gift. Google doesn’t allow that in exchange for reviews. Remove the offer.",
    confirms_client:
      "It confirms that the reviewer is a patient or client. Confidentiality rules don’t allow that in public. Leave it out.",
    health_detail: "It mentions a condition or treatment. Leave out anything about health.",
    admits_liability:
      "It admits fault, which could be used against you. Instead, say that you take the feedback seriously.",
    threatens: "It threatens legal action. Stay calm in public, and keep legal matters private.",
    asks_removal:
      "It asks the reviewer to change or remove the review. Respond to what the review says instead.",
    promises: "It makes a promise you may not be able to keep. Say what you’re doing instead.",
    personal_data: "It contains personal data, such as a name, an address, or an order number. Remove it.",
    foreign_contact:
      "It contains a website, email address, or phone number that isn’t this location’s. Use the location’s own, or leave it out.",
    echo: "It repeats numbers, codes, or long passages from the review. Use your own words.",
    markup: "It contains markup or invisible characters. Use plain text.",
    prompt_leak: "It reads like instructions for a computer program. Rewrite it.",
    placeholder: "It contains a placeholder that hasn’t been filled in. Replace it.",
    insults: "It contains an insult. Remove it.",
    too_alike:
      "It’s almost the same as another reply from the last 30 days. Respond to what this review says, or send it anyway.",
  },
  unknown: (code: string) => `This reply may have a problem (${code}). Read it again before you send it.`,
  notices: {
    french_medical_secrecy: {
      title: "Patient confidentiality applies to every reply",
      text: "France’s medical board advises against replying to reviews in public (Conseil national de l’Ordre des médecins, fall 2025). Under Article R. 4127-4 of the French public health code, even the fact that someone is your patient is confidential.",
    },
  },
};
