//! Levels of the addresses of a location: country, region, city, and the location itself.

use locations::Details;

use super::slug::{MAX_SLUG, place_slug, slug};
use crate::types::{Language, Levels};

/// First parts of addresses that have a meaning of their own.
const RESERVED: [&str; 12] = [
    "en",
    "fr",
    "go",
    "legal",
    "locator",
    "mentions-legales",
    "preview",
    "robots.txt",
    "sitemap",
    "sitemap.xml",
    "magasins",
    "media",
];

/// Level of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    /// Part of the address.
    pub(crate) slug: String,
    /// Name that visitors read.
    pub(crate) label: String,
}

/// Returns the levels above a location, the highest first.
pub(crate) fn levels_of(details: &Details, levels: Levels, language: Language) -> Vec<Level> {
    let country = details.country.as_deref().unwrap_or_default();
    let mut parts = Vec::with_capacity(3);
    if levels.country && !country.is_empty() {
        parts.push(country_name(country, language));
    }
    if levels.region
        && let Some(region) = details.state.as_deref().filter(|region| !region.is_empty())
    {
        parts.push(region_name(region, country, language));
    }
    parts.push(details.city.clone());
    let mut levels: Vec<Level> = Vec::with_capacity(parts.len());
    for label in parts {
        let mut slug = slug(&label, MAX_SLUG);
        if slug.is_empty() {
            continue;
        }
        if levels.is_empty() && RESERVED.contains(&slug.as_str()) {
            slug.push_str("-1");
        }
        levels.push(Level { slug, label });
    }
    levels
}

/// Returns the name of a country in a language.
pub(crate) fn country_name(code: &str, language: Language) -> String {
    text::postal::country_names(code).map_or_else(|| code.to_owned(), |names| pick(names, language))
}

/// Returns the name of a state, province or region in a language.
pub(crate) fn region_name(code: &str, country: &str, language: Language) -> String {
    text::postal::state_names(code, country).map_or_else(|| code.to_owned(), |names| pick(names, language))
}

fn pick(names: (&str, &str), language: Language) -> String {
    match language {
        Language::En => names.0,
        Language::Fr => names.1,
    }
    .to_owned()
}

/// Returns the beginning of the addresses of a language: empty for the default one.
pub(crate) fn prefix(language: Language, default: Language) -> &'static str {
    if language == default { "" } else { language.as_str() }
}

/// Returns the address of a location below that of its site.
pub(crate) fn path_of(details: &Details, levels: Levels, language: Language, default: Language) -> String {
    let street = (!details.service_area_business).then_some(details.address.as_str());
    let parents = levels_of(details, levels, language);
    let mut own = place_slug(&details.name, street);
    if parents.is_empty() && RESERVED.contains(&own.as_str()) {
        own.push_str("-1");
    }
    let parts = [prefix(language, default)].into_iter().filter(|part| !part.is_empty());
    let parts = parts.chain(parents.iter().map(|level| level.slug.as_str())).chain([own.as_str()]);
    parts.collect::<Vec<_>>().join("/")
}

/// Returns an address with a number at its end.
pub(crate) fn numbered(path: &str, number: usize) -> String {
    if number < 2 { path.to_owned() } else { format!("{path}-{number}") }
}

/// Returns true when `path` is `base`, or `base` with a number at its end: the address of a location stays while only
/// the number would change.
pub(crate) fn is_numbered(path: &str, base: &str) -> bool {
    path.strip_prefix(base).is_some_and(|suffix| {
        suffix.is_empty()
            || suffix
                .strip_prefix('-')
                .is_some_and(|suffix| !suffix.is_empty() && suffix.bytes().all(|byte| byte.is_ascii_digit()))
    })
}

/// Returns the levels that the addresses of a new site name: the country where there are several, the region where
/// there are several.
pub(crate) fn chosen_levels<'a>(places: impl Iterator<Item = &'a Details>) -> Levels {
    let (mut country, mut region): (Option<&str>, Option<&str>) = (None, None);
    let mut levels = Levels::default();
    for place in places {
        let (country_code, state) =
            (place.country.as_deref(), place.state.as_deref().filter(|state| !state.is_empty()));
        levels.country |= country_code.is_some() && country.is_some_and(|first| Some(first) != country_code);
        levels.region |= state.is_some() && region.is_some_and(|first| Some(first) != state);
        country = country.or(country_code);
        region = region.or(state);
    }
    levels
}

/// Returns the address in its canonical form, without a slash at its end and in lower case; `None` when it has it.
pub(crate) fn canonical(path: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let joined = parts.join("/").to_lowercase();
    (joined != path).then_some(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str, address: &str, city: &str, state: Option<&str>, country: &str) -> Details {
        Details {
            name: name.into(),
            address: address.into(),
            city: city.into(),
            state: state.map(Into::into),
            country: Some(country.into()),
            ..Details::default()
        }
    }

    #[test]
    fn an_address_names_country_region_city_and_location_in_its_language() {
        let all = Levels { country: true, region: true };
        let montreal = place("Boulangerie Martin", "12 rue Neuve", "Montréal", Some("QC"), "CA");
        let path = |language| path_of(&montreal, all, language, Language::Fr);
        assert_eq!(path(Language::Fr), "canada/quebec/montreal/boulangerie-martin-rue-neuve");
        assert_eq!(path(Language::En), "en/canada/quebec/montreal/boulangerie-martin-rue-neuve");
        let york = place("Martin", "350 5th Avenue", "New York", Some("NY"), "US");
        let levels = Levels { country: false, region: true };
        assert_eq!(
            path_of(&york, levels, Language::Fr, Language::En),
            "fr/etat-de-new-york/new-york/martin-5th-avenue"
        );
        assert_eq!(path_of(&york, Levels::default(), Language::En, Language::En), "new-york/martin-5th-avenue");
    }

    #[test]
    fn a_business_that_visits_its_customers_does_not_show_its_street() {
        let details =
            Details { service_area_business: true, ..place("Plomberie Nord", "3 rue Cachée", "Lille", None, "FR") };
        assert_eq!(path_of(&details, Levels::default(), Language::Fr, Language::Fr), "lille/plomberie-nord");
    }

    #[test]
    fn a_city_does_not_take_the_address_of_a_page_of_the_site() {
        let details = place("Shop", "1 High Street", "Legal", None, "US");
        assert_eq!(path_of(&details, Levels::default(), Language::En, Language::En), "legal-1/shop-high-street");
    }

    #[test]
    fn a_site_names_only_the_levels_that_tell_its_locations_apart() {
        let [a, b] = [place("A", "", "Paris", Some("IDF"), "FR"), place("B", "", "Lyon", Some("ARA"), "FR")];
        let c = place("C", "", "Lausanne", None, "CH");
        assert_eq!(chosen_levels([&a].into_iter()), Levels { country: false, region: false });
        assert_eq!(chosen_levels([&a, &b].into_iter()), Levels { country: false, region: true });
        assert_eq!(chosen_levels([&a, &c].into_iter()), Levels { country: true, region: false });
    }

    #[test]
    fn other_forms_of_an_address_lead_to_the_canonical_one() {
        for (path, expected) in [
            ("paris/martin", None),
            ("paris/martin/", Some("paris/martin")),
            ("Paris//MARTIN", Some("paris/martin")),
            ("", None),
        ] {
            assert_eq!(canonical(path).as_deref(), expected, "{path}");
        }
        assert!(is_numbered("paris/martin-2", "paris/martin") && is_numbered("paris/martin", "paris/martin"));
        assert!(!is_numbered("paris/martin-rue", "paris/martin") && !is_numbered("paris/martin-", "paris/martin"));
    }
}
