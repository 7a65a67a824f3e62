// Reasons against a reply before it is sent, by the codes of the API, each with what to do.

export const guard = {
  label: "Check before sending",
  blocking: "This reply can’t be sent yet",
  warning: "Before you send it",
  use_wording: "Use neutral wording",
  replaced: "Your text was replaced by the neutral wording",
  reasons: {
    too_long: "It’s longer than Google accepts. Shorten it.",
    too_short: "It’s very short. A whole sentence shows that you read the review.",
    wrong_language: "It’s not entirely in the language of the review. Reply in that language.",
    compensation: "It offers money, a discount, or a gift. Google forbids offers in return for reviews.",
    confirms_client:
      "It confirms that the author is a patient or client. Your duty of confidentiality forbids that in public.",
    health_detail: "It mentions a condition or a treatment. Leave out everything about health.",
    admits_liability: "It admits fault, which can be used against you. Say that you take it seriously.",
    threatens: "It threatens legal steps. Stay calm in public, and take legal steps elsewhere.",
    asks_removal: "It asks to change or remove the review. Answer what it says.",
    promises: "It promises something that you may not be able to keep. Say what you’re doing.",
    personal_data: "It contains personal data, such as a name, an address, or an order number. Remove it.",
    foreign_contact:
      "It contains a website, email address, or phone number that isn’t this location’s. Use the location’s own, or leave it out.",
    echo: "It repeats numbers, codes, or long passages of the review. Use your own words.",
    markup: "It contains markup or invisible characters. Use plain text.",
    prompt_leak: "It reads like instructions to a program. Rewrite it.",
    placeholder: "A placeholder isn’t filled in. Replace it.",
    insults: "It contains an insult. Take it out.",
    too_alike:
      "It’s almost the same as another reply of the last 30 days. Refer to what this review says. You can still send it.",
  },
  unknown: (code: string) =>
    `There’s a reason against this reply: ${code}. Read it again before you send it.`,
  notices: {
    french_medical_secrecy: {
      title: "Medical secrecy binds every reply",
      text: "France’s Order of Physicians advises against replying to reviews in public (Conseil national de l’Ordre des médecins, fall 2025). Article R. 4127-4 of the French public health code covers even the fact that a person is your patient.",
    },
  },
};
