//! Checks of new and changed contacts.

use jiff::{Timestamp, civil::Date};
use locations::LocationId;

use super::text_fields::{Check, MAX_TAG, MAX_TAGS};
use crate::types::{Channel, ConsentState, Language, NewConsent, NewContact};

/// Maximum characters of a name.
const MAX_NAME: usize = 120;
/// Maximum number of locations of a contact.
const MAX_LOCATIONS: usize = 50;
/// Maximum characters of the origin of a consent.
const MAX_SOURCE: usize = 100;
/// Maximum characters of the proof of a consent.
const MAX_PROOF: usize = 1_000;

/// Consent that was checked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CheckedConsent {
    pub(crate) channel: Channel,
    pub(crate) state: ConsentState,
    pub(crate) source: String,
    pub(crate) proof: Option<String>,
    pub(crate) given_at: Timestamp,
    pub(crate) expires_at: Option<Timestamp>,
}

/// New contact that was checked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CheckedContact {
    pub(crate) name: String,
    pub(crate) email: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) language: Language,
    pub(crate) location_ids: Vec<LocationId>,
    pub(crate) tags: Vec<String>,
    pub(crate) last_visit: Option<String>,
    pub(crate) consents: Vec<CheckedConsent>,
}

/// Checks a new contact. `country` is that of its phone number, if it has no country code.
pub(crate) fn contact(check: &mut Check, new: &NewContact, country: Option<&str>, now: Timestamp) -> CheckedContact {
    let email = new.email.as_deref().and_then(|raw| self::email(check, raw));
    let phone = new.phone.as_deref().and_then(|raw| self::phone(check, raw, country));
    let has_address = |raw: &Option<String>| raw.as_deref().is_some_and(|raw| !raw.trim().is_empty());
    if !has_address(&new.email) && !has_address(&new.phone) {
        check.refuse("email", "required", "An email address or a phone number is required.");
    }
    CheckedContact {
        name: check.required_line("name", &new.name, MAX_NAME),
        email,
        phone,
        language: new.language,
        location_ids: locations(check, &new.location_ids),
        tags: tags(check, &new.tags),
        last_visit: new.last_visit.as_deref().and_then(|raw| date(check, raw)),
        consents: consents(check, &new.consents, now),
    }
}

/// Returns a name.
pub(crate) fn name(check: &mut Check, raw: &str) -> String {
    check.required_line("name", raw, MAX_NAME)
}

/// Returns an email address; `None` for an empty text.
pub(crate) fn email(check: &mut Check, raw: &str) -> Option<String> {
    let raw = raw.trim();
    if raw.is_empty() {
        return None;
    }
    let email = text::email::normalise_public(raw);
    if email.is_none() {
        check.refuse("email", "invalid_email", "This isn’t a valid email address.");
    }
    email
}

/// Returns a phone number in E.164 form; `None` for an empty text.
pub(crate) fn phone(check: &mut Check, raw: &str, country: Option<&str>) -> Option<String> {
    let raw = raw.trim();
    if raw.is_empty() {
        return None;
    }
    let phone = text::phone::e164(raw, country);
    if phone.is_none() {
        check.refuse("phone", "invalid_phone", "This isn’t a valid phone number.");
    }
    phone
}

/// Returns the date of a visit; `None` for an empty text.
pub(crate) fn date(check: &mut Check, raw: &str) -> Option<String> {
    let raw = raw.trim();
    if raw.is_empty() {
        return None;
    }
    let date = (raw.len() == "2026-11-26".len()).then(|| raw.parse::<Date>().ok()).flatten();
    if date.is_none() {
        check.refuse("last_visit", "invalid_date", "Write the date as 2026-11-26.");
    }
    date.map(|date| date.to_string())
}

/// Returns locations, each once.
pub(crate) fn locations(check: &mut Check, ids: &[LocationId]) -> Vec<LocationId> {
    let mut ids = ids.to_vec();
    ids.sort();
    ids.dedup();
    if ids.len() > MAX_LOCATIONS {
        check.refuse("location_ids", "too_many", "At most 50 locations.");
        // The others are not looked up.
        ids.truncate(MAX_LOCATIONS);
    }
    ids
}

/// Returns tags, each once, in alphabetical order.
pub(crate) fn tags(check: &mut Check, raw: &[String]) -> Vec<String> {
    if raw.len() > MAX_TAGS {
        check.refuse("tags", "too_many", "At most 20 tags.");
        return Vec::new();
    }
    let mut tags: Vec<String> = raw.iter().map(|tag| check.line("tags", tag, MAX_TAG)).collect();
    tags.retain(|tag| !tag.is_empty());
    tags.sort();
    tags.dedup();
    tags
}

/// Returns consents. The last one of a channel counts.
pub(crate) fn consents(check: &mut Check, new: &[NewConsent], now: Timestamp) -> Vec<CheckedConsent> {
    if new.len() > Channel::ALL.len() {
        check.refuse("consents", "too_many", "At most one consent per channel.");
        return Vec::new();
    }
    new.iter().map(|consent| self::consent(check, consent, now)).collect()
}

fn consent(check: &mut Check, new: &NewConsent, now: Timestamp) -> CheckedConsent {
    let source = check.line("consents", new.source.as_deref().unwrap_or_default(), MAX_SOURCE);
    let proof = check.lines("consents", new.proof.as_deref().unwrap_or_default(), MAX_PROOF);
    if new.state == ConsentState::Granted && proof.is_empty() {
        check.refuse(
            "consents",
            "proof_required",
            "Write the sentence that the person agreed to, or name the document.",
        );
    }
    let given_at = new.given_at.unwrap_or(now);
    if given_at > now {
        check.refuse("consents", "in_the_future", "The consent date can’t be in the future.");
    }
    if new.expires_at.is_some_and(|expires_at| expires_at <= given_at) {
        check.refuse("consents", "expires_too_soon", "The expiration date must be after the consent date.");
    }
    CheckedConsent {
        channel: new.channel,
        state: new.state,
        source,
        proof: (!proof.is_empty()).then_some(proof),
        given_at,
        expires_at: new.expires_at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_beyond_the_limit_are_refused_and_dropped() {
        let id = |index: usize| format!("018f0000-0000-7000-8000-{index:012}").parse::<LocationId>().unwrap();
        let ids: Vec<LocationId> = (0..=MAX_LOCATIONS).map(id).collect();
        let mut check = Check::default();
        assert_eq!(locations(&mut check, &ids).len(), MAX_LOCATIONS);
        assert_eq!(check.errors[0].code, "too_many");
        assert_eq!(locations(&mut Check::default(), &ids[..MAX_LOCATIONS]).len(), MAX_LOCATIONS);
    }
}
