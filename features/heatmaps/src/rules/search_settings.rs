//! Search settings and keywords of new panels: validation and normalization.

use std::collections::HashSet;

use api::FieldError;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use super::{
    layout::{Layout, LayoutError},
    point::Point,
};
use crate::types::{NewPanels, SearchSettings};

/// Maximum number of keywords at once.
const MAX_KEYWORDS: usize = 20;
/// Maximum characters of a keyword.
const MAX_KEYWORD: usize = 80;
/// Zooms of maps.
const ZOOMS: std::ops::RangeInclusive<i64> = 3..=21;
/// Minimum number of rows of an adaptive scan: below it, nothing is saved reliably.
pub(crate) const MIN_ADAPTIVE_SIZE: i64 = 11;

/// Validates new panels.
pub(crate) fn problems(new: &NewPanels) -> Vec<FieldError> {
    let search = &new.search;
    let mut errors = Vec::new();
    let mut refuse = |field: &str, code: &'static str, detail: &str| errors.push(FieldError::new(field, code, detail));
    match keywords(&new.keywords) {
        None => refuse("keywords", "invalid", "A keyword can’t contain control characters."),
        Some(keywords) if keywords.is_empty() => refuse("keywords", "required", "Enter at least one keyword."),
        Some(keywords) if keywords.len() > MAX_KEYWORDS => {
            refuse("keywords", "too_many", "Enter at most 20 keywords at a time.");
        }
        Some(keywords) if keywords.iter().any(|keyword| keyword.chars().count() > MAX_KEYWORD) => {
            refuse("keywords", "too_long", "A keyword can have at most 80 characters.");
        }
        Some(_) => {}
    }
    if let Err(error) = layout(search) {
        let field = match error {
            LayoutError::GridSize => "size",
            LayoutError::Radius => "radius",
            LayoutError::Center | LayoutError::Latitude => "latitude",
        };
        refuse(field, error.code(), &format!("Enter other values: {error}."));
    }
    if !ZOOMS.contains(&search.zoom) {
        refuse("zoom", "out_of_range", "The zoom must be between 3 and 21.");
    }
    if !is_code(&search.language, char::is_ascii_lowercase) {
        refuse("language", "invalid", "Enter a two-letter language code, such as en.");
    }
    if search.country.as_deref().is_some_and(|code| !is_code(code, char::is_ascii_uppercase)) {
        refuse("country", "invalid", "Enter a two-letter country code, such as US.");
    }
    let pins = search.size.clamp(0, 100).pow(2);
    if search.excluded.iter().any(|pin| !(0..pins).contains(pin)) || search.excluded_pins().len() as i64 > pins - 9 {
        refuse("excluded", "invalid", "Leave at least nine pins of the grid.");
    }
    if new.is_adaptive && search.size < MIN_ADAPTIVE_SIZE {
        refuse("is_adaptive", "too_small", "An adaptive scan needs a grid of at least 11 × 11 pins.");
    }
    errors
}

/// Returns the keywords as they are kept: composed, trimmed, with single spaces, each once whatever its case; at most one
/// more than the limit. `None` when one has a control character.
pub(crate) fn keywords(given: &[String]) -> Option<Vec<String>> {
    let mut keywords: Vec<String> = Vec::new();
    let mut folded = HashSet::new();
    for keyword in given {
        let keyword: String = text::clean(keyword).ok()?.nfc().collect();
        if !keyword.is_empty() && folded.insert(keyword.to_lowercase()) {
            keywords.push(keyword);
        }
        if keywords.len() > MAX_KEYWORDS {
            break;
        }
    }
    Some(keywords)
}

/// Returns the layout of the pins.
pub(crate) fn layout(search: &SearchSettings) -> Result<Layout, LayoutError> {
    let rows = usize::try_from(search.size).map_err(|_| LayoutError::GridSize)?;
    Layout::new(Point::from((search.latitude, search.longitude)), rows, search.radius, Some(search.unit.into()))
}

/// Returns the hash that identifies a panel by its location, keyword and search settings.
pub(crate) fn fingerprint(location: &str, keyword: &str, search: &SearchSettings) -> String {
    let SearchSettings { provider, device, language, country, zoom, latitude, longitude, size, radius, unit, .. } =
        search;
    let (keyword, country) = (keyword.to_lowercase(), country.as_deref().unwrap_or_default());
    let (provider, device, unit) = (provider.as_str(), device.as_str(), unit.as_str());
    let excluded = search.excluded_pins();
    let text = format!(
        "{location}\n{keyword}\n{provider}\n{device}\n{language}\n{country}\n{zoom}\n{latitude:.7}\n{longitude:.7}\n{size}\n\
         {radius}\n{unit}\n{excluded:?}"
    );
    Sha256::digest(text).iter().fold(String::new(), |hash, byte| hash + &format!("{byte:02x}"))
}

