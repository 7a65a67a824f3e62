use super::*;

const NOW: &str = "2026-06-01T12:00:00Z";

fn terms() -> Terms {
    Terms { is_off: false, forbids_regulated: true, period_days: 90 }
}

fn person(consent: ConsentState) -> Person {
    Person { has_address: true, consent, has_proof: consent == ConsentState::Granted, ..Person::default() }
}

fn asked(person: &Person, country: Option<&str>, channel: Channel) -> Option<&'static str> {
    match may_ask(person, Subject { country, category: Some("Bakery") }, channel, terms(), NOW.parse().unwrap()) {
        Answer::Allowed => None,
        Answer::Refused(reason, _) => Some(reason.as_str()),
    }
}

#[test]
fn each_country_asks_for_its_consent() {
    use Channel::{Email, Sms};
    use ConsentState::{Granted, Implied, None as Unknown, Withdrawn};
    let no = Some("no_consent");
    for (country, channel, consent, expected) in [
        (Some("US"), Email, Unknown, None),
        (Some("US"), Email, Withdrawn, Some("opted_out")),
        (Some("US"), Sms, Unknown, no),
        (Some("US"), Sms, Implied, no),
        (Some("US"), Sms, Granted, None),
        (Some("CA"), Email, Unknown, no),
        (Some("CA"), Email, Granted, None),
        (Some("CA"), Email, Implied, no),
        (Some("CA"), Sms, Implied, no),
        (Some("CA"), Sms, Granted, None),
        (Some("FR"), Email, Unknown, no),
        (Some("FR"), Email, Implied, None),
        (Some("FR"), Email, Granted, None),
        (Some("FR"), Sms, Implied, None),
        (Some("GB"), Email, Unknown, no),
        (Some("GB"), Email, Implied, None),
        (Some("DE"), Email, Unknown, no),
        (Some("DE"), Email, Granted, None),
        (None, Email, Unknown, no),
        (None, Email, Implied, None),
    ] {
        assert_eq!(asked(&person(consent), country, channel), expected, "{country:?} {channel:?} {consent:?}");
    }
}

#[test]
fn a_text_message_to_the_united_states_or_canada_needs_a_stored_proof() {
    for country in ["US", "CA"] {
        let without = Person { has_proof: false, ..person(ConsentState::Granted) };
        assert_eq!(asked(&without, Some(country), Channel::Sms), Some("no_consent"), "{country}");
    }
}

#[test]
fn a_canadian_consent_from_a_purchase_ends_after_two_years_and_any_consent_at_its_expiry() {
    for (visit, expected) in [("2024-06-01", Some("no_consent")), ("2024-06-02", None), ("2026-05-31", None)] {
        let bought = Person { last_visit: Some(visit.parse().unwrap()), ..person(ConsentState::Implied) };
        assert_eq!(asked(&bought, Some("CA"), Channel::Email), expected, "{visit}");
    }
    let implied = Person { given_at: "2025-01-01T00:00:00Z".parse().ok(), ..person(ConsentState::Implied) };
    assert_eq!(asked(&implied, Some("CA"), Channel::Email), None);
    let expired = Person { expires_at: NOW.parse().ok(), ..person(ConsentState::Granted) };
    for (country, expected) in [("CA", Some("no_consent")), ("FR", Some("no_consent")), ("US", None)] {
        assert_eq!(asked(&expired, Some(country), Channel::Email), expected, "{country}");
    }
}

#[test]
fn a_stop_holds_in_every_channel_and_country() {
    for country in ["US", "CA", "FR", "GB"] {
        for channel in Channel::ALL {
            let stopped = Person { is_stopped: true, ..person(ConsentState::Granted) };
            assert_eq!(asked(&stopped, Some(country), channel), Some("opted_out"), "{country} {channel:?}");
        }
    }
}

#[test]
fn a_person_is_asked_once_per_period_and_the_refusal_names_its_end() {
    let now: Timestamp = NOW.parse().unwrap();
    let ask = |days: i64| {
        let person_asked = Person {
            last_asked_at: Some(now - SignedDuration::from_hours(24 * days)),
            ..person(ConsentState::Granted)
        };
        may_ask(&person_asked, Subject { country: Some("FR"), category: None }, Channel::Email, terms(), now)
    };
    let until = now + SignedDuration::from_hours(24);
    assert_eq!(ask(89), Answer::Refused(Reason::AskedRecently, Some(until)));
    assert_eq!(ask(90), Answer::Allowed);
}

#[test]
fn a_switch_a_profession_and_a_missing_address_come_first() {
    let now = NOW.parse().unwrap();
    let someone = person(ConsentState::Granted);
    let dentist = Subject { country: Some("FR"), category: Some("Dentiste") };
    let ask = |person: &Person, subject, terms| match may_ask(person, subject, Channel::Email, terms, now) {
        Answer::Allowed => "allowed",
        Answer::Refused(reason, _) => reason.as_str(),
    };
    assert_eq!(ask(&someone, dentist, terms()), "forbidden_profession");
    assert_eq!(ask(&someone, dentist, Terms { forbids_regulated: false, ..terms() }), "allowed");
    assert_eq!(ask(&someone, Subject::default(), Terms { is_off: true, ..terms() }), "requests_off");
    assert_eq!(ask(&Person { has_address: false, ..someone }, Subject::default(), terms()), "no_address");
}
