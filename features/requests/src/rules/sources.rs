//! Sites of reviews, from the table in the program.

use std::sync::LazyLock;

/// Table of the sites.
const TABLE: &str = include_str!("../../data/review_sources.csv");

/// Permission of a site to ask for reviews on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Businesses may ask.
    Yes,
    /// Only the site itself asks.
    SiteOnly,
    /// The site asks businesses not to ask.
    No,
    /// There is nothing to ask for.
    None,
}

/// Site of reviews.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) domain: String,
    countries: Vec<String>,
    pub(crate) ask: Ask,
}

impl Source {
    /// Returns true when the site is used in a country.
    pub(crate) fn is_in(&self, country: Option<&str>) -> bool {
        country.is_none_or(|country| self.countries.iter().any(|code| code == "*" || code == country))
    }
}

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| TABLE.lines().skip(1).filter_map(source).collect());

/// Returns all sites.
pub(crate) fn sources() -> &'static [Source] {
    &SOURCES
}

/// Returns a site by its id.
pub(crate) fn find(id: &str) -> Option<&'static Source> {
    SOURCES.iter().find(|source| source.id == id)
}

fn source(line: &str) -> Option<Source> {
    let cells = cells(line);
    let ask = match cells.get(10)?.as_str() {
        "yes" => Ask::Yes,
        "site_only" => Ask::SiteOnly,
        "no" => Ask::No,
        _ => Ask::None,
    };
    let [id, name, domain, countries, ..] = &cells[..] else { return None };
    let countries = countries.split('|').map(ToOwned::to_owned).collect();
    Some(Source { id: id.clone(), name: name.clone(), domain: domain.clone(), countries, ask })
}

/// Splits a line of the table, in which quoted cells hold commas and no quotes.
fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut is_quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            c => cells.last_mut().into_iter().for_each(|cell| cell.push(c)),
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_whole() {
        assert_eq!(sources().len(), TABLE.lines().count() - 1);
        let count = |ask| sources().iter().filter(|source| source.ask == ask).count();
        assert_eq!(count(Ask::No), 1);
        assert!(count(Ask::Yes) > 50 && count(Ask::SiteOnly) > 20 && count(Ask::None) > 3);
        assert_eq!(find("yelp").map(|source| source.ask), Some(Ask::No));
        assert_eq!(find("booking").map(|source| source.ask), Some(Ask::SiteOnly));
        let google = find("google").unwrap();
        assert_eq!((google.name.as_str(), google.domain.as_str(), google.ask), ("Google", "google.com", Ask::Yes));
        assert!(google.is_in(Some("FR")) && google.is_in(None));
        assert!(!find("yell").unwrap().is_in(Some("FR")));
    }
}