fn is_code(code: &str, is_letter: fn(&char) -> bool) -> bool {
    code.len() == 2 && code.chars().all(|letter| is_letter(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Device, GridUnit, Mode, Provider, Schedule};

    fn new() -> NewPanels {
        let search = SearchSettings {
            provider: Provider::DataForSeo,
            device: Device::Mobile,
            language: "fr".into(),
            country: Some("FR".into()),
            zoom: 14,
            latitude: 45.76,
            longitude: 4.83,
            size: 7,
            radius: 2.0,
            unit: GridUnit::Km,
            excluded: vec![3, 1, 3],
        };
        NewPanels {
            location_id: "00000000-0000-7000-8000-000000000000".parse().unwrap(),
            keywords: vec!["café".into()],
            search,
            mode: Mode::Queue,
            is_adaptive: false,
            schedule: Schedule::None,
            scan: false,
        }
    }

    fn fields(change: impl FnOnce(&mut NewPanels)) -> Vec<String> {
        let mut new = new();
        change(&mut new);
        problems(&new).into_iter().map(|error| error.field).collect()
    }

    #[test]
    fn settings_that_cannot_be_measured_are_refused_with_their_field() {
        assert_eq!(fields(|_| {}), [""; 0]);
        assert_eq!(fields(|new| new.keywords = vec![" ".into()]), ["keywords"]);
        assert_eq!(fields(|new| new.keywords = (0..21).map(|n| n.to_string()).collect()), ["keywords"]);
        assert_eq!(fields(|new| new.keywords = vec!["a".repeat(81)]), ["keywords"]);
        assert_eq!(fields(|new| new.keywords = vec!["a\0".into()]), ["keywords"]);
        assert_eq!(fields(|new| new.search.size = 8), ["size"]);
        assert_eq!(fields(|new| new.search.size = -3), ["size", "excluded"]);
        assert_eq!(fields(|new| new.search.radius = f64::NAN), ["radius"]);
        assert_eq!(fields(|new| new.search.latitude = 91.0), ["latitude"]);
        assert_eq!(fields(|new| new.search.zoom = 2), ["zoom"]);
        assert_eq!(fields(|new| new.search.language = "FR".into()), ["language"]);
        assert_eq!(fields(|new| new.search.country = Some("fr".into())), ["country"]);
        assert_eq!(fields(|new| new.search.excluded = vec![49]), ["excluded"]);
        assert_eq!(fields(|new| new.search.excluded = (0..41).collect()), ["excluded"]);
        assert_eq!(fields(|new| new.is_adaptive = true), ["is_adaptive"]);
    }

    #[test]
    fn keywords_are_deduplicated_by_case_and_unicode_composition() {
        let given = ["  Café ", "CAFE\u{301}", "", "bar  à vin"].map(String::from);
        assert_eq!(keywords(&given).unwrap(), ["Café", "bar à vin"]);
    }

    #[test]
    fn keywords_past_the_limit_are_not_read() {
        let given: Vec<String> = (0..300_000).map(|number| format!("k{number}")).collect();
        assert_eq!(keywords(&given).unwrap().len(), MAX_KEYWORDS + 1);
    }

    #[test]
    fn every_setting_counts_in_the_fingerprint_but_neither_case_nor_order() {
        let search = new().search;
        let digest = |keyword: &str, search: &SearchSettings| fingerprint("l", keyword, search);
        let same = SearchSettings { excluded: vec![1, 3], ..search.clone() };
        assert_eq!(digest("Café", &search), digest("café", &same));
        for other in [
            SearchSettings { zoom: 15, ..search.clone() },
            SearchSettings { radius: 2.5, ..search.clone() },
            SearchSettings { unit: GridUnit::Mi, ..search.clone() },
            SearchSettings { device: Device::Desktop, ..search.clone() },
            SearchSettings { latitude: 45.760_000_1, ..search.clone() },
            SearchSettings { country: None, ..search.clone() },
            SearchSettings { excluded: vec![], ..search.clone() },
        ] {
            assert_ne!(digest("café", &search), digest("café", &other), "{other:?}");
        }
    }
}
