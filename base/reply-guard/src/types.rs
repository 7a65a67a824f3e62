//! Review, location, draft, and the reasons against a draft.

use sentiment::Language;
use serde::{Deserialize, Serialize};

/// Profession of a location, as far as confidentiality is concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Profile {
    /// No duty of confidentiality.
    #[default]
    General,
    /// Health professions: a reply must not confirm that a person is a patient.
    Healthcare,
    /// Legal professions: a reply must not confirm that a person is a client.
    Legal,
}

/// A review to reply to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Review<'a> {
    /// Text; empty for a rating alone.
    pub text: &'a str,
    /// Stars, 1 to 5.
    pub stars: u8,
    /// Language, if the source says it; it is detected otherwise.
    pub language: Option<Language>,
    /// Display name of the reviewer.
    pub reviewer: &'a str,
}

/// The location that replies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Location<'a> {
    /// Name of the business.
    pub name: &'a str,
    /// Phone number.
    pub phone: Option<&'a str>,
    /// Website.
    pub website: Option<&'a str>,
    /// Email address.
    pub email: Option<&'a str>,
    /// City.
    pub city: Option<&'a str>,
    /// Profession.
    pub profile: Profile,
    /// Languages of the location, the first one for reviews in any other language.
    pub languages: &'a [Language],
}

/// A draft of a reply.
#[derive(Clone, Copy, Debug, Default)]
pub struct Draft<'a> {
    /// The reply.
    pub text: &'a str,
    /// Instructions that a language model got for this draft; empty for other drafts.
    pub instructions: &'a str,
    /// Latest replies of the location to other reviews.
    pub earlier: &'a [EarlierReply<'a>],
}

/// Earlier reply of the location.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EarlierReply<'a> {
    /// The reply.
    pub text: &'a str,
    /// Display name of the reviewer who got it.
    pub reviewer: &'a str,
}

/// Reason against a draft, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding<'a> {
    /// Reason.
    pub reason: Reason,
    /// First sentence that the reason is about; `None` when it is about the draft as a whole.
    pub excerpt: Option<&'a str>,
}

/// Reason to refuse a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Longer than Google accepts.
    TooLong,
    /// Shorter than 20 characters, or a single word.
    TooShort,
    /// In another language than the review, even in part.
    WrongLanguage,
    /// Offers money, a discount or a gift.
    Compensation,
    /// Confirms that the reviewer is a patient or a client.
    ConfirmsClient,
    /// Mentions a condition, a part of the body or a treatment.
    HealthDetail,
    /// Admits fault.
    AdmitsLiability,
    /// Threatens with the law.
    Threatens,
    /// Asks to remove or change the review.
    AsksRemoval,
    /// Promises that something never happens again, or a dismissal.
    Promises,
    /// Has data about a person.
    PersonalData,
    /// Has an address, a website or a phone number that is not the location's.
    ForeignContact,
    /// Repeats links, numbers, codes or long passages of the review.
    Echo,
    /// Has markup, or characters that are not visible.
    Markup,
    /// Tells the instructions of the language model.
    PromptLeak,
    /// Has a placeholder that was not filled in.
    Placeholder,
    /// Insults.
    Insults,
    /// Is a near duplicate of another reply of the location.
    TooAlike,
}

impl Reason {
    /// Returns true for reasons that stop a reply that a person wrote, too; the others are warnings then.
    pub fn stops_people(self) -> bool {
        matches!(self, Self::TooLong | Self::PersonalData | Self::ForeignContact | Self::Markup | Self::Placeholder)
    }

    /// Returns true for reasons that a single sentence can have.
    pub(crate) fn is_about_a_sentence(self) -> bool {
        !matches!(self, Self::TooLong | Self::TooShort | Self::TooAlike)
    }
}

/// Replies that a location has sent without approval.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// Replies of the location so far.
    pub replies: u32,
    /// Replies today without approval.
    pub today: u32,
}
