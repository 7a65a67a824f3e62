//! Finds locations by postal code, city or name, and the nearest ones of a point, among the published pages of a site.

use std::{collections::BTreeSet, sync::Arc};

use geo::Address;
use jiff::Timestamp;

use crate::{
    board::{Board, Entry},
    render::local,
};

/// Distance in meters within which locations are near.
const NEAR: f64 = 100_000.0;
/// Locations that are shown when none is near.
const FAR: usize = 3;

/// Query of a visitor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query<'a> {
    pub(crate) text: &'a str,
    /// Position that the visitor gave. It is never stored.
    pub(crate) near: Option<(f64, f64)>,
    pub(crate) open_now: bool,
    pub(crate) now: Timestamp,
}

/// Locations with their distances in meters.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    pub(crate) entries: Vec<(Option<f64>, Arc<Entry>)>,
    /// None is near: these are the nearest ones.
    pub(crate) is_far: bool,
    /// Name of the point that distances are from.
    pub(crate) center_name: Option<String>,
}

/// Finds locations: first by postal code, then by city, then by name.
pub(crate) fn find(board: &Board, query: &Query<'_>) -> Answer {
    let folded = text::fold(query.text);
    let is_shown = |entry: &&Arc<Entry>| !query.open_now || is_open(entry, query.now);
    let live: Vec<&Arc<Entry>> = board.live().filter(is_shown).collect();
    if let Some(point) = query.near {
        return around(&live, point, None);
    }
    if folded.is_empty() {
        return Answer::default();
    }
    if let Some((point, name)) = center(board, query.text, &folded) {
        return around(&live, point, Some(name));
    }
    let has_words = |entry: &&&Arc<Entry>| folded.split(' ').all(|word| entry.search.contains(word));
    let entries = live.iter().filter(has_words).map(|entry| (None, (*entry).clone())).collect();
    Answer { entries, ..Answer::default() }
}

/// Returns the published pages nearest to a point: those within 100 km, else the three nearest.
fn around(live: &[&Arc<Entry>], point: (f64, f64), center_name: Option<String>) -> Answer {
    let far = |entry: &&Arc<Entry>| Some((Some(geo::metres(point, entry.point?)), (*entry).clone()));
    let mut entries: Vec<(Option<f64>, Arc<Entry>)> = live.iter().filter_map(far).collect();
    entries.sort_unstable_by(|a, b| a.0.unwrap_or(f64::MAX).total_cmp(&b.0.unwrap_or(f64::MAX)));
    let near = entries.iter().take_while(|(far, _)| far.is_some_and(|far| far <= NEAR)).count();
    let is_far = near == 0;
    entries.truncate(if is_far { FAR } else { near });
    Answer { entries, is_far, center_name }
}

/// Returns the point that a text names: a postal code or a city, of the site's own locations or of the tables.
fn center(board: &Board, text: &str, folded: &str) -> Option<((f64, f64), String)> {
    let code = folded.replace(' ', "");
    let has_digit = code.contains(|c: char| c.is_ascii_digit());
    let code_of = |entry: &&Arc<Entry>| {
        entry.location.details.postal_code.as_deref().map(|code| text::fold(code).replace(' ', "")).unwrap_or_default()
    };
    if has_digit {
        let exact = of_own(board, |entry| code_of(&entry) == code);
        let city =
            || of_tables(board, |country| Address { country, postal_code: Some(text.trim()), ..Address::default() });
        let starts = || of_own(board, |entry| code.len() >= 2 && code_of(&entry).starts_with(&code));
        if let Some(point) = exact.or_else(city).or_else(starts) {
            return Some((point, text.trim().to_owned()));
        }
    }
    let own = of_own(board, |entry| entry.city == folded);
    let location_city = || {
        let (city, state) = text.split_once(',').map_or((text, None), |(city, state)| (city, Some(state.trim())));
        let code = |country: &str| state.map(|state| text::postal::state(state, Some(country)));
        board_countries(board).iter().find_map(|country| {
            let state = code(country);
            located(&Address { country, city: Some(city.trim()), state: state.as_deref(), ..Address::default() })
        })
    };
    let starts = || of_own(board, |entry| folded.len() >= 3 && entry.city.starts_with(folded));
    own.or_else(location_city).or_else(starts).map(|point| (point, text.trim().to_owned()))
}

/// Returns the middle of the site's own locations that match.
fn of_own(board: &Board, matches: impl Fn(&Arc<Entry>) -> bool) -> Option<(f64, f64)> {
    let points: Vec<(f64, f64)> = board.live().filter(|entry| matches(entry)).filter_map(|entry| entry.point).collect();
    let count = points.len() as f64;
    let sum = points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (!points.is_empty()).then(|| (sum.0 / count, sum.1 / count))
}

fn of_tables<'a>(board: &'a Board, address: impl Fn(&'a str) -> Address<'a>) -> Option<(f64, f64)> {
    board_countries(board).into_iter().find_map(|country| located(&address(country)))
}

fn located(address: &Address<'_>) -> Option<(f64, f64)> {
    geo::locate(address).map(|position| (position.latitude, position.longitude))
}

/// Returns the countries of the site's locations.
fn board_countries(board: &Board) -> BTreeSet<&str> {
    board.live().filter_map(|entry| entry.location.details.country.as_deref()).collect()
}

/// Returns true when a location is open at a time.
fn is_open(entry: &Entry, now: Timestamp) -> bool {
    let details = &entry.location.details;
    details.opening_hours.0.as_ref().is_some_and(|hours| hours.is_open_at(local(details, now)))
}
