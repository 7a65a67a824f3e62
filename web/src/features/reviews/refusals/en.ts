// Google's reasons to refuse a reply, by its codes in lower case, each with what to do.

export const refusals = {
  // The account or the profile.
  account_restricted_and_suspended:
    "The Google account is suspended. Appeal in Google’s help center, then send the reply again.",
  account_restricted_and_edit_rejected:
    "The Google account is restricted, so Google rejects its changes. Check the account’s messages from Google and appeal there.",
  associated_account_suspended:
    "An account linked to this one is suspended. Remove it from the profile’s managers, or appeal the suspension.",
  business_ineligible:
    "Google says that this business can’t have a profile. Check Google’s eligibility rules, then ask for a review of the decision.",
  ownership_revoked:
    "Your access to this profile was removed. Ask its owner to add you again, then send the reply again.",
  location_suspended:
    "The profile of this location is suspended. Fix what Google names and ask for reinstatement, then send the reply again.",
  location_disabled:
    "The profile of this location is disabled. Turn it on again in Google Business Profile, then send the reply again.",
  location_verification_required:
    "This location isn’t verified on Google. Verify it in Google Business Profile, then send the reply again.",
  po_box:
    "The profile’s address is a P.O. box, which Google doesn’t accept. Enter a street address, then send the reply again.",
  google_pay_suspension:
    "The account’s Google payments profile is suspended. Resolve it in Google’s payments center, then send the reply again.",
  editing_restriction:
    "Google has paused changes to this profile. Wait until it lifts the restriction, then send the reply again.",
  illegal_business_hours_edit:
    "Google rejected the opening hours of this profile. Correct them first, then send the reply again.",
  identity_change:
    "The profile changed so much that Google sees another business. Undo the changes or verify the profile again.",
  geographic_location_change:
    "The profile moved to another place. Check its address and pin, and verify the profile if Google asks for it.",
  moderation_error: "Google’s check failed, not your text. Wait a little, then send the same reply again.",
  // The text.
  fake_engagement:
    "Google thinks that this reply isn’t from a real experience. Reply to what the review says, in your own words.",
  adult_themed: "Google finds adult content in the reply. Remove it and send the reply again.",
  sexually_explicit: "Google finds sexual content in the reply. Remove it and send the reply again.",
  advertising_and_solicitation:
    "Google sees advertising. Remove offers, prices, links, and phone numbers, and just answer the review.",
  dangerous: "Google finds dangerous content in the reply. Remove it and send the reply again.",
  gibberish_and_repetitive:
    "Google can’t read a meaning, or sees repetitions. Write whole sentences in your own words.",
  repetitive: "Google has seen this text too often. Write a reply that refers to this review.",
  unclear: "Google doesn’t understand the reply. Write it more plainly.",
  illegal: "Google finds content that is against the law. Remove it and send the reply again.",
  off_topic: "Google sees no link to the review. Keep to what the review is about.",
  offensive: "Google finds the reply offensive. Take out anything that attacks the author.",
  violence_and_gore: "Google finds violence in the reply. Remove it and send the reply again.",
  child_safety: "Google sees a risk to children. Remove anything about minors and send the reply again.",
  harassment: "Google sees harassment. Remove threats and remarks about the person, and stay factual.",
  hate_speech: "Google sees hate speech. Remove remarks about groups of people.",
  impersonation:
    "Google thinks this reply was written for a different business. Write it on behalf of your own.",
  misinformation: "Google sees false claims. Remove what you can’t prove.",
  misrepresentation:
    "Google thinks that the reply misleads about your business. Remove claims that aren’t exact.",
  obscenity_and_profanity: "Google finds swear words. Replace them and send the reply again.",
  personal_info:
    "Google finds personal information. Remove names, phone numbers, email addresses, and order numbers.",
  regulated_goods_and_services:
    "Google doesn’t allow text about regulated goods, such as alcohol, tobacco, or medicine. Leave them out.",
  generic_vandalism: "Google takes the reply for vandalism. Write a reply that answers the review.",
  generic_fraud: "Google suspects fraud. Remove links, payment details, and offers.",
  photos_and_videos_criteria:
    "Google’s rules for photos and videos aren’t met. Remove links to pictures and videos.",
  privacy: "Google sees a breach of privacy. Remove everything that tells something about the author.",
  generic_violation:
    "Google says that the reply breaks its rules, without naming one. Make it shorter and more neutral, then send it again.",
  generic_quality: "Google finds the quality too low. Write whole sentences that answer the review.",
};

/** A reason that this version doesn't know. */
export const unknownRefusal = (code: string) =>
  `Google gave a reason that Vitrine doesn’t know yet (${code}). Make the reply shorter and more neutral, then send it again.`;
