//! Center coordinates of cities.

use crate::{Address, degrees, key, metres};

/// Table from `build.rs`, sorted by key: start of the key, its length, region, latitude, longitude.
static ROWS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cities.bin"));
/// Concatenated keys.
static NAMES: &str = include_str!(concat!(env!("OUT_DIR"), "/names.txt"));

/// Maximum distance in meters at which cities with one name count as one place: a city and its center.
const ONE_PLACE: f64 = 30_000.0;

/// Alternative names of cities, beside the name in the table.
const ALSO: [(&str, &str); 40] = [
    ("be aalst", "be alost"),
    ("be antwerp", "be antwerpen"),
    ("be antwerp", "be anvers"),
    ("be brugge", "be bruges"),
    ("be brussels", "be brussel"),
    ("be brussels", "be bruxelles"),
    ("be gent", "be gand"),
    ("be gent", "be ghent"),
    ("be ieper", "be ypres"),
    ("be ixelles", "be elsene"),
    ("be kortrijk", "be courtrai"),
    ("be leuven", "be louvain"),
    ("be liege", "be luik"),
    ("be mechelen", "be malines"),
    ("be mons", "be bergen"),
    ("be namur", "be namen"),
    ("be ostend", "be oostende"),
    ("be ostend", "be ostende"),
    ("be roeselare", "be roulers"),
    ("be schaerbeek", "be schaarbeek"),
    ("be tienen", "be tirlemont"),
    ("be tournai", "be doornik"),
    ("be uccle", "be ukkel"),
    ("be vilvoorde", "be vilvorde"),
    ("ca greater sudbury", "ca sudbury"),
    ("ch basel", "ch bale"),
    ("ch bern", "ch berne"),
    ("ch biel bienne", "ch biel"),
    ("ch biel bienne", "ch bienne"),
    ("ch chur", "ch coire"),
    ("ch fribourg", "ch freiburg"),
    ("ch geneva", "ch geneve"),
    ("ch geneva", "ch genf"),
    ("ch luzern", "ch lucerne"),
    ("ch sankt gallen", "ch saint gall"),
    ("ch sankt gallen", "ch saint gallen"),
    ("ch sitten", "ch sion"),
    ("ch solothurn", "ch soleure"),
    ("fr dunkirk", "fr dunkerque"),
    ("us washington", "us washington d c"),
];

type CityRow = [u8; 16];

/// Returns latitude and longitude of the city's center; `None` when the city is unknown or ambiguous.
pub(crate) fn centre(address: &Address) -> Option<(f64, f64)> {
    let rows = named(address.country, address.city?)?;
    let region = region(address);
    let mut places = rows.iter().filter(|row| region.is_none_or(|region| region_of(row) == region)).map(point);
    let first = places.next()?;
    places.all(|other| metres(first, other) < ONE_PLACE).then_some(first)
}

/// Returns all cities with a name. Tries the name as written, an alternative name, the name without and with `City` at
/// its end, and the name up to a comma, slash or opening parenthesis.
fn named(country: &str, name: &str) -> Option<&'static [CityRow]> {
    let key = key::city(country, &text::fold(name));
    let also = || ALSO.iter().find(|(_, also)| *also == key).and_then(|(name, _)| with_key(name));
    let without = || key.strip_suffix(" city").and_then(with_key);
    let with = || with_key(&format!("{key} city"));
    let shorter = || match name.split(['(', ',', '/']).next() {
        Some(start) if start.len() < name.len() && !start.trim().is_empty() => named(country, start),
        _ => None,
    };
    with_key(&key).or_else(also).or_else(without).or_else(with).or_else(shorter)
}

fn with_key(key: &str) -> Option<&'static [CityRow]> {
    let (rows, _) = ROWS.as_chunks::<16>();
    let first = rows.partition_point(|row| key_of(row) < key);
    let count = rows[first..].iter().take_while(|row| key_of(row) == key).count();
    (count > 0).then(|| &rows[first..first + count])
}

/// Returns the state of the address; in Canada also from the postal code, which determines the province.
fn region(address: &Address) -> Option<[u8; 3]> {
    let region_of = |code: &str| Some(key::region("", code));
    match (address.country, address.state) {
        ("US" | "CA", Some(state)) if !state.is_empty() => region_of(state),
        ("CA", _) => region_of(match address.postal_code?.bytes().next()? {
            b'A' => "NL",
            b'B' => "NS",
            b'C' => "PE",
            b'E' => "NB",
            b'G' | b'H' | b'J' => "QC",
            b'K' | b'L' | b'M' | b'N' | b'P' => "ON",
            b'R' => "MB",
            b'S' => "SK",
            b'T' => "AB",
            b'V' => "BC",
            b'Y' => "YT",
            // X is shared by two territories.
            _ => return None,
        }),
        _ => None,
    }
}

fn key_of(row: &CityRow) -> &'static str {
    let start = u32::from_le_bytes([row[0], row[1], row[2], row[3]]) as usize;
    NAMES.get(start..start + usize::from(row[4])).unwrap_or_default()
}

fn region_of(row: &CityRow) -> [u8; 3] {
    [row[5], row[6], row[7]]
}

fn point(row: &CityRow) -> (f64, f64) {
    (degrees(&row[8..]), degrees(&row[12..]))
}
