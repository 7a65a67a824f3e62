//! Time zone and language of a location.

use hours::{TimeZoneRegion, legal_zone};
use jiff::{Timestamp, tz::TimeZone};
use locations::{Details, Location};

use crate::types::{Language, LocalTime, Texts};

/// Returns the legal time zone of a location. `country` is that of the organization, for locations without one.
pub(crate) fn zone_of(details: &Details, country: Option<&str>) -> TimeZone {
    legal_zone(TimeZoneRegion {
        country: details.country.as_deref().or(country),
        state: details.state.as_deref(),
        postal_code: details.postal_code.as_deref(),
        longitude: details.longitude,
    })
}

/// Returns the time of a local time in a zone. A time that summer time skips is an hour later; of a time that comes twice,
/// the first one counts.
pub(crate) fn time_in(zone: &TimeZone, at: LocalTime) -> Option<Timestamp> {
    at.datetime().to_zoned(zone.clone()).ok().map(|at| at.timestamp())
}

/// Returns the languages in which a location may post, the preferred one first. Where both are foreign, or both are
/// spoken, either will do.
pub(crate) fn languages(details: &Details, country: Option<&str>) -> &'static [Language] {
    use Language::{En, Fr};
    match details.country.as_deref().or(country) {
        Some("FR" | "MC" | "GP" | "MQ" | "GF" | "RE" | "YT" | "PM" | "NC" | "PF") => &[Fr],
        Some("CA") if details.state.as_deref() == Some("QC") => &[Fr],
        Some("US" | "GB" | "IE" | "AU" | "NZ" | "CA") => &[En],
        Some("BE" | "CH" | "LU") => &[Fr, En],
        _ => &[En, Fr],
    }
}

/// Returns the language of the text that a location shows; `None` when the post has none for it.
pub(crate) fn language_of(location: &Location, country: Option<&str>, texts: &Texts) -> Option<Language> {
    let location_languages = languages(&location.details, country);
    location_languages.iter().copied().find(|language| texts.of(*language).is_some_and(|text| !text.trim().is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(country: &str, state: &str) -> Details {
        Details { country: Some(country.into()), state: Some(state.into()), ..Details::default() }
    }

    #[test]
    fn a_local_time_holds_over_summer_time() {
        let paris = zone_of(&place("FR", ""), None);
        let utc = |at: &str| time_in(&paris, at.parse().unwrap()).unwrap().to_string();
        // Clocks go forward on March 28, 2027 and back on October 31.
        for (local, at) in [
            ("2027-03-27T09:00", "2027-03-27T08:00:00Z"),
            ("2027-03-29T09:00", "2027-03-29T07:00:00Z"),
            ("2027-03-28T02:30", "2027-03-28T01:30:00Z"),
            ("2027-10-31T02:30", "2027-10-31T00:30:00Z"),
        ] {
            assert_eq!(utc(local), at, "{local}");
        }
    }

    #[test]
    fn a_location_posts_in_the_language_of_its_place() {
        use Language::{En, Fr};
        assert_eq!(languages(&place("FR", ""), None), [Fr]);
        assert_eq!(languages(&place("CA", "QC"), None), [Fr]);
        assert_eq!(languages(&place("CA", "ON"), None), [En]);
        assert_eq!(languages(&place("DE", ""), None), [En, Fr]);
        assert_eq!(languages(&Details::default(), Some("FR")), [Fr]);
    }
}
