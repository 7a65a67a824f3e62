// Google's reasons to reject a reply, by code in lower case, each with advice.

export const refusals = {
  // The account or the profile.
  account_restricted_and_suspended:
    "This Google account is suspended. Appeal the suspension in Google’s Help Center, then send the reply again.",
  account_restricted_and_edit_rejected:
    "This Google account is restricted, so Google rejected the change. Check the account for messages from Google, and appeal the restriction.",
  associated_account_suspended:
    "An account linked to this one is suspended. Remove it from the profile’s managers, or appeal the suspension.",
  business_ineligible:
    "Google says this business isn’t eligible for a profile. Check Google’s eligibility rules, then ask Google to review its decision.",
  ownership_revoked:
    "Your access to this profile was removed. Ask its owner to add you back, then send the reply again.",
  location_suspended:
    "This location’s profile is suspended. Fix the problems Google lists and request reinstatement, then send the reply again.",
  location_disabled:
    "This location’s profile is disabled. Turn it back on in Google Business Profile, then send the reply again.",
  location_verification_required:
    "This location isn’t verified on Google. Verify it in Google Business Profile, then send the reply again.",
  po_box:
    "The profile’s address is a P.O. box, which Google doesn’t accept. Enter a street address, then send the reply again.",
  google_pay_suspension:
    "The account’s Google payments profile is suspended. Resolve it in Google’s payments center, then send the reply again.",
  editing_restriction:
    "Google has paused changes to this profile. Wait until the restriction is lifted, then send the reply again.",
  illegal_business_hours_edit:
    "Google rejected this profile’s business hours. Correct them, then send the reply again.",
  identity_change:
    "The profile changed so much that Google thinks it’s a different business. Undo the changes or verify the profile again.",
  geographic_location_change:
    "The profile moved to a different address. Check the address and pin, and verify the profile again if Google asks you to.",
  moderation_error:
    "Google’s check failed, but not because of your text. Wait a few minutes, then send the same reply again.",
  // The text.
  fake_engagement:
    "Google thinks this reply isn’t based on a real experience. Respond to what the review says, in your own words.",
  adult_themed: "Google found adult content in the reply. Remove it and send the reply again.",
  sexually_explicit: "Google found sexual content in the reply. Remove it and send the reply again.",
  advertising_and_solicitation:
    "Google thinks this reply is advertising. Remove offers, prices, links, and phone numbers, and just respond to the review.",
  dangerous: "Google found dangerous content in the reply. Remove it and send the reply again.",
  gibberish_and_repetitive:
    "Google can’t make sense of the reply or finds it repetitive. Write full sentences in your own words.",
  repetitive: "Google has seen this text too often. Write a reply that’s specific to this review.",
  unclear: "Google doesn’t understand the reply. Use simpler wording.",
  illegal: "Google found illegal content in the reply. Remove it and send the reply again.",
  off_topic: "Google thinks this reply is off topic. Stick to what the review is about.",
  offensive: "Google finds the reply offensive. Remove anything that attacks the reviewer.",
  violence_and_gore: "Google found violent content in the reply. Remove it and send the reply again.",
  child_safety:
    "Google thinks this reply could put children at risk. Remove anything about minors and send the reply again.",
  harassment:
    "Google thinks this reply is harassment. Remove threats and personal remarks, and stick to the facts.",
  hate_speech: "Google found hate speech in the reply. Remove remarks about groups of people.",
  impersonation:
    "Google thinks this reply was written for a different business. Write one for your own business.",
  misinformation: "Google found false claims in the reply. Remove anything you can’t prove.",
  misrepresentation:
    "Google thinks this reply is misleading about your business. Remove claims that aren’t accurate.",
  obscenity_and_profanity: "Google found profanity in the reply. Replace it and send the reply again.",
  personal_info:
    "Google found personal information in the reply. Remove names, phone numbers, email addresses, and order numbers.",
  regulated_goods_and_services:
    "Google doesn’t allow mentions of regulated goods such as alcohol, tobacco, or medicine. Leave them out.",
  generic_vandalism: "Google thinks this reply is vandalism. Write one that responds to the review.",
  generic_fraud: "Google suspects fraud. Remove links, payment details, and offers.",
  photos_and_videos_criteria:
    "The reply doesn’t meet Google’s rules for photos and videos. Remove links to photos and videos.",
  privacy:
    "Google thinks this reply violates someone’s privacy. Remove anything that reveals something about the reviewer.",
  generic_violation:
    "Google says this reply breaks its rules but doesn’t say which one. Make it shorter and more neutral, then send it again.",
  generic_quality:
    "Google thinks this reply is low quality. Write full sentences that respond to the review.",
};

/** A reason that this version doesn't know. */
export const unknownRefusal = (code: string) =>
  `Google gave a reason Vitrine doesn’t recognize yet (${code}). Make the reply shorter and more neutral, then send it again.`;
