//! Permission to ask a person for a review.

use jiff::{SignedDuration, Timestamp, ToSpan, civil::Date, tz::TimeZone};

use super::professions;
use crate::types::{Channel, ConsentState};

/// Facts about the person who would be asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    /// True when the person has an address in the channel.
    pub(crate) has_address: bool,
    /// True when the person asked not to be asked.
    pub(crate) is_stopped: bool,
    pub(crate) consent: ConsentState,
    pub(crate) has_proof: bool,
    pub(crate) given_at: Option<Timestamp>,
    pub(crate) expires_at: Option<Timestamp>,
    pub(crate) last_visit: Option<Date>,
    pub(crate) last_asked_at: Option<Timestamp>,
}

/// Location that the person would be asked about.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Subject<'a> {
    pub(crate) country: Option<&'a str>,
    pub(crate) category: Option<&'a str>,
}

/// Settings of the organization.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) is_off: bool,
    pub(crate) forbids_regulated: bool,
    pub(crate) period_days: i64,
}

/// Reason why a person must not be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reason {
    /// The organization switched requests off.
    RequestsOff,
    /// The profession must not ask.
    ForbiddenProfession,
    /// No address in the channel.
    NoAddress,
    /// The person asked not to be asked.
    OptedOut,
    /// The law asks for a consent that is not there, or not valid any more.
    NoConsent,
    /// The person was asked within the period.
    AskedRecently,
}

impl Reason {
    /// Returns the stable code.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::RequestsOff => "requests_off",
            Self::ForbiddenProfession => "forbidden_profession",
            Self::NoAddress => "no_address",
            Self::OptedOut => "opted_out",
            Self::NoConsent => "no_consent",
            Self::AskedRecently => "asked_recently",
        }
    }

    /// Returns an English description.
    pub(crate) fn detail(self) -> &'static str {
        match self {
            Self::RequestsOff => "Review requests are turned off in the settings.",
            Self::ForbiddenProfession => "In France, this profession isn’t allowed to ask for reviews.",
            Self::NoAddress => "This person has no email address.",
            Self::OptedOut => "This person asked not to be asked again.",
            Self::NoConsent => "The law asks for a consent that this person has not given, or that has expired.",
            Self::AskedRecently => "This person was asked recently.",
        }
    }
}

/// Answer to the question whether a person may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The person may be asked.
    Allowed,
    /// The person must not be asked, until a time if it is known.
    Refused(Reason, Option<Timestamp>),
}

/// Validity of a consent that follows from a purchase in Canada (CASL): two years.
const CANADIAN_YEARS: i64 = 2;

/// Returns whether a person may be asked about a location in a channel at a time of any day. Hours and caps are checked
/// apart, because they only delay a message.
pub(crate) fn may_ask(person: &Person, subject: Subject<'_>, channel: Channel, terms: Terms, now: Timestamp) -> Answer {
    let refused = |reason| Answer::Refused(reason, None);
    if terms.is_off {
        return refused(Reason::RequestsOff);
    }
    if terms.forbids_regulated && professions::forbidden(subject.category, subject.country).is_some() {
        return refused(Reason::ForbiddenProfession);
    }
    if !person.has_address {
        return refused(Reason::NoAddress);
    }
    if person.is_stopped || person.consent == ConsentState::Withdrawn {
        return refused(Reason::OptedOut);
    }
    if !has_consent(person, subject.country, channel, now) {
        return refused(Reason::NoConsent);
    }
    let period = SignedDuration::from_hours(terms.period_days * 24);
    match person.last_asked_at.and_then(|asked_at| asked_at.checked_add(period).ok()).filter(|until| *until > now) {
        Some(until) => Answer::Refused(Reason::AskedRecently, Some(until)),
        None => Answer::Allowed,
    }
}

/// Returns whether the consent of a person is enough. Without a country, the rules of the strictest one hold.
fn has_consent(person: &Person, country: Option<&str>, channel: Channel, now: Timestamp) -> bool {
    if person.expires_at.is_some_and(|expires_at| expires_at <= now) {
        return country == Some("US") && channel == Channel::Email;
    }
    match (country, channel, person.consent) {
        (_, _, ConsentState::Withdrawn) => false,
        // CAN-SPAM: an email needs no consent, but an address of the sender and a way out.
        (Some("US"), Channel::Email, _) => true,
        // TCPA and CASL: a text message needs a written consent.
        (Some("US" | "CA"), Channel::Sms, state) => state == ConsentState::Granted && person.has_proof,
        (_, _, ConsentState::None) => false,
        (Some("CA"), Channel::Email, ConsentState::Implied) => is_within_canadian_years(person, now),
        (_, _, ConsentState::Granted | ConsentState::Implied) => true,
    }
}

/// Returns whether a consent that follows from a purchase is still valid in Canada.
fn is_within_canadian_years(person: &Person, now: Timestamp) -> bool {
    let given_on = person.given_at.map(|at| at.to_zoned(TimeZone::UTC).date());
    let since = person.last_visit.or(given_on);
    let until = since.and_then(|since| since.checked_add(CANADIAN_YEARS.years()).ok());
    until.is_some_and(|until| now.to_zoned(TimeZone::UTC).date() < until)
}

#[cfg(test)]
mod tests;
